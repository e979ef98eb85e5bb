// Fingers on the board: pan, pinch, double tap, the chooser of a crowded stack.
import assert from "node:assert/strict";
import { moving, opened, sizes, test } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";
import { fingers } from "./fingers.mjs";

moving();

async function table(t, seed) {
  const { page } = await opened(t, seed, { size: sizes.tablet, touch: true });
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  await page.locator(".stage[data-ready]").waitFor();
  return page;
}
const view = (page) => page.evaluate(() => window.interbellum.board.view());

test("one finger pans and two zoom: one transform is written, and nothing else changes", async (t) => {
  const page = await table(t, 81), touch = await fingers(page), before = await view(page), here = await where(page);
  await page.evaluate(() => {
    window.changes = [];
    new MutationObserver((list) => { for (const m of list) window.changes.push(`${m.type} ${m.attributeName} ${m.target.className?.baseVal ?? m.target.className}`); })
      .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await touch.drag([[300, 300]], [[420, 360]]);
  const panned = await view(page);
  assert.ok(Math.abs(panned.x - (before.x - 120 / before.z)) < 2 && Math.abs(panned.y - (before.y - 60 / before.z)) < 2, "the board follows the finger");
  await touch.drag([[250, 300], [350, 300]], [[200, 300], [400, 300]]);
  const near = await view(page);
  assert.ok(near.z > panned.z * 1.8 && near.z < panned.z * 2.2, `two fingers apart: ${panned.z} becomes ${near.z}`);
  const changes = await page.evaluate(() => [...new Set(window.changes)]);
  for (const change of changes) assert.match(change, /^attributes (style stage|data-zoom boardview|class boardview)/, "a pan changes only the stage");
  assert.deepEqual(await where(page), here, "and answers nothing");
});

test("two taps come closer where nothing is asked", async (t) => {
  const page = await table(t, 82), before = await view(page);
  await page.mouse.dblclick(330, 120);
  const after = await view(page);
  assert.ok(after.z > before.z * 1.5, `${before.z} becomes ${after.z}`);
});

test("a tap on a crowded stack opens its choices, each as large as a finger", async (t) => {
  const page = await table(t, 83);
  for (let n = 0; ; n++) {
    assert.ok(n < 400, "no area offers several answers");
    const crowded = await page.evaluate(() => [...document.querySelectorAll(".area.legal[aria-label$=choices]")].map((e) => e.dataset.area)[0]);
    if (crowded) {
      const here = await where(page);
      await page.evaluate((area) => { const s = document.querySelector(`.area.legal[data-area="${area}"]`); window.interbellum.board.go(+s.dataset.x, +s.dataset.y); }, crowded);
      const at = await page.evaluate((area) => { const r = document.querySelector(`.area.legal[data-area="${area}"] .hit`).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }, crowded);
      await page.touchscreen.tap(...at);
      await page.locator(".chooser .choice").first().waitFor();
      for (const box of await page.locator(".chooser .choice").evaluateAll((all) => all.map((e) => e.getBoundingClientRect().height))) assert.ok(box >= 44, `a row of ${box} px`);
      assert.deepEqual(await where(page), here, "nothing is answered yet");
      return;
    }
    await play(page, { seed: n, most: 1 });
  }
});

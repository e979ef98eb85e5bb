// The board under a finger and under the Tab key: what can be hit where the whole board is shown, the ways to the other map, the signs.
import assert from "node:assert/strict";
import { join } from "node:path";
import { moving, noViolations, opened, root, sizes, test } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

moving();

test("on a tablet that shows the whole board a finger hits every place that glows, and asks where several answers lie", async (t) => {
  const { page, shot } = await opened(t, 61, { size: sizes.tablet, touch: true });
  await newMatch(page, { game: "Cataclysm", scenario: "cataclysm", alone: true });
  await page.locator(".stage[data-ready] #a-berlin").waitFor({ state: "attached" });
  let looked = 0, choosers = 0;
  for (let n = 0; n < 60; n++) {
    await page.waitForFunction(() => { // the picture of the map that the last answer turned to
      const board = document.querySelector(".boardview");
      return board.querySelector(".stage[data-ready]") && board.querySelector("#board-picture").dataset.file === board.dataset.board;
    });
    await page.evaluate(() => window.interbellum.board.fit());
    const spots = await page.evaluate(() => {
      const bar = document.querySelector(".decision").getBoundingClientRect(), view = document.querySelector(".boardview").getBoundingClientRect();
      return [...document.querySelectorAll(".area.legal")].map((area) => {
        const r = area.querySelector(".hit").getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
        const free = y < bar.top - 4 && x > view.left + 4 && x < view.right - 4 && y > view.top + 4;
        const top = free && document.elementFromPoint(x, y);
        return { id: area.dataset.area, w: r.width, h: r.height, x, y, under: top && !top.closest("button,.overs,.dicesheet,.maptabs,.viewtools") ? top.closest(".area")?.dataset.area ?? top.outerHTML.slice(0, 60) : null };
      });
    });
    for (const s of spots) {
      assert.ok(s.w >= 44 && s.h >= 24, `${s.id} is ${s.w} by ${s.h} pixels`);
      if (s.under !== null) { looked++; assert.equal(s.under, s.id, `a finger on ${s.id} hits something else`); }
    }
    const free = spots.filter((s) => s.under === s.id);
    const before = await where(page);
    if (free.length && !choosers) {
      const s = free[n % free.length];
      await page.touchscreen.tap(s.x, s.y);
      await page.waitForFunction((seq) => document.querySelector(".chooser:popover-open .choice") || document.querySelector(".table")?.dataset.seq !== String(seq), before.seq);
      if (await page.locator(".chooser:popover-open .choice").count()) {
        choosers++;
        assert.ok((await page.locator(".chooser .choice").count()) >= 2);
        await shot("tablet-chooser");
        await page.keyboard.press("Escape");
      }
    }
    await play(page, { seed: 300 + n, most: 3, short: 30, hasty: true });
    if ((await where(page)).screen === "end") break;
  }
  assert.ok(looked >= 40 && choosers > 0, `${looked} places, ${choosers} choosers`);
});

test("the ways to the other map are reached by Tab and followed by Enter; the signs of the map are explained", async (t) => {
  const { page, shot } = await opened(t, 62);
  await newMatch(page, { game: "Cataclysm", scenario: "cataclysm", alone: true });
  await page.locator(".stage[data-ready] #a-berlin").waitFor({ state: "attached" });
  await page.locator(".boardview").evaluate((b) => { b.tabIndex = -1; b.focus(); });
  const focused = () => page.evaluate(() => document.activeElement.closest(".connector")?.getAttribute("aria-label") ?? "");
  const seen = [];
  for (let n = 0; n < 40 && seen.length < 4; n++) {
    await page.keyboard.press("Tab");
    const name = await focused();
    if (name) seen.push(name[0]);
  }
  assert.deepEqual(seen.sort(), ["A", "B", "C", "D"]);
  await page.addScriptTag({ path: join(root, "app/browsertest/node_modules/axe-core/axe.min.js") });
  const odd = await page.evaluate(async () => (await axe.run(".layer.ways", { runOnly: { type: "rule", values: ["label-content-name-mismatch"] } })).violations.flatMap((v) => v.nodes.map((n) => n.html)));
  assert.deepEqual(odd, [], "what is shown begins what is said");
  await page.keyboard.press("Enter");
  await page.locator(".stage[data-ready] #a-tokyo").waitFor({ state: "attached" });
  await page.waitForFunction(() => document.activeElement.closest(".connector"), null); // the focus stays on the way back
  await page.keyboard.press("Enter");
  await page.locator(".stage[data-ready] #a-berlin").waitFor({ state: "attached" });

  await page.getByRole("button", { name: "Map legend" }).click();
  await page.locator("#legend:popover-open li").first().waitFor();
  assert.match(await page.locator("#legend").innerText(), /Adverse ground[^]*Resistance[^]*Owners/);
  await shot("legend");
  await noViolations(page);
  await page.locator("#legend .rule").first().click();
  await page.locator(".rulesheet").getByText("Adverse terrain").first().waitFor();
});

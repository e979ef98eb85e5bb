// The table beside its questions: rights, undo, history, the tabs of a phone.
import assert from "node:assert/strict";
import { harbours, noViolations, opened, sizes, started, test } from "./harness.mjs";
import { give, newMatch, play, where } from "./flow.mjs";

const house = (page, slug) => page.locator(`.house[data-house=${slug}]`).evaluate((h) => ({ ...h.dataset }));

test("a right is used beside the question, and undo goes back to what cannot be unseen", async (t) => {
  const { page } = await opened(t, 31, { site: harbours, path: "#new-toy" });
  await newMatch(page, { alone: true });
  for (let i = 0; i < 4; i++) await give(page, "bid#1");
  const building = page.locator('.decision > .choices [data-answer="build"]');
  while (!(await building.count())) await play(page, { seed: 2, most: 1 });

  const before = await where(page), acting = await page.locator(".house.acting").getAttribute("data-house");
  const ships = Number((await house(page, acting)).ships);
  await give(page, "build");
  assert.equal(Number((await house(page, acting)).ships), ships + 1);
  await page.locator("#undo").click(); // the next to whistle is asked; nothing was drawn yet
  await page.waitForFunction((seq) => document.querySelector(".table").dataset.seq === String(seq), before.seq);
  assert.deepEqual(await where(page), before);
  assert.equal(Number((await house(page, acting)).ships), ships);

  await page.locator(".rights summary", { hasText: "Open a parcel" }).click();
  const right = page.locator('.rights [data-answer="open-parcel"]').first();
  await right.click();
  await page.locator('#ask[data-kind="keep-parcel"]').waitFor();
  assert.ok(await page.locator("#undo").isDisabled(), "what was in the parcel has been seen");
  await give(page, "keep");
});

test("the history shows the table as it was, and now again", async (t) => {
  const { page } = await opened(t, 32);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  await play(page, { seed: 3, most: 25 });
  const now = await where(page);
  await page.locator("#history").focus();
  for (let back = 1; back <= 3; back++) {
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((seq) => document.querySelector(".table").dataset.seq === String(seq), now.seq - back);
  }
  await page.getByText("You are looking at the past.").waitFor();
  assert.equal(await page.locator(".area.legal, .piece.may, .decision [data-answer]").count(), 0, "nothing of the past can be touched");
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.locator("#ask[data-kind]").waitFor();
  assert.deepEqual(await where(page), now);

  await page.locator("#history").focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByText("You are looking at the past.").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#ask[data-kind]").waitFor();
  assert.deepEqual(await where(page), now);
});

test("a rule's number keeps the match in the address", async (t) => {
  const { page } = await opened(t, 33);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  const before = await where(page), address = page.url();
  await page.locator("#ask .rule").click();
  await page.waitForFunction((address) => location.href === address, address);
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  assert.deepEqual(await where(page), before);
});

test("on a phone the tabs change between board and sheet", async (t) => {
  const { page } = await opened(t, 34, { size: sizes.phone, touch: true });
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  assert.ok(await page.locator(".sheet .panel").isHidden());
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator(".logview").waitFor();
  await page.getByRole("tab", { name: "Board" }).click();
  await page.locator(".sheet .panel").waitFor({ state: "hidden" });
  await page.locator(".boardview").waitFor();
  await play(page, { seed: 1, most: 5 });
});

test("the answer pointed at or held shows what it leads to, and a hold gives no answer", async (t) => {
  for (const touch of [false, true]) {
    const { page } = await opened(t, touch ? 36 : 35, touch ? { size: sizes.phone, touch } : {});
    await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
    const before = await where(page), answer = page.locator('.decision > .choices [data-answer="gain"]'); // a flag for a stability test
    if (touch) {
      const box = await answer.boundingBox(), client = await page.context().newCDPSession(page);
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: box.x + 12, y: box.y + 12 }] });
      await page.locator(".ahead:popover-open").waitFor();
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    } else {
      await answer.hover();
      await page.locator(".ahead:popover-open").waitFor();
    }
    assert.match(await page.locator(".ahead").innerText(), /\d+ %[^]*Stability test[^]*If it fails/);
    assert.deepEqual(await where(page), before, "looking gives no answer");
    await answer.click();
    await page.waitForFunction((seq) => document.querySelector(".table").dataset.seq !== String(seq), before.seq);
    assert.equal(await page.locator(".ahead:popover-open").count(), 0, "the card is gone with its question");
  }
});

test("the signs of war in the top bar open a card with sentences, by a tap and by Enter, and Escape shuts it", async (t) => {
  for (const [n, game, said] of [[37, "Cataclysm", /There has been no war yet\./], [38, "Triumph", /No one is at War\./]]) {
    const { page } = await opened(t, n, { size: sizes.phone, touch: true });
    await newMatch(page, { game, alone: true });
    const signs = page.locator(".telling"), card = page.locator(".enmity:popover-open");
    assert.match(await signs.innerText(), /None/);
    await signs.tap();
    assert.match(await card.innerText(), said);
    await noViolations(page);
    const box = await card.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= sizes.phone.width, "the card is on the screen");
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await signs.focus();
    await page.keyboard.press("Enter");
    await card.waitFor();
  }
});

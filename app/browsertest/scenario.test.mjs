// A scenario of one's own in the Workshop: three powers of Cataclysm, written by touch, played through its first turn, sent, and opened by who receives it.
import assert from "node:assert/strict";
import { keptForOffline, noViolations, opened, test } from "./harness.mjs";
import { play, sit, toQuestion, where } from "./flow.mjs";

const tablet = { size: { width: 1180, height: 820 }, touch: true };
const inWorkshop = (page) => page.waitForFunction(() => window.interbellumName === "workshop" && document.documentElement.dataset.ready && document.querySelector(".shopstart, .shop"));
const says = (page, text) => page.locator(".says", { hasText: text }).waitFor();
const pick = (page, group, name) => page.getByRole("group", { name: group, exact: true }).getByRole("button", { name, exact: true }).tap();

// put drags a row of the panel by its handle to an area.
async function put(page, row, area) {
  await page.waitForFunction((area) => document.querySelector(`.areas [data-area="${area}"] .hit`) && document.querySelector(".stage[data-ready]"), area);
  const hold = page.locator(".rowlist > li", { hasText: row }).first().locator(".hold");
  await hold.scrollIntoViewIfNeeded();
  const from = await hold.boundingBox();
  const to = await page.locator(`.areas [data-area="${area}"] .hit`).first().boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.locator(`.areas .area.hot[data-area="${area}"]`).waitFor();
  await page.mouse.up();
}

// write makes the scenario, under a title.
async function write(page, shot) {
  await page.locator(".shopstart .rowline", { hasText: "Cataclysm" }).first().tap();
  await page.locator("#shop-state", { hasText: "No changes yet." }).waitFor();
  await page.locator("#tab-setup").tap();
  await page.locator(".fold summary", { hasText: "Your own scenario" }).tap();
  await page.locator("#shop-copy").fill("Three Powers");
  await page.locator("#shop-copy").blur();
  await page.locator("#shop-copy-it").tap();
  await says(page, "Three Powers is added.");
  for (const power of ["United States", "Japan", "Soviet Union", "France"]) {
    await pick(page, "Powers", power);
    await says(page, `${power} is out of the scenario.`);
  }
  await pick(page, "Maps", "Pacific");
  await says(page, "Pacific is out of the scenario.");
  await page.locator("#shop-first").selectOption("1935-36");
  await says(page, "The turns are changed.");
  await page.locator("#shop-last").selectOption("1937-38");
  await page.locator(".deal", { hasText: "3 players" }).waitFor();
  await page.getByRole("group", { name: "2 players" }).getByRole("button", { name: "Remove this division for 2 players" }).tap();
  await says(page, "Removed.");
  await page.getByRole("button", { name: "2. Democracy" }).tap();
  await says(page, "Democracy wins ties now.");
  await page.locator("#shop-new-note").fill("Two turns before the war.");
  await page.locator("#shop-new-note").blur();
  await says(page, "The note is kept.");
  await page.locator("#shop-state", { hasText: "Ready to play." }).waitFor();
  await noViolations(page, ".bench");
  await shot("scenario-terms");

  await page.locator("#shop-pieces").tap();
  await page.locator(".pickone", { hasText: "Germany" }).tap();
  await page.waitForFunction(() => document.querySelector(".stage[data-ready]"));
  await put(page, "Tactical air force", "berlin");
  await says(page, "Placed in Berlin.");
  await put(page, "Bavaria", "ruhr");
  await says(page, "Infantry moved to Ruhr.");
  await page.locator("#shop-undo").tap();
  await says(page, "Undone.");
  await page.getByRole("button", { name: "Put Infantry from the force pool into the box" }).tap();
  await says(page, "Infantry is in the box.");
  await page.locator("#shop-undo").tap();
  await shot("scenario-pieces");
  await page.locator("#tab-edition").tap();
  await page.locator("#shop-name").fill("Our scenarios");
  await page.locator("#shop-name").blur();
  await page.locator(".topbar b", { hasText: "Our scenarios" }).waitFor();
}

test("a scenario of three powers is written, its first turn played, and sent", async (t) => {
  const { page, shot } = await opened(t, 81, { ...tablet, keep: true });
  await keptForOffline(page);
  await page.locator("#workshop").tap();
  await inWorkshop(page);
  await write(page, shot);
  await page.locator("#shop-play").tap();
  await page.locator("#begin").waitFor();
  await page.locator("#edition option:checked", { hasText: "Our scenarios" }).waitFor({ state: "attached" });
  await page.locator("#scenario").selectOption({ label: "Three Powers" });
  await page.getByRole("button", { name: /^3 players(:|$)/ }).tap();
  for (const [i, name] of ["Ann", "Bob", "Cid"].entries()) {
    await page.locator(`#player-${i + 1}`).fill(name);
    await page.locator(`#player-${i + 1}`).blur();
  }
  await page.locator("#begin").tap();
  await page.locator(".table, .hand").first().waitFor();
  const turn = () => page.locator(".topbar [aria-current=true]").first().innerText();
  await page.locator(".table, .hand").first().waitFor();
  if (await page.locator(".hand").count()) await page.locator(".hand .btn.primary").first().tap();
  await page.locator(".table .stage[data-ready]").waitFor();
  assert.equal(await turn(), "1935-36");
  await shot("scenario-begun");
  for (let n = 0; await turn() === "1935-36"; n++) {
    assert.ok(n < 40, "the first turn does not end");
    await play(page, { seed: n, most: 20, bar: 100, ready: true });
    if (await page.locator(".hand").count()) await page.locator(".hand .btn.primary").first().tap();
    await page.locator(".table .stage[data-ready]").waitFor();
  }
  assert.equal(await turn(), "1937-38");
  await shot("scenario-played");
  await page.getByRole("button", { name: "Link to this match" }).tap();
  const link = (await page.locator("#link").innerText()).split("#")[1], answers = (await where(page)).seq;

  const other = await opened(t, 82, { path: "#" + link });
  await sit(other.page, "Bob");
  await other.page.locator(".letter").getByText(/^This match is played under Our scenarios: \d+ things differ from the shipped game.$/).waitFor();
  await other.page.locator("#what-differs").click();
  await other.page.getByText("Two turns before the war.").first().waitFor();
  await other.page.keyboard.press("Escape");
  await toQuestion(other.page);
  const there = await where(other.page);
  assert.deepEqual([there.screen, there.seq], ["table", answers]);
  await other.page.locator(".topbar", { hasText: "Three Powers" }).waitFor();
}, { timeout: 400_000 });

test("a scenario with blocks is copied, changed and begun", async (t) => {
  const { page, shot } = await opened(t, 83, { ...tablet, keep: true });
  await keptForOffline(page);
  await page.locator("#workshop").tap();
  await inWorkshop(page);
  await page.locator(".shopstart .rowline", { hasText: "Triumph" }).first().tap();
  await page.locator("#shop-state", { hasText: "No changes yet." }).waitFor();
  await page.locator("#tab-setup").tap();
  await page.locator(".fold summary", { hasText: "Your own scenario" }).tap();
  await page.locator("#shop-copy").fill("Two Years");
  await page.locator("#shop-copy").blur();
  await page.locator("#shop-copy-it").tap();
  await says(page, "Two Years is added.");
  await page.locator("#shop-setup option:checked", { hasText: "Two Years" }).waitFor({ state: "attached" });
  await page.locator("#shop-drop").waitFor();
  await pick(page, "What to add", "Satellite");
  await page.locator("#shop-what").selectOption({ label: "Poland" });
  await page.locator("#shop-side").selectOption({ label: "Axis" });
  await page.locator("#shop-stand").tap();
  await says(page, "Added.");
  await pick(page, "What to add", "At war");
  await page.locator("#shop-stand").tap();
  await page.locator(".rowline", { hasText: "At war: Axis and USSR" }).waitFor();
  await page.locator("#shop-state", { hasText: "Ready to play." }).waitFor();
  await noViolations(page, ".bench");
  await page.getByRole("button", { name: "Remove “At war: Axis and USSR”" }).tap();
  await says(page, "Removed “At war: Axis and USSR”.");
  await shot("scenario-blocks-terms");
  await page.locator("#shop-pieces").tap();
  await page.locator(".pickone", { hasText: "Germany" }).tap();
  await page.waitForFunction(() => document.querySelector(".stage[data-ready]"));
  await put(page, "Fleet", "munich");
  await page.locator("#shop-state", { hasText: "fault" }).waitFor(); // a Fleet on land without a coast
  await page.locator("#shop-undo").tap();
  await put(page, "Tank", "warsaw"); // of the Satellite
  await page.locator("#shop-state", { hasText: "Ready to play." }).waitFor();
  await noViolations(page, ".bench");
  await shot("scenario-blocks");
  await page.locator("#tab-edition").tap();
  await page.locator("#shop-name").fill("Our scenarios");
  await page.locator("#shop-name").blur();
  await page.locator(".topbar b", { hasText: "Our scenarios" }).waitFor();
  await page.locator("#shop-play").tap();
  await page.locator("#begin").waitFor();
  await page.locator("#edition option:checked", { hasText: "Our scenarios" }).waitFor({ state: "attached" });
  await page.locator("#scenario").selectOption({ label: "Two Years" });
  await shot("scenario-blocks-form");
  await page.getByRole("button", { name: /^3 players(:|$)/ }).first().tap();
  await page.locator("#begin").tap();
  await page.locator(".table, .hand").first().waitFor();
  if (await page.locator(".hand").count()) await page.locator(".hand .btn.primary").first().tap();
  await page.locator(".table .stage[data-ready]").waitFor();
  await page.locator(".topbar", { hasText: "Two Years" }).waitFor();
  await shot("scenario-blocks-begun");
}, { timeout: 400_000 });

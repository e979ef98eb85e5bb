// The Workshop: data corrected by touch, seen on the board, played, sent, and returned by who received them; without a network; from one file.
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { built, keptForOffline, noViolations, opened, started, test, theBrowser } from "./harness.mjs";
import { install, moreOfForm, paste, play, sit, toQuestion, turn, where } from "./flow.mjs";

const tablet = { size: { width: 1180, height: 820 }, touch: true };
const inWorkshop = (page) => page.waitForFunction(() => window.interbellumName === "workshop" && document.documentElement.dataset.ready && document.querySelector(".shopstart, .shop"));
const drawn = (page, pair) => page.evaluate((pair) => [...document.querySelectorAll(`#map-lines [data-between="${pair}"]`)].map((e) => e.getAttribute("class")).join(), pair);

// touch puts a finger on the name of an area.
const touch = async (page, area) => {
  await page.waitForFunction((area) => document.querySelector(`.areas [data-area="${area}"] .hit`) && document.querySelector(".stage[data-ready]"), area);
  const box = await page.locator(`.areas [data-area="${area}"] .hit`).boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};
const card = (page, title) => page.locator("#shop-title", { hasText: title }).waitFor();
const says = (page, text) => page.locator(".says", { hasText: text }).waitFor();
const border = async (page, [a, b], title, kind) => {
  if (await page.locator("#shop-title").count()) await page.getByRole("button", { name: "Close this card" }).tap();
  await touch(page, a);
  await page.locator("#shop-title").waitFor();
  await touch(page, b);
  await card(page, title);
  await page.locator(".pickone", { hasText: kind }).tap();
  await says(page, `${title}: Border is now ${kind}.`);
};

// correct mends two borders and a city of Conquest & Consequence by touch, under a title.
async function correct(page) {
  await page.locator(".shopstart .rowline", { hasText: "Conquest" }).first().tap();
  await page.locator("#shop-state", { hasText: "No changes yet." }).waitFor();
  await border(page, ["canton", "kwangsi"], "Canton – Kwangsi", "Mountain");
  await border(page, ["wuhan", "canton"], "Wuhan – Canton", "Desert");
  await page.waitForFunction(() => /mountain/.test(document.querySelector('#map-lines [data-between="canton kwangsi"]')?.getAttribute("class")));
  await page.getByRole("button", { name: "Canton", exact: true }).tap();
  await card(page, "Canton");
  await page.locator(".pickone", { hasText: "Town" }).tap();
  await says(page, "Canton: City is now Town.");
  await page.locator("#shop-undo").tap();
  await says(page, "Undone.");
  await page.locator("#shop-redo").tap();
  await says(page, "Redone.");
  await page.locator("#tab-setup").tap();
  await page.locator(".pickone", { hasText: "Japan" }).tap();
  await touch(page, "korea");
  await card(page, "Place in Korea");
  await page.getByRole("button", { name: "Place Fleet in Korea" }).first().tap();
  await says(page, "Placed in Korea.");
  await page.locator("#shop-state", { hasText: "1 thing is against the rules:" }).waitFor();
  await page.locator("#tab-faults").tap();
  await page.getByRole("button", { name: "My box says so" }).tap();
  await page.locator("#shop-state", { hasText: "Ready to play." }).waitFor();
  await page.locator("#tab-edition").tap();
  await page.locator("#shop-name").fill("Our box");
  await page.locator("#shop-author").fill("Ann");
  await page.locator("#shop-author").blur();
  await page.locator(".topbar b", { hasText: "Our box" }).waitFor();
  await page.locator("#shop-state", { hasText: "Ready to play." }).waitFor();
}

// begin starts a match of two people, the first of whom plays two sides under the edition that the form shows.
async function begin(page) {
  await page.locator("#begin").waitFor();
  await page.locator("#edition option:checked", { hasText: "Our box" }).waitFor({ state: "attached" });
  await page.getByRole("button", { name: /^3 players(:|$)/ }).tap();
  await moreOfForm(page);
  await page.getByRole("combobox", { name: /^Who plays / }).nth(2).selectOption({ label: "Player 1" });
  for (const [i, name] of ["Ann", "Bob"].entries()) {
    await page.locator(`#player-${i + 1}`).fill(name);
    await page.locator(`#player-${i + 1}`).blur();
  }
  await page.locator("#who-here").selectOption({ label: "Only Ann: the others play by link" });
  await page.locator("#begin").tap();
  await page.locator(".table, .hand").first().waitFor();
  if (await page.locator(".hand").count()) await page.locator(".hand .btn.primary").first().tap();
  await page.locator(".table .stage[data-ready]").waitFor();
}

// handOn plays where somebody is asked, and sends the link to the other profile, which opens it and goes on: there, back, and there again.
async function handOn(one, two) {
  const answers = async (page) => (await where(page)).seq;
  const asked = async (page) => ((at) => at.kind !== "" || at.screen === "hand")(await where(page));
  const pages = [one, two];
  let sent = 0;
  for (let n = 0; n < 12 && sent < 3; n++) {
    const from = await asked(one) ? 0 : 1, page = pages[from], other = pages[1 - from];
    assert.ok(await asked(page), "somebody is asked");
    for (let i = 0; i < 30 && await asked(page); i++) await play(page, { seed: 5 + i, most: 10, bar: 100, ready: true });
    const { link } = await turn(page);
    await paste(other, link);
    await other.locator(".letter").waitFor();
    await toQuestion(other);
    assert.equal(await answers(other), await answers(page), "the other sees all answers");
    assert.match(await drawn(other, "canton kwangsi"), /mountain/);
    sent++;
  }
  assert.ok(sent >= 3, "there, back, and on again");
}

test("data are corrected by touch, played, sent, seen by who receives them, and come back", async (t) => {
  const { page, server, shot } = await opened(t, 71, { ...tablet, keep: true });
  await keptForOffline(page);
  await page.locator("#workshop").tap();
  await inWorkshop(page);
  assert.equal(await page.evaluate(() => localStorage.getItem("interbellum/program")), null, "another tab starts with the smaller program");
  await correct(page);
  await shot("workshop-edition");
  for (const tab of ["differs", "faults", "first", "setup", "tables", "map"]) {
    await page.locator("#tab-" + tab).tap();
    await page.locator(`.shop[data-tab=${tab}]`).waitFor();
    await noViolations(page, ".bench");
    await shot("workshop-" + tab);
  }
  await page.locator("#tab-differs").tap();
  assert.deepEqual((await page.locator(".differences > li > b").allInnerTexts()).slice(0, 3), ["Canton", "Canton – Kwangsi", "Canton – Wuhan"]);
  await page.locator("#shop-play").tap();
  await begin(page);
  assert.match(await drawn(page, "canton kwangsi"), /mountain/);
  await page.getByRole("button", { name: "Link to this match" }).tap();
  const link = (await page.locator("#link").innerText()).split("#")[1];

  const other = await opened(t, 72, { path: "#" + link });
  await sit(other.page, "Bob");
  await other.page.locator(".letter").getByText("This match is played under Our box: 4 things differ from the shipped game.").waitFor();
  await other.page.locator("#what-differs").click();
  await other.page.getByText("Kind: River → Mountain").waitFor();
  await other.page.keyboard.press("Escape");
  await toQuestion(other.page);
  await page.getByRole("button", { name: "Close", exact: true }).first().tap();
  await handOn(page, other.page);

  // Without a network the Workshop goes on where it was left, since it was opened once.
  await page.getByRole("button", { name: "Back to your matches" }).first().tap();
  await page.locator("#workshop").waitFor();
  await server.close();
  await page.reload();
  await inWorkshop(page).catch(() => {});
  await page.locator("#workshop").tap();
  await page.locator(".shopstart .rowline", { hasText: "Our box" }).first().tap();
  await page.locator("#shop-state", { hasText: "Ready to play." }).waitFor();
}, { timeout: 400_000 });

// taken opens the one file, copied to where somebody may have saved it, in a profile of its own without a network.
async function taken(t) {
  const folder = mkdtempSync(join(tmpdir(), "interbellum-"));
  t.after(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(built, "interbellum.html"), join(folder, "interbellum.html"));
  const context = await (await theBrowser()).newContext({ offline: true, viewport: tablet.size, hasTouch: true });
  t.after(() => context.close());
  await install(context);
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(folder, "interbellum.html")).href);
  await started(page);
  return page;
}

test("the one file has the Workshop, without a network: corrected, seen, played, sent, and returned", async (t) => {
  const page = await taken(t);
  await page.locator("#workshop").tap();
  await correct(page);
  await page.locator("#shop-play").tap();
  await begin(page);
  assert.match(await drawn(page, "canton kwangsi"), /mountain/);
  const { link } = await turn(page);

  const other = await taken(t);
  await paste(other, link);
  await sit(other, "Bob");
  await other.locator("#what-differs").click();
  await other.getByText("Kind: River → Mountain").waitFor();
  await other.keyboard.press("Escape");
  await toQuestion(other);
  await handOn(page, other);
}, { timeout: 400_000 });

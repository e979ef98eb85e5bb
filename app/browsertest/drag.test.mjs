// A piece is dragged to where it goes: by mouse and finger, in the games with blocks and in Cataclysm. Put down anywhere else nothing has happened, and
// a drag that begins on the empty map moves the board.
import assert from "node:assert/strict";
import { newMatch, openPosition, play, where } from "./flow.mjs";
import { fingers } from "./fingers.mjs";
import { moving, opened, sizes, test } from "./harness.mjs";

moving();

const past = (page, before) => page.waitForFunction((seq) => document.querySelector(".table").dataset.seq !== String(seq), before.seq);

// A Spring in the middle of the war, where blocks move after a few answers.
const spring = { Triumph: "triumph/testdata/positions/two-capitals.json", Conquest: "conquest/testdata/positions/world-at-war.json" };

// toPiece plays until a piece can be dragged whose answers lead to the question next, and brings it into the middle, near enough to be touched.
async function toPiece(page, game, kind) {
  if (spring[game]) await openPosition(page, spring[game]);
  await newMatch(page, { game: spring[game] ? undefined : game, names: ["Ann"], alone: true });
  for (let n = 0; ; n++) {
    assert.ok(n < 600, "no piece can be dragged");
    if ((await where(page)).kind === kind && await page.locator(".stack .piece.lifts").count()) break;
    if (await page.locator('.decision > .choices [data-answer="deploy"]').count()) { await page.evaluate(() => window.flow.give("deploy")); continue; }
    await play(page, { seed: n, most: 1, bar: 100, hasty: game !== "Cataclysm", short: 30 });
  }
  await page.evaluate(() => {
    const piece = document.querySelector(".stack .piece.lifts"), area = document.querySelector(`.area[data-area="${piece.closest(".stack").dataset.area}"]`);
    window.interbellum.board.go(+area.dataset.x, +area.dataset.y, 1);
  });
  await page.locator("#fold[aria-expanded=true]").click();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
}

// grip is a point of the piece that it can be touched at; spot one of an area that is lit, away from pieces and furniture; nowhere one of none.
const places = (page) => page.evaluate(() => {
  const at = (e) => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }, of = ([x, y]) => document.elementFromPoint(x, y);
  const b = document.querySelector(".boardview").getBoundingClientRect();
  const piece = [...document.querySelectorAll(".stack .piece.lifts")].find((p) => of(at(p))?.closest(".piece") === p);
  const goals = new Map(), empty = [], dull = [];
  for (let x = b.left + 20; x < b.right - 20; x += 8) for (let y = b.top + 60; y < b.bottom - 10; y += 8) {
    const e = of([x, y]), goal = e?.closest(".area.goal");
    if (goal && !goals.has(goal.dataset.area)) goals.set(goal.dataset.area, [x, y]);
    if (e && e.closest(".boardview") && !e.closest("[data-area], button")) empty.push([x, y]);
    if (e?.closest(".area") && !goal && !e.closest(".stack")) dull.push([x, y]);
  }
  return { grip: piece && at(piece), words: piece?.dataset.answer, goals: [...goals], empty: empty[Math.floor(empty.length / 2)], dull: dull[Math.floor(dull.length / 2)] };
});

for (const [game, kind, next, seed] of [["Triumph", "move", "move-to", 93], ["Conquest", "move", "move-to", 93], ["Cataclysm", "deploy", "deploy-to", 91]]) test(`${game}: a piece is dragged to a lit area, and to nowhere`, async (t) => {
  const { page, shot } = await opened(t, seed);
  await toPiece(page, game, kind);
  const before = await where(page), { grip, words } = await places(page), board = () => page.evaluate(() => JSON.stringify(window.interbellum.board.view()));
  assert.ok(grip, "a piece can be touched");
  const view = await board();
  const lift = async () => {
    await page.mouse.move(...grip);
    await page.mouse.down();
    await page.mouse.move(grip[0] + 30, grip[1] + 20, { steps: 4 });
    await page.locator(".area.goal").first().waitFor();
  };
  await lift();
  const { goals, dull } = await places(page);
  assert.ok(goals.length && dull, "the areas where it may go are lit, and no others");
  await page.mouse.move(...goals[0][1]);
  await page.locator(".area.goal.hot").waitFor();
  await shot(`drag-${game}`);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".goal, .aloft, .lifting").count(), 0, "Escape puts it back");
  await page.mouse.up();
  await lift();
  await page.mouse.move(...dull);
  await page.mouse.up();
  await page.waitForFunction(() => !document.querySelector(".goal, .aloft, .lifting")); // put down where nothing is lit it is back
  assert.deepEqual(await where(page), before, "nothing was answered");
  assert.equal(await board(), view, "the board stood still");

  await lift();
  await page.mouse.move(...goals[0][1], { steps: 3 });
  await page.mouse.up();
  await page.waitForFunction(([seq, n]) => Number(document.querySelector(".table").dataset.seq) > seq + n, [before.seq, words.split(" ").length - 1]);
  await page.waitForFunction((next) => document.querySelector("#ask")?.dataset.kind !== next || document.querySelector(".chooser:popover-open"), next);

  const then = await where(page), { empty: ground } = await places(page), stood = await board();
  await page.mouse.move(...ground);
  await page.mouse.down();
  await page.mouse.move(ground[0] + 60, ground[1] + 40, { steps: 4 });
  await page.mouse.up();
  assert.notEqual(await board(), stood, "the empty map is moved");
  assert.deepEqual(await where(page), then);
});

test("Triumph & Tragedy on a phone: a finger drags a block, and a tap picks it up as before", async (t) => {
  const { page } = await opened(t, 93, { size: sizes.phone, touch: true });
  await toPiece(page, "Triumph", "move");
  const before = await where(page), { grip, words } = await places(page), touch = await fingers(page);
  assert.ok(grip, "a block can be touched");
  await touch.send("touchStart", [grip]);
  for (let n = 1; n < 6; n++) await touch.send("touchMove", [[grip[0] + 5 * n, grip[1] + 4 * n]]);
  await page.locator(".area.goal").first().waitFor();
  const { goals } = await places(page);
  await touch.send("touchMove", [goals[0][1]]);
  await touch.send("touchEnd", []);
  await page.waitForFunction(([seq, n]) => Number(document.querySelector(".table").dataset.seq) > seq + n, [before.seq, words.split(" ").length - 1]);
  if (await page.locator(".chooser:popover-open").isVisible()) await page.keyboard.press("Escape");
  const now = await where(page);
  await page.locator("#undo").click();
  await past(page, now);
  assert.deepEqual(await where(page), before, "one Undo takes the drag back");
  await page.touchscreen.tap(...grip);
  await past(page, before);
});

// node bench-prompts.mjs: how often a person is asked in the first years of a match against computer players, who does what the computer
// would do and taps it on the board where a tap says all of it. Picks that are confirmed once are one question: a unit that is moved, an
// operation with its units. One seed is one war: it plays several, and tells each and the median. It needs `make site`; SITE names another
// build, ONLY one of the games, SEEDS the wars ("7 8 9"), LIST prints every question.
import { launch, serve, sizes, started } from "./browser.mjs";
import { beginScenario, mine } from "./bots.mjs";
import { install, seeded, where } from "./flow.mjs";
import { median } from "./quantile.mjs";

const matches = [
  { game: "triumph", scenario: "1936", manners: ["", "normal", "normal"], ends: [/\b1937\b/], most: [30] },
  { game: "conquest", scenario: "1936", manners: ["", "normal", "normal"], ends: [/\b1937\b/], most: [28] },
  { game: "cataclysm", scenario: "days-of-decision", manners: ["", "normal"], ends: [/1939/, /1941/], most: [40, 60] },
].filter(({ game }) => !process.env.ONLY || game === process.env.ONLY);

const seeds = (process.env.SEEDS ?? "7 8 9 10 11").split(" ").map(Number);
const anew = new Set(["move", "action", "military-action", "drawn", "interrupt", "interrupt-first"]); // a run of picks begins with it
const afresh = new Set(["place", "deploy", "deploy-to"]); // and with this where nothing can be taken back: dice have fallen since, or another player has answered

// answer gives one answer as a person does, and says how: what it was, and the run of picks that it belongs to.
async function answer(page) {
  const fill = page.locator("[data-do=fill]").first();
  const { kind } = await where(page), run = await page.locator("#ask").getAttribute("data-run"), undo = await page.locator("#undo").isEnabled();
  if (await fill.count()) {
    await fill.click();
    return { kind, undo, run: "", words: "the rest at once" };
  }
  let words = await page.evaluate(() => { const all = document.querySelectorAll(".decision [data-answer]:not(.rights *)"); return all.length === 1 ? all[0].dataset.answer : null; });
  if (words === null) {
    await page.locator("#hint").click();
    words = await (await page.waitForFunction(() => document.querySelector(".decision .marked[data-answer]")?.dataset.answer, null, { timeout: 60_000 })).jsonValue();
  }
  if ((words === "pass" && kind === "government" || kind === "retreat" || /^(fire|hit):/.test(words)) && await page.locator("[data-do=later]").count()) {
    const words = { government: "pass for the rest of the phase", retreat: "back where they came from, this turn" }[kind] ?? "fight by orders, this turn";
    await page.locator("[data-do=later]").last().click();
    return { kind, undo, run, words };
  }
  if (words === "commit") {
    await page.locator(".hand-of .tcard.legal").first().dispatchEvent("click");
    const use = page.locator('.uses [data-answer^="commit card:"]').first();
    words = await use.getAttribute("data-answer");
    await use.dispatchEvent("click");
    return { kind, undo, run, words, taps: 2 };
  }
  const unit = page.locator(`.stack .piece.may[data-answer^="${words} "]`).first();
  if (await unit.count()) {
    words = await unit.getAttribute("data-answer");
    await unit.dispatchEvent("click");
  } else await page.evaluate((words) => window.flow.give(words), words);
  return { kind, undo, run, words };
}

// begins reports whether a question is another one than that before it, not the next pick of the same run.
const begins = ({ run, kind, undo }, before) => !run || run !== before?.run || anew.has(kind) || kind === "regroup" && kind !== before.kind || afresh.has(kind) && !undo;


// date is the turn or year in the bar above the board.
const date = (page) => page.evaluate(() => (document.querySelector(".turns [aria-current]") ?? document.querySelector(".topbar .facts")).innerText);

// period plays until the date in the bar above the board says that the period is over.
async function period(page, end) {
  const seen = { questions: 0, taps: 0 }, kinds = {};
  for (let last = null; ;) {
    await mine(page);
    if (end.test(await date(page)) || await page.locator(".endscreen").count()) break;
    const before = await where(page), given = await answer(page);
    await page.waitForFunction((seq) => window.flow.where().seq !== seq, before.seq, { timeout: 60_000 });
    seen.taps += given.taps ?? 1;
    if (begins(given, last)) { seen.questions++; kinds[given.kind] = (kinds[given.kind] ?? 0) + 1; }
    last = given;
    if (process.env.LIST) console.log(seen.questions, given.kind, given.run ?? "", given.words);
  }
  return { ...seen, kinds: Object.entries(kinds).toSorted(([, a], [, b]) => b - a).map(([kind, n]) => `${n} ${kind}`).join(", ") };
}

// war plays the years of a match with one seed, and tells each.
async function war(server, { game, scenario, manners, ends }, seed) {
  const browser = await launch();
  const context = await browser.newContext({ viewport: sizes.desktop });
  await seeded(context, seed);
  await install(context);
  await context.addInitScript(() => { try { localStorage.setItem("interbellum/programs", "off"); } catch { /* no page yet */ } });
  const page = await context.newPage();
  await page.goto(server.url);
  await started(page);
  await beginScenario(page, game, scenario, ...manners);
  const parts = [];
  for (const end of ends) parts.push(await period(page, end));
  await browser.close();
  return parts;
}

const server = await serve(process.env.SITE ? { site: process.env.SITE } : {}), rows = [], medians = [];
for (const match of matches) {
  const wars = [];
  for (const seed of seeds) wars.push(await war(server, match, seed));
  for (const [i, most] of match.most.entries()) {
    const name = `${match.game} ${match.scenario}, part ${i + 1}`;
    for (const [n, seed] of seeds.entries()) rows.push({ match: name, seed, ...wars[n][i] });
    medians.push({ match: name, "at most": most, questions: median(wars.map((parts) => parts[i].questions)), taps: median(wars.map((parts) => parts[i].taps)) });
  }
}
await server.close();
console.log("Questions that a person answers against computer players, and taps");
console.table(rows);
console.log("Medians");
console.table(medians);

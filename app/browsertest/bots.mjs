// What matches against computer players are played and measured with, in tests and by bench-bots.mjs.
import { moreOfForm, openPosition } from "./flow.mjs";

// The games: the scenario that is played, how the rivals are played, the program that plays, a seat, how a random person gets
// somewhere in so many answers, a short scenario with how many players, if there is one, and a written position late in a match, where a
// whole one takes long (openPosition).
export const games = {
  cataclysm: { name: "Cataclysm", scenario: "days-of-decision", rivals: ["hard"], program: "cataclysm-bots.wasm", seat: "uk", way: { short: 50 }, answers: 60 },
  triumph: { name: "Triumph & Tragedy", scenario: "1939", rivals: ["hard", "normal"], program: "blocks-bots.wasm", seat: "west", way: { short: 50, hasty: true }, answers: 25, late: ["triumph/testdata/positions/mole.json", { year: 1945 }] },
  conquest: { name: "Conquest & Consequence", scenario: "1936", rivals: ["hard", "normal"], program: "blocks-bots.wasm", seat: "us", way: { short: 50, hasty: true }, answers: 15, brief: { scenario: "rising-sun", players: 2 }, late: ["conquest/testdata/positions/atomic-research.json"] },
};

// begin starts a match; manners are how the players are played, one after the other: "" by a person.
export const begin = (page, game, ...manners) => beginScenario(page, game, games[game].scenario, ...manners);

export async function beginScenario(page, game, scenario, ...manners) {
  await page.getByRole("button", { name: new RegExp(games[game].name) }).first().click();
  await page.locator("#begin").waitFor();
  await page.locator("#scenario").selectOption(scenario);
  await seat(page, manners);
}

// beginLate starts at the game's late position.
export async function beginLate(page, game, ...manners) {
  await openPosition(page, ...games[game].late);
  await seat(page, manners);
}

// seat says how the players are played, and begins.
async function seat(page, manners) {
  await page.locator("#begin").waitFor();
  await moreOfForm(page);
  for (const [i, manner] of manners.entries()) await page.locator(`#manner-${i + 1}`).selectOption(manner || { label: "A person" });
  await page.locator("#begin").click();
  await page.locator(".table, .hand").first().waitFor();
}

// mine waits until a person is asked, or the match is over.
export const mine = (page) => page.waitForFunction(() => document.querySelector(".decision [data-answer]:not(.rights *), .endscreen"), null, { timeout: 60_000 });

// advised has the person do what a program would, for as many answers or to the end. It tells how many were given.
export async function advised(page, most = Infinity) {
  for (let n = 0; ; n++) {
    await mine(page);
    if (n === most || await page.locator(".endscreen").count()) return n;
    await page.locator("#hint").click();
    const words = await page.waitForFunction(() => document.querySelector(".choice.marked")?.dataset.answer, null, { timeout: 60_000 });
    await page.evaluate((words) => window.flow.give(words), await words.jsonValue());
  }
}

// measured notes tasks that keep the page from answering, when a program thinks and for which seat, when one is ready and when the table stands, and what jumps.
export const measured = (context) => context.addInitScript(() => {
  window.long = [];
  window.thought = [];
  window.workerReady = [];
  window.moved = [];
  const look = () => document.querySelector(".stage[data-ready]") ? window.tableReady = performance.now() : requestAnimationFrame(look);
  requestAnimationFrame(look);
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.long.push([e.startTime, e.startTime + e.duration]); }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (!e.hadRecentInput) window.moved.push({ at: e.startTime, by: e.value, what: e.sources.map(({ node, previousRect: a, currentRect: b }) =>
      `${node?.nodeName}.${node?.className?.baseVal ?? node?.className}: ${[a.x, a.y, a.width, a.height].map(Math.round)} → ${[b.x, b.y, b.width, b.height].map(Math.round)}`) });
  }).observe({ type: "layout-shift", buffered: true });
  const Real = window.Worker;
  const put = new Map(); // how a question was put that is being thought about
  window.Worker = class extends Real {
    constructor(...made) {
      super(...made);
      window.workerReady.push([performance.now(), Infinity]);
    }
    postMessage(text, ...rest) {
      const question = typeof text === "string" && text[0] === "{" ? JSON.parse(text) : {};
      if (question.asked) window.thought.push([performance.now(), Infinity, question.asked.Seat ?? question.asked.seat, question.asked.Kind ?? question.asked.kind]), put.set(question.id, window.thought.at(-1));
      super.postMessage(text, ...rest);
    }
    set onmessage(f) {
      super.onmessage = (e) => {
        const now = performance.now(), said = typeof e.data === "string" && e.data[0] === "{" ? JSON.parse(e.data) : {};
        if (said.ready) window.workerReady.at(-1)[1] = now;
        const question = put.get(said.id);
        if (question) question[1] = now;
        f(e);
      };
    }
  };
});

// jumps is by how much the page has jumped since it was last asked, as browsers reckon it (cumulative layout shift: the most in five
// seconds), the greatest of it in words, and how often programs were asked meanwhile.
export const jumps = (page) => page.evaluate(() => {
  const moved = window.moved.splice(0), asked = window.thought.splice(0).length;
  let most = 0;
  for (const [i, first] of moved.entries()) most = Math.max(most, moved.slice(i).filter((m) => m.at < first.at + 5000).reduce((sum, m) => sum + m.by, 0));
  return { asked, most, worst: moved.toSorted((a, b) => b.by - a.by).slice(0, 5).map((m) => `${m.by.toFixed(3)} ${m.what.join(", ")}`) };
});

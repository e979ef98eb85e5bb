// node bench-bots.mjs: how long computer players think in the page, how long they are on their way, and whether the page stays free
// meanwhile. It prints tables and judges nothing: times belong to the machine. Beside each stands the same clock around a worker that has
// nothing to do. It needs `make site`; GAMES=triumph plays one game alone, ANSWERS=200 less of each.
import { loadavg } from "node:os";
import { install, seeded } from "./flow.mjs";
import { launch, serve, sizes, started } from "./browser.mjs";
import { begin, games, measured } from "./bots.mjs";
import { quantile } from "./quantile.mjs";

const row = (what, values) => !values.length ? [what, "none"] : [what, values.length, ...[0.5, 0.95, 1].map((q) => quantile(values, q).toFixed(1)), (values.reduce((a, b) => a + b, 0) / values.length).toFixed(1)];

// baseline times messages to a worker that answers at once, as long as a view is.
const baseline = (page, n = 200) => page.evaluate(async (n) => {
  const worker = new Worker(URL.createObjectURL(new Blob(["onmessage = (e) => postMessage(e.data.length)"]))), text = JSON.stringify("x".repeat(20_000)), times = [];
  for (let i = 0; i < n; i++) {
    const from = performance.now();
    worker.postMessage(text);
    await new Promise((done) => { worker.onmessage = done; });
    times.push(performance.now() - from);
  }
  worker.terminate();
  return times;
}, n);

const server = await serve(), browser = await launch(), table = [["what", "n", "median", "95 %", "worst", "mean"]];
for (const id of (process.env.GAMES ?? Object.keys(games).join()).split(",")) {
  const context = await browser.newContext({ viewport: sizes.tablet, hasTouch: true });
  await seeded(context, 3);
  await install(context);
  await measured(context);
  await context.addInitScript(() => addEventListener("click", (e) => { if (e.target.closest?.("#begin")) window.begun = performance.now(); }, { capture: true }));
  const page = await context.newPage();
  await page.goto(server.url);
  await started(page);
  await begin(page, id, "hard", ...games[id].rivals.map(() => "hard"));
  const opened = await page.evaluate(() => performance.now());
  const most = Number(process.env.ANSWERS ?? Infinity);
  await page.waitForFunction((most) => document.querySelector(".endscreen") || window.thought.length >= most, most, { timeout: 600_000 });
  const { thought, long, ready, begun, stands } = await page.evaluate(() => ({ thought: window.thought, long: window.long, ready: window.workerReady, begun: window.begun, stands: window.tableReady }));
  const done = thought.filter(([, to]) => Number.isFinite(to));
  table.push(row(`${id}: a decision, ms`, done.map(([from, to]) => to - from)), row(`${id}: a seat's turn, ms`, turns(done)),
    row(`${id}: an empty message there and back, ms`, await baseline(page)), row(`${id}: the players are ready after "begin", ms`, ready.slice(0, 1).map(([, to]) => Math.max(0, to - begun))),
    row(`${id}: and after the match's table stands, ms`, ready.slice(0, 1).map(([, to]) => Math.max(0, to - stands))),
    row(`${id}: tasks over 50 ms while one thinks, ms`, long.filter(([from, to]) => done.some(([a, b]) => from >= a && to <= b)).map(([from, to]) => to - from)),
    row(`${id}: tasks over 50 ms in all, ms`, long.filter(([from]) => from > opened).map(([from, to]) => to - from)));
  const slowest = done.toSorted(([a, b], [c, d]) => d - c - (b - a)).slice(0, 8);
  console.log(`${id}: the slowest decisions: ${slowest.map(([from, to, , kind]) => `${kind} ${(to - from).toFixed(0)}`).join(", ")}`);
  await context.close();
}
await browser.close();
await server.close();

// turns adds up what one seat takes from its first question until another is asked, painting between included.
function turns(list) {
  const sums = [];
  let seat, from, last;
  for (const [begun, to, asked] of list) {
    if (asked !== seat) {
      if (seat !== undefined) sums.push(last - from);
      [seat, from] = [asked, begun];
    }
    last = to;
  }
  return [...sums, last - from];
}

console.log(`Two cores are shared with whatever else runs: load ${loadavg()[0].toFixed(2)}.`);
for (const line of table) console.log(line[0].padEnd(62) + line.slice(1).map((x) => String(x).padStart(10)).join(""));

// The taps that make bench measures, each { name, path, ready(page), next(page, i) → locator, changes }. By itself,
// `node bench-tap.mjs` measures them and splits the time of the main thread; it needs `make site`.
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { launch, serve, sizes, started, tapToPaint } from "./browser.mjs";
import { install, newMatch, play } from "./flow.mjs";

// answers before the measuring begins: the second turn of C.2, when the force pools are full.
const before = Number(process.env.BEFORE ?? 220);

export const taps = [{
  name: "Cataclysm C.2, an answer",
  path: "",
  async ready(page) {
    await page.evaluate(() => document.fonts.ready);
    await newMatch(page, { game: "Cataclysm", alone: true });
    await page.locator(".stage[data-ready]").waitFor();
    await play(page, { seed: 7, most: before, short: 40 });
  },
  // next is an answer in the bar, in turn the first, the second and so on; a single button has nothing to scroll.
  async next(page, i) {
    const answers = page.locator(".decision > .choices [data-answer]");
    const n = await answers.count();
    if (!n) throw new Error("nobody is asked: begin measuring earlier (BEFORE)");
    const one = answers.nth(i % n);
    await one.scrollIntoViewIfNeeded();
    return one;
  },
  changes: ".table",
}];

const quantile = (values, q) => values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * q)];

async function measure({ name, path, ready, next, changes }, times = 60) {
  const server = await serve(process.env.SITE ? { site: process.env.SITE } : {});
  const browser = await launch();
  const page = await browser.newPage({ viewport: sizes.tablet });
  await install(page.context());
  await page.goto(server.url + path);
  await started(page);
  await ready(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => Object.fromEntries((await session.send("Performance.getMetrics")).metrics.map((m) => [m.name, m.value * 1000]));
  const wall = [], task = [], script = [], style = [];
  for (let i = 0; i < times; i++) {
    const button = await next(page, i), from = await spent();
    wall.push(await tapToPaint(page, button, changes));
    await page.waitForTimeout(60);
    const to = await spent();
    task.push(to.TaskDuration - from.TaskDuration);
    script.push(to.ScriptDuration - from.ScriptDuration);
    style.push(to.LayoutDuration + to.RecalcStyleDuration - from.LayoutDuration - from.RecalcStyleDuration);
  }
  await browser.close();
  await server.close();
  const row = (values) => ({ median: +quantile(values, 0.5).toFixed(1), "95 %": +quantile(values, 0.95).toFixed(1) });
  console.log(`${name}: ${times} taps, ms; load ${loadavg()[0].toFixed(1)}`);
  console.table({ "tap to paint": row(wall), "main thread, processor time": row(task), "of it program": row(script), "of it style and layout": row(style) });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const tap of taps) await measure(tap);

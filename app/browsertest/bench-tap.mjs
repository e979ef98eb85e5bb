// node bench-tap.mjs: how long a tap on the fullest table takes, as make bench measures it, and what the main thread spends on
// it in processor time, which does not depend on what else the machine does. It needs `make site`; SITE names another build, whose taps
// are the same ones only where it asks the same questions.
import { loadavg } from "node:os";
import { toQuestion } from "./flow.mjs";
import { launch, serve, sizes, started, tapToPaint } from "./browser.mjs";
import { largest } from "./largest.mjs";
import { quantile } from "./quantile.mjs";

// next is an answer in the bar, scrolled to and pointed at beforehand.
async function next(page, i) {
  await page.locator(".toast button").click({ timeout: 50 }).catch(() => {});
  const answers = page.locator(".decision [data-answer]:not(.rights *)"), n = await answers.count();
  if (!n) return null;
  const one = answers.nth((i * 7) % n);
  await one.scrollIntoViewIfNeeded();
  await one.hover();
  return one;
}

const server = await serve(process.env.SITE ? { site: process.env.SITE } : {});
const browser = await launch();
const page = await browser.newPage({ viewport: sizes.tablet });
await page.goto(server.url + "#" + largest());
await started(page);
await toQuestion(page);
await page.locator(".stage[data-ready]").waitFor();
const session = await page.context().newCDPSession(page);
await session.send("Performance.enable", { timeDomain: "threadTicks" });
const spent = async () => Object.fromEntries((await session.send("Performance.getMetrics")).metrics.map((m) => [m.name, m.value * 1000]));
const wall = [], task = [], script = [], style = [];
for (let i = 0; i < 60; i++) {
  const button = await next(page, i);
  if (!button) break;
  const from = await spent();
  wall.push(await tapToPaint(page, button, ".table"));
  const to = await spent();
  task.push(to.TaskDuration - from.TaskDuration);
  script.push(to.ScriptDuration - from.ScriptDuration);
  style.push(to.LayoutDuration + to.RecalcStyleDuration - from.LayoutDuration - from.RecalcStyleDuration);
  await page.waitForTimeout(60);
}
await browser.close();
await server.close();
const row = (values) => ({ median: +quantile(values.slice(10), 0.5).toFixed(1), "95 %": +quantile(values.slice(10), 0.95).toFixed(1) });
console.log(`${wall.length - 10} taps, ms; load ${loadavg()[0].toFixed(1)}`);
console.table({ "tap to paint": row(wall), "main thread, processor time": row(task), "of it program": row(script), "of it style and layout": row(style) });

// node bench-touch.mjs: fingers on the fullest table of the longest scenario, the processor slowed down four times: a tap to the
// painted answer, and what pan and zoom cost in script for each event. It needs `make site`; SITE names another build. GAME=triumph
// times a crowded table of that game. Taps that change one word of an empty page, before and after, say how quick the machine is.
import { loadavg } from "node:os";
import { comeIn, toQuestion } from "./flow.mjs";
import { launch, serve, sizes, started, tapToPaint } from "./browser.mjs";
import { fingers, largest } from "./fingers.mjs";
import { momentsOf } from "./largest.mjs";
import { quantile } from "./quantile.mjs";

const row = (values) => ({ median: +quantile(values, 0.5).toFixed(2), "95 %": +quantile(values, 0.95).toFixed(2), n: values.length });

const server = await serve(process.env.SITE ? { site: process.env.SITE } : {});
const browser = await launch();
const context = await browser.newContext({ viewport: sizes.tablet, hasTouch: true });
// Every handler of a finger's events is timed from its first line to its last.
await context.addInitScript(() => {
  window.spent = [];
  let open = 0, from = 0;
  for (const kind of ["pointermove", "touchmove"]) {
    addEventListener(kind, () => { if (!open++) from = performance.now(); }, { capture: true, passive: true });
    addEventListener(kind, () => { if (--open === 0) window.spent.push(performance.now() - from); }, { passive: true });
  }
});
const words = [];
async function emptyPage() {
  const page = await context.newPage();
  await page.setContent('<div class="page"><button onclick="this.textContent = performance.now()">0</button></div>');
  const touch = await fingers(page), word = page.locator("button");
  await touch.session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (let i = 0; i < 20; i++) words.push(await tapToPaint(page, word, ".page", () => touch.tap(word)));
  await page.close();
}
await emptyPage();
const page = await context.newPage();
const triumph = process.env.GAME === "triumph";
await page.goto(server.url + "#" + (triumph ? momentsOf("triumph").crowded : largest("cataclysm")));
await started(page);
if (triumph) await comeIn(page);
else await toQuestion(page);
await page.locator(".stage[data-ready]").waitFor();
const touch = await fingers(page);
await touch.session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
const b = await page.locator(".boardview").boundingBox(), mx = b.x + b.width / 2, my = b.y + b.height / 3;
for (let i = 0; i < 6; i++) {
  await touch.drag([[mx, my]], [[mx + (i % 2 ? 160 : -160), my + 60]], 20);
  await touch.drag([[mx - 60, my], [mx + 60, my]], [[mx - (i % 2 ? 30 : 140), my], [mx + (i % 2 ? 30 : 140), my]], 20);
}
const moves = await page.evaluate(() => window.spent);
const taps = [], rests = [];
for (let i = 0; i < 40; i++) {
  await page.locator(".toast button").click({ timeout: 50 }).catch(() => {});
  if (await page.locator(".hand .btn.primary").isVisible()) { // the next player's turn
    await page.locator(".hand .btn.primary").click();
    await page.locator(".table .stage[data-ready]").waitFor();
  }
  const answers = page.locator(".decision [data-answer]:not(.rights *)"), n = await answers.count();
  if (!n) break;
  const one = answers.nth((i * 7) % n);
  await one.scrollIntoViewIfNeeded();
  taps.push(await tapToPaint(page, one, ".page", () => touch.tap(one)));
  const since = Date.now();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3000 })));
  rests.push(Date.now() - since);
  await page.waitForTimeout(400); // nobody answers twice in less
}
await emptyPage();
await browser.close();
await server.close();
console.log(`fingers on the fullest table of ${triumph ? "Triumph & Tragedy" : "C.1"}, the processor slowed down four times, ms; load ${loadavg()[0].toFixed(1)}`);
console.table({ "tap to painted answer": row(taps.slice(5)), "tap to a painted word of an empty page": row(words), "then until the page rests": row(rests.slice(5)), "script for an event of pan and zoom": row(moves) });

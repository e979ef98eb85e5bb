// node bench-first.mjs: how long it takes from opening the page for the first time to the first decision of a first match, in one tap, on a
// processor slowed down four times. It needs `make site`; SITE names another build, RUNS how often.
import { launch, serve, sizes, started } from "./browser.mjs";

const server = await serve(process.env.SITE ? { site: process.env.SITE } : {});
const all = [];
for (let i = 0; i < Number(process.env.RUNS ?? 5); i++) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: sizes.tablet });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const from = performance.now();
  await page.goto(server.url);
  await started(page);
  await page.locator("#play-now").waitFor();
  const shown = performance.now();
  await page.locator("#play-now").click();
  await page.locator(".decision [data-answer]:not(.rights *)").first().waitFor();
  all.push({ "play now is there": Math.round(shown - from), "first decision": Math.round(performance.now() - from) });
  await browser.close();
}
await server.close();
console.log("From opening the page for the first time, one tap, processor slowed down four times, ms");
console.table(all);

// node bench-first.mjs: how long it takes from opening the page for the first time to the first decision of a first match, in one tap, on a
// processor slowed down four times, beside the start of a bare page of go-app in the same run: a browser can be twice as slow as the one of
// another day. It needs `make site hello`; SITE names another build, RUNS how often.
import { join } from "node:path";
import { launch, root, serve, sizes, started } from "./browser.mjs";

const server = await serve(process.env.SITE ? { site: process.env.SITE } : {}), bare = await serve({ site: join(root, ".cache/hello") });

// slowly opens a page in a new browser on a slow processor, and gives it with what tells the milliseconds since.
async function slowly(url) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: sizes.tablet });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const from = performance.now();
  await page.goto(url);
  await started(page);
  return { browser, page, since: () => Math.round(performance.now() - from) };
}

const all = [];
for (let i = 0; i < Number(process.env.RUNS ?? 5); i++) {
  const hello = await slowly(bare.url), times = { "bare page": hello.since() };
  await hello.browser.close();
  const { browser, page, since } = await slowly(server.url);
  await page.locator("#play-now").waitFor();
  times["play now is there"] = since();
  await page.locator("#play-now").click();
  await page.locator(".decision [data-answer]:not(.rights *)").first().waitFor();
  times["first decision"] = since();
  times["to the bare page"] = +(times["first decision"] / times["bare page"]).toFixed(2);
  all.push(times);
  await browser.close();
}
await server.close();
await bare.close();
console.log("From opening the page for the first time, one tap, processor slowed down four times, ms");
console.table(all);

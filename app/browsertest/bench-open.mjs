// node bench-open.mjs [site ...]: how long a link of a long match takes from the load of the page to the question of seats (of a match that
// has ended: until the page says that it is being checked, or to the letter), and how long the reload of a match on this device takes to the
// table, for one or more built sites by turns. It prints tables and judges nothing. It needs `make site`; RUNS is how often each is measured,
// LINKS names a file of links for each site that cannot read those of today ("old.json,"), as its own version of `largest long` prints them.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { built, launch, root, serve, sizes } from "./browser.mjs";
import { quantile } from "./quantile.mjs";

const runs = Number(process.env.RUNS ?? 7);
const sites = process.argv.length > 2 ? process.argv.slice(2) : [built];
const today = JSON.parse(execFileSync("go", ["run", "./app/browsertest/largest", "long"], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }));
const files = (process.env.LINKS ?? "").split(",");
const linksOf = new Map(sites.map((at, i) => [at, files[i] ? JSON.parse(readFileSync(files[i], "utf8")) : today]));
const received = Object.keys(today).filter((name) => /three players/.test(name));
const own = Object.keys(today).filter((name) => /one player/.test(name));

// shown notes, in every page that loads, when it first paints what a selector finds.
const shown = (selector) => {
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    const channel = new MessageChannel(); // its message comes once this frame is painted, before what the page does behind it
    channel.port1.onmessage = () => { window.shownAt = performance.now(); };
    channel.port2.postMessage(0);
  };
  requestAnimationFrame(look);
};
const time = (page) => page.waitForFunction(() => window.shownAt, null, { timeout: 120_000 }).then((at) => at.jsonValue());

// opened is one opening of a link in a profile that has the program already, but not the match.
async function opened(browser, url, link) {
  const context = await browser.newContext({ viewport: sizes.desktop });
  const page = await context.newPage();
  await page.addInitScript(shown, ".seating, .arrival, .letter");
  await page.goto(url + "#" + link);
  const at = await time(page);
  await context.close();
  return at;
}

// keeps opens a link once and gives a function that measures a reload of its match.
async function keeps(browser, url, link) {
  const context = await browser.newContext({ viewport: sizes.desktop });
  const page = await context.newPage();
  await page.addInitScript(shown, ".table .decision, .ending");
  await page.goto(url + "#" + link);
  if (await page.locator("#all-here, #to-question").first().waitFor().then(() => page.locator("#all-here").count())) await page.locator("#all-here").click();
  await page.locator("#to-question").click();
  await page.locator(".letter").waitFor({ state: "detached" });
  await page.waitForTimeout(500);
  return async () => {
    await page.waitForTimeout(1500); // the match has been verified by then, so the page that is left has nothing more to do
    await page.reload();
    return time(page);
  };
}

const row = (values) => ({ median: Math.round(quantile(values, 0.5)), "10 %": Math.round(quantile(values, 0.1)), "90 %": Math.round(quantile(values, 0.9)) });

// table measures every site by turns, and sets each against the first.
async function table(title, names, ready) {
  const rows = {};
  for (const name of names) {
    const measures = [];
    for (const at of sites) measures.push(await ready(at, linksOf.get(at)[name]));
    const times = sites.map(() => []);
    for (let i = -1; i < runs; i++)
      for (const s of i % 2 ? sites.keys() : [...sites.keys()].reverse()) {
        const ms = await measures[s]();
        if (i >= 0) times[s].push(ms); // the first of each fills the caches
      }
    for (const [s, at] of sites.entries())
      rows[`${name}; ${at}`] = { ...row(times[s]), "to the first": +(quantile(times[s], 0.5) / quantile(times[0], 0.5)).toFixed(3) };
  }
  console.log(`\n${title}, ms; ${runs} runs each, by turns; load ${loadavg()[0].toFixed(1)}`);
  console.table(rows);
}

const servers = new Map();
for (const site of sites) servers.set(site, await serve({ site }));
const browser = await launch();
await table("A link, from load to the question of seats", received, async (site, link) => () => opened(browser, servers.get(site).url, link));
await table("One's own match, from reload to the table", own, (site, link) => keeps(browser, servers.get(site).url, link));
await browser.close();
for (const server of servers.values()) await server.close();

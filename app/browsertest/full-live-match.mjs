// make browser-full: whole matches live on three devices, to their end. Each device answers for its player, by chance: up to eight answers
// without a pause, or with PACE=400 one answer and 400 ms of rest, as people play.
import assert from "node:assert/strict";
import { launch, serve, sizes, started } from "./browser.mjs";
import { install, newMatch, play, seeded, where } from "./flow.mjs";
import { asked, codeOf, delays, enter, lateness, linkOf, timed, uncover } from "./live.mjs";

const names = ["Ann", "Bob", "Cy"], minutes = 15;
const pace = Number(process.env.PACE ?? 0), most = pace ? 1 : 8;
const matches = [["Cataclysm", "days-of-decision", { holds: { Italy: 3 } }], ["Triumph", "1939", { players: 3 }], ["Conquest", "1936", { players: 3 }]]
  .filter(([game]) => !process.env.ONLY || game === process.env.ONLY);

async function device(browser, server, seed) {
  const context = await browser.newContext({ viewport: sizes.tablet });
  context.setDefaultTimeout(120_000);
  await install(context);
  await seeded(context, seed);
  const page = await context.newPage();
  await page.goto(server.url);
  await started(page);
  await page.waitForFunction(() => window.interbellum?.save);
  return page;
}

// connected has a match begun on the first device, and the others in it.
async function connected(browser, server, game, scenario, more) {
  const host = await device(browser, server, 1), pages = [host];
  await newMatch(host, { game, scenario, names, ...more });
  await uncover(host);
  await host.locator("#more").click();
  await host.getByRole("button", { name: "Play live" }).click();
  for (const name of names.slice(1)) {
    const guest = await device(browser, server, 2 + pages.length);
    pages.push(guest);
    if (!await host.locator("#live-link").count()) await host.getByRole("button", { name: "Invite another device" }).click();
    const link = await linkOf(host);
    await guest.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf("#")));
    await host.locator("#live-answer").fill(await codeOf(guest));
    await host.getByRole("button", { name: "Connect" }).click();
    await guest.locator("#live").waitFor({ state: "detached" });
    await enter(guest, name);
  }
  await host.keyboard.press("Escape");
  await uncover(host);
  for (const page of pages) await timed(page);
  return pages;
}

// toTheEnd answers on each device that is asked, until all show that the match is over.
async function toTheEnd(pages) {
  const from = Date.now(), screens = () => Promise.all(pages.map(where));
  for (let round = 0, still = 0, last = -1; ; round++) {
    const now = await screens();
    if (now.every(({ screen }) => screen === "end")) return (Date.now() - from) / 1000;
    const seq = Math.max(...now.map((one) => one.seq));
    still = seq === last ? still + 1 : 0;
    last = seq;
    assert.ok(still < 40 && Date.now() - from < minutes * 60_000, `it does not go on: ${JSON.stringify(now)}`);
    if (still) await pages[0].waitForTimeout(250);
    for (const [i, page] of pages.entries()) {
      await uncover(page);
      if (!await asked(page) || (await where(page)).screen !== "table") continue;
      await page.waitForTimeout(pace);
      // An answer from another device can come in the midst of one: then it is given anew.
      await play(page, { seed: 10 * round + i, most, ready: true, short: 80, hasty: true }).catch((error) => console.log(`${names[i]}: ${String(error).slice(0, 200)}`));
    }
  }
}

const server = await serve();
let failed = 0;
for (const [game, scenario, more] of matches) {
  const browser = await launch();
  try {
    const pages = await connected(browser, server, game, scenario, more), seconds = await toTheEnd(pages);
    console.log(`ok    ${game} ${scenario} on three devices: ${seconds.toFixed(0)} s; ${lateness(await delays(pages))}`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${game} ${scenario}\n${error.stack}`);
  } finally {
    await browser.close();
  }
}
await server.close();
console.log(`${matches.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

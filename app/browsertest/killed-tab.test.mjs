// A tab is killed in the middle of quick answers, again and again. A player who comes back finds every match, none more than one
// answer behind what was last seen. KILLS=100 node --test app/browsertest/killed-tab.test.mjs is part of make browser-full.
import assert from "node:assert/strict";
import { opened, started, test } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

const kills = Number(process.env.KILLS ?? 10);

test(`a tab killed ${kills} times while it saves loses at most one answer`, async (t) => {
  let seen = 0, last = 0, wake = () => {};
  const { page: first, context, server } = await opened(t, 39, { errors: [/./], before: async (context) => {
    await context.exposeFunction("seen", (now) => { if (now > seen) [last, seen] = [seen, now]; wake(); });
    await context.addInitScript(() => {
      let told = 0;
      new MutationObserver(() => {
        const table = document.querySelector(".table"), end = document.querySelector(".endscreen");
        const now = table ? Number(table.dataset.seq) : end ? 1e9 : told;
        if (now !== told) window.seen(told = now);
      }).observe(document, { subtree: true, attributes: true, childList: true });
    });
  }, context: { serviceWorkers: "block" } }); // what is killed is the page, not the worker that is still at its first visit
  context.setDefaultTimeout(120_000);
  const begun = [];
  const begin = async (page) => {
    begun.push(`Uppsala ${begun.length + 1}`);
    await newMatch(page, { game: "Cataclysm", title: begun.at(-1), alone: true });
    await play(page, { seed: 1, most: 1 });
    last = seen = (await where(page)).seq;
  };
  let page = first, lost = 0;
  await begin(page);
  for (let n = 0; n < kills; n++) {
    const address = page.url(), session = await context.newCDPSession(page), until = seen + 1 + n % 5;
    const enough = new Promise((go) => { wake = () => { if (seen >= until) setTimeout(go, n * 7 % 31); }; }); // anywhere in the answers that follow
    const playing = page.evaluate((seed) => window.flow.play({ seed, most: 200 }), n).catch(() => {});
    await Promise.race([enough, playing]);
    const crashed = page.waitForEvent("crash");
    session.send("Page.crash").catch(() => {});
    await crashed;
    await playing;
    const dead = page;
    page = await context.newPage();
    await page.goto(address);
    await started(page);
    await page.locator(".table, .endscreen").first().waitFor();
    await dead.close();
    if (await page.locator(".endscreen").count()) { // its last answer was saved, or it would not be at its end
      await page.goto(server.url);
      await started(page);
      await begin(page);
      continue;
    }
    const { seq } = await where(page); // what followed from the last answer by itself is lost with it
    assert.ok(seq >= last, `kill ${n + 1}: ${seq} answers are found, ${seen} were seen, and ${last} before the last one was given`);
    if (seq < seen) lost++;
    last = seen = seq;
  }
  await page.goto(server.url);
  await started(page);
  assert.deepEqual((await page.locator(".games > ul .gt b").allTextContents()).sort(), begun.toSorted());
  console.log(`${kills} kills, ${begun.length} matches, ${lost} answers lost in all`);
}, { timeout: 180_000 + kills * 10_000 });

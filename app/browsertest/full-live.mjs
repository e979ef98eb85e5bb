// make browser-full: Chromium and Firefox play one match live, first one as the host, then the other.
import assert from "node:assert/strict";
import { launch, serve } from "./browser.mjs";
import { firefox } from "./webdriver.mjs";

const started = "document.documentElement.dataset.ready === 'yes' && window.interbellum?.save !== undefined";
const seq = "Number(document.querySelector('.table')?.dataset.seq ?? -1)";

// chromium has the driver's surface.
async function chromium() {
  const browser = await launch(), page = await (await browser.newContext()).newPage();
  return {
    name: "Chromium",
    close: () => browser.close(),
    open: (url) => page.goto(url),
    run: (script, ...args) => page.evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(args)})`),
    click: (css) => page.locator(css).first().click({ timeout: 20_000 }),
    until: (condition) => page.waitForFunction(condition, null, { timeout: 60_000 }),
  };
}

// connected has a match begun on the host, and the guest in it for the second player.
async function connected(host, guest, url) {
  for (const d of [host, guest]) {
    await d.open(url);
    await d.until(started);
  }
  await host.click(".newg button");
  await host.click(".people .row .btn:nth-child(2)");
  await host.click("#begin");
  await uncover(host);
  await host.until("document.querySelector('#more')");
  await host.click("#more");
  await host.click("[data-live=host]");
  await host.until("/#join=\\w+\\.ibj1/.test(document.querySelector('#live-link')?.textContent)");
  const link = await host.run("return document.querySelector('#live-link').textContent");
  await guest.run("location.hash = arguments[0]", link.slice(link.indexOf("#")));
  await guest.until("/^ibj1/.test(document.querySelector('#live-code')?.textContent)");
  const code = await guest.run("return document.querySelector('#live-code').textContent");
  assert.ok(code.length <= 150, `a code of ${code.length} characters`);
  await host.run("document.querySelector('#live-answer').value = arguments[0]; [...document.querySelectorAll('#live button')].find((b) => b.textContent === 'Connect').click()", code);
  await guest.until("!document.querySelector('#live')");
  await guest.click(".sitter:last-of-type");
  await guest.click("#seated");
  await guest.click("#to-question");
  await guest.until("document.querySelector('.table, .hand .btn.primary')");
  await host.run("document.querySelector('#live').close()");
}

async function uncover(d) {
  await d.until("document.querySelector('.table, .hand:not(.seating) .btn.primary')");
  await d.run("document.querySelector('.hand:not(.seating) .btn.primary')?.click()");
  await d.until("document.querySelector('.table')");
}

// play gives so many answers on the device that is asked, and waits until both show them.
async function play(devices, answers) {
  const by = {};
  for (let n = 0; n < answers;) {
    for (const d of devices) {
      await uncover(d);
      if (await d.run("return !!document.querySelector('.elsewhere') || !document.querySelector('.decision [data-answer]:not(.rights *)')")) continue;
      const before = await d.run(`return ${seq}`);
      await d.run("document.querySelector('.decision [data-answer]:not(.rights *)').click()");
      await d.until(`${seq} > ${before} || document.querySelector('.choice.sure')`);
      await d.run("document.querySelector('.choice.sure')?.click()");
      await d.until(`${seq} > ${before}`);
      const now = await d.run(`return ${seq}`);
      for (const other of devices) await other.until(`${seq} >= ${now}`);
      by[d.name] = (by[d.name] ?? 0) + 1;
      n++;
    }
  }
  return by;
}

const server = await serve();
let failed = 0;
for (const [first, second] of [[chromium, firefox], [firefox, chromium]]) {
  const from = Date.now(), open = [];
  try {
    open.push(await first(), await second());
    await connected(...open, server.url);
    const by = await play(open, 20);
    console.log(`ok    ${open[0].name} hosts, ${open[1].name} joins: ${JSON.stringify(by)} answers, ${((Date.now() - from) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${first.name} hosts, ${second.name} joins\n${error.stack}`);
  } finally {
    for (const d of open) await d.close();
  }
}
await server.close();
console.log(`${2 - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

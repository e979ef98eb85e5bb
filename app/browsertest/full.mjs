// make browser-full: the same short play in Firefox and WebKitGTK.
import assert from "node:assert/strict";
import { serve } from "./browser.mjs";
import { firefox, webkit } from "./webdriver.mjs";

const started = "document.documentElement.dataset.ready === 'yes'";

// play is the flow: the page starts, is used, and is as it was after a reload.
async function play(d, url) {
  await d.open(url);
  await d.until(started);
  assert.match(await d.run("return document.querySelector('h1').textContent"), /Interbellum/);
  assert.equal(await d.run("return window.interbellumStorage"), "lasting");
  await d.until("document.documentElement.dataset.offline === 'ready'");
  await d.shot(`full-${d.name}`);
  await d.reload();
  await d.until(started);
  assert.match(await d.run("return document.querySelector('h1').textContent"), /Interbellum/);
}

let failed = 0;
for (const open of [firefox, webkit]) {
  const server = await serve();
  const from = Date.now();
  let d;
  try {
    d = await open();
    await play(d, server.url);
    console.log(`ok    ${d.name} ${((Date.now() - from) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${d?.name ?? open.name}\n${error.stack}`);
  } finally {
    await d?.close();
    await server.close();
  }
}
console.log(`${2 - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

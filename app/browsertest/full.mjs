// make browser-full: the same short play in Firefox and WebKitGTK.
import assert from "node:assert/strict";
import { serve } from "./browser.mjs";
import { firefox, webkit } from "./webdriver.mjs";

const started = "document.documentElement.dataset.ready === 'yes'";

const table = "document.querySelector('.table')";
const shown = `return { seq: ${table}.dataset.seq, question: document.querySelector('#ask').textContent,
  answers: [...document.querySelectorAll('.decision > .choices [data-answer]')].map((b) => b.dataset.answer),
  pieces: [...document.querySelectorAll('.stacks [aria-label]')].map((p) => p.getAttribute('aria-label')) }`;

// play is the flow: a new match, ten answers, a reload, and the match is as it was.
async function play(d, url) {
  await d.open(url);
  await d.until(started);
  assert.match(await d.run("return document.querySelector('h1').textContent"), /Interbellum/);
  assert.equal(await d.run("return window.interbellumStorage"), "lasting");
  await d.until("document.documentElement.dataset.offline === 'ready'");
  await d.click(".newg button");
  await d.click("#begin");
  await d.until(`${table} && document.querySelector('.stage[data-ready]')`);
  for (let i = 0; i < 10; i++) {
    const before = await d.run(`return ${table}.dataset.seq`);
    await d.click(".decision > .choices [data-answer]");
    await d.until(`${table}.dataset.seq !== '${before}' || document.querySelector('.choice.sure')`);
    if (await d.run("return !!document.querySelector('.choice.sure')")) await d.click(".choice.sure");
    await d.until(`${table}.dataset.seq !== '${before}'`);
  }
  const before = await d.run(shown);
  assert.ok(before.pieces.length > 20, "the pieces stand on the board");
  await d.shot(`full-${d.name}`);
  await d.reload();
  await d.until(started);
  await d.until(`${table} && document.querySelector('.stage[data-ready]')`);
  assert.deepEqual(await d.run(shown), before);
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

// make browser-full: the same short play in Firefox and WebKitGTK, from a site and from one file.
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { built, serve } from "./browser.mjs";
import { layout } from "./layout.mjs";
import { firefox, webkit } from "./webdriver.mjs";

const started = "document.documentElement.dataset.ready === 'yes'";

const table = "document.querySelector('.table')";
const shown = `return { seq: ${table}.dataset.seq, question: document.querySelector('#ask').textContent,
  answers: [...document.querySelectorAll('.decision [data-answer]:not(.rights *)')].map((b) => b.dataset.answer),
  pieces: [...document.querySelectorAll('.stacks [aria-label]')].map((p) => p.getAttribute('aria-label')) }`;

// play is the flow: a new match, ten answers, a reload, and the match is as it was. It gives the link to it.
async function play(d, url) {
  await d.open(url);
  await d.until(started);
  assert.match(await d.run("return document.querySelector('h1').textContent"), /Interbellum/);
  assert.equal(await d.run("return window.interbellumStorage"), "lasting");
  if (url.startsWith("http")) await d.until("document.documentElement.dataset.offline === 'ready'");
  await d.click(".newg button");
  await d.click(".people .row .btn:nth-child(2)");
  await d.click("#begin");
  await d.until(`${table} && document.querySelector('.stage[data-ready]')`);
  for (let i = 0; i < 10; i++) {
    const before = await d.run(`return ${table}.dataset.seq`);
    await d.click(".decision [data-answer]:not(.rights *)");
    await d.until(`${table}.dataset.seq !== '${before}' || document.querySelector('.choice.sure')`);
    if (await d.run("return !!document.querySelector('.choice.sure')")) await d.click(".choice.sure");
    await d.until(`${table}.dataset.seq !== '${before}'`);
  }
  await inWindows(d);
  const before = await d.run(shown);
  assert.ok(before.pieces.length > 20, "the pieces stand on the board");
  await d.shot(`full-${d.name}-${url.split(":")[0]}`);
  await d.reload();
  await d.until(started);
  await d.until(`${table} && document.querySelector('.stage[data-ready]')`);
  assert.deepEqual(await d.run(shown), before);
  await d.click("[aria-label='Link to this match']");
  await d.until("document.querySelector('#link') && document.querySelector('.qr svg')");
  const link = await d.run("return document.querySelector('#link').textContent");
  await d.click(".sharesheet [aria-label=Close]");
  await d.until("!document.querySelector('.sharesheet')");
  await d.click("[aria-label='Back to your matches']");
  await d.until("document.querySelector('#paste')");
  return { link, before };
}

// inWindows looks at the table in a laptop's page at twice its size, a phone on its side, a small tablet and a large window.
async function inWindows(d) {
  for (const [width, height] of [[640, 400], [844, 390], [700, 840], [1180, 820]]) {
    await d.resize(width, height);
    assert.deepEqual(await d.run(`return (${layout})()`), [], `${width} by ${height}`);
    await d.shot(`full-${d.name}-${width}x${height}`);
  }
}

// paste opens a link that came as text: all play here, and the sheet about the link is closed.
async function paste(d, { link, before }) {
  await d.run("const field = document.querySelector('#paste'); field.value = 'Your turn: <' + arguments[0] + '>'; field.dispatchEvent(new Event('change', { bubbles: true }))", link);
  await d.click(".intake .row button");
  await d.until("document.querySelector('#all-here, #to-question')");
  if (await d.run("return document.querySelector('#all-here') !== null")) await d.click("#all-here");
  await d.until("document.querySelector('#to-question')");
  await d.click("#to-question");
  await d.until(`${table} && document.querySelector('.stage[data-ready]')`);
  assert.deepEqual(await d.run(shown), before);
}

// The one file, where somebody has saved it.
const folder = mkdtempSync(join(tmpdir(), "interbellum "));
const file = join(folder, "interbellum.html");
copyFileSync(join(built, "interbellum.html"), file);

let failed = 0;
for (const open of [firefox, webkit]) {
  const server = await serve();
  const from = Date.now();
  let d;
  try {
    d = await open();
    const site = await play(d, server.url);
    console.log(`ok    ${d.name}, a site: ${((Date.now() - from) / 1000).toFixed(1)} s`);
    await server.close();
    const one = await play(d, pathToFileURL(file).href);
    assert.match(one.link, /^#ib/);
    await paste(d, site); // what was played on the site goes on in the file
    console.log(`ok    ${d.name}, one file: ${((Date.now() - from) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${d?.name ?? open.name}\n${error.stack}`);
  } finally {
    await d?.close();
    await server.close();
  }
}
rmSync(folder, { recursive: true });
console.log(`${2 - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

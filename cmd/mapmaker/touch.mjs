// node touch.mjs: tries the board by mouse, fingers, wheel and keys in a Chromium, also where the browser withholds its storage.
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';

const root = join(new URL('.', import.meta.url).pathname, '../..'), faults = [];
const say = (ok, text) => { if (!ok) faults.push(text); };
const near = (a, b, by = 1) => Math.abs(a - b) <= by;
const html = `<!doctype html><link rel="stylesheet" href="web/tokens.css"><link rel="stylesheet" href="web/base.css"><link rel="stylesheet" href="web/board.css"><style>body{margin:0}.boardview{height:100vh}</style><script src="web/board.js"></script>
<section class="boardview" data-board="web/boards/cataclysm-europe.svg"><div class="stage"><div id="board-picture"></div><svg class="layer ground" viewBox="0 0 1760 1430"><g class="area legal" role="button" onclick="window.taps=(window.taps||0)+1"><use href="#a-bavaria" class="fill"/></g></svg><div id="board-lines"></div><svg class="layer top" viewBox="0 0 1760 1430"></svg></div></section>`;
const types = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const server = createServer((q, r) => {
  const f = join(root, q.url);
  if (q.url === '/') return r.setHeader('content-type', 'text/html').end(html);
  if (!existsSync(f)) { r.statusCode = 404; return r.end(); }
  r.setHeader('content-type', types[extname(f)] ?? 'application/octet-stream').end(readFileSync(f));
}).listen(0);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
async function open(before) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, hasTouch: true }), page = await context.newPage();
  page.on('pageerror', e => faults.push(e.message));
  if (before) await page.addInitScript(before);
  await page.goto(`http://localhost:${server.address().port}/`);
  await page.waitForSelector('.stage[data-ready]');
  return page;
}
const view = page => page.evaluate(() => window.interbellum.board.view());
const spot = (page, x, y) => page.evaluate(([x, y]) => { const p = new DOMPoint(x, y).matrixTransform(document.querySelector('.layer.ground').getScreenCTM()); return [p.x, p.y]; }, [x, y]);
const taps = page => page.evaluate(() => window.taps ?? 0);

const page = await open();
await page.evaluate(() => window.interbellum.board.one());
await page.evaluate(() => window.interbellum.board.go(676, 740));
let [x, y] = await spot(page, 676, 740), was = await view(page);
await page.mouse.click(x, y);
say(await taps(page) === 1, 'a click does not reach the area');
await page.mouse.move(x, y); await page.mouse.down(); await page.mouse.move(x + 3, y + 2); await page.mouse.up();
say(await taps(page) === 2, 'a hand that trembles is taken for a drag');
say(near((await view(page)).x, was.x, .01), 'a click moves the board');
await page.mouse.move(x, y); await page.mouse.down(); await page.mouse.move(x + 30, y + 20, { steps: 6 }); await page.mouse.move(x + 20, y + 10, { steps: 3 }); await page.mouse.up();
say(await taps(page) === 2, 'a drag counts as a tap');
let now = await view(page);
say(was.x - now.x > 8 && was.x - now.x < 24, `a drag of 20 moves the board by ${was.x - now.x}`);
[x, y] = await spot(page, 676, 740);
await page.mouse.click(x, y);
say(await taps(page) === 3, 'the tap after a drag is lost');
await page.mouse.move(x, y); await page.mouse.wheel(0, -240); await page.waitForTimeout(50);
const [x2, y2] = await spot(page, 676, 740);
say((await view(page)).z > 1.1 && near(x, x2, 2) && near(y, y2, 2), 'the wheel does not hold the point under the mouse');
await page.keyboard.press('0');
say((await view(page)).z < .6, 'the key 0 does not show the whole board');
was = await view(page); await page.keyboard.press('+');
say((await view(page)).z > was.z, 'the key + does not come closer');

// Two fingers, by the browser's own protocol.
const cdp = await page.context().newCDPSession(page), touch = (type, ...p) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: p.map(([x, y], id) => ({ x, y, id })) });
await page.evaluate(() => { window.interbellum.board.one(); window.interbellum.board.go(676, 740); });
const before = await taps(page);
was = await view(page);
await touch('touchStart', [400, 350]); await touch('touchStart', [400, 350], [600, 350]);
for (let i = 1; i <= 10; i++) await touch('touchMove', [400 - 10 * i, 350], [600 + 10 * i, 350]);
await touch('touchEnd');
now = await view(page);
say(near(now.z / was.z, 2, .15), `two fingers spread to twice their distance zoom by ${now.z / was.z}`);
[x, y] = await spot(page, 676, 740);
await touch('touchStart', [x, y]); for (let i = 1; i <= 8; i++) await touch('touchMove', [x + 8 * i, y]); await touch('touchEnd');
say((await view(page)).x < now.x - 15, 'one finger does not pan');
say(await taps(page) === before, 'a finger that pans taps too');
[x, y] = await spot(page, 676, 740);
await page.touchscreen.tap(x, y);
say(await taps(page) === before + 1, 'a tap does not reach the area');

now = await view(page); await page.reload(); await page.waitForSelector('.stage[data-ready]');
say(near((await view(page)).x, now.x), 'the view is forgotten on reloading');
await page.evaluate(() => { const b = document.querySelector('.boardview'), c = b.cloneNode(true); for (const i of ['#board-picture', '#board-lines']) { c.querySelector(i).replaceChildren(); delete c.querySelector(i).dataset.file; } b.replaceWith(c); });
await page.waitForFunction(() => document.querySelector('#board-lines svg'));
say(await page.evaluate(() => document.querySelectorAll('#a-paris').length) === 1, 'a board that is mounted again is not drawn once');

const blocked = await open(() => Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError'); } }));
was = await view(blocked); await blocked.keyboard.press('+');
say((await view(blocked)).z > was.z, 'without storage the board does not move');
const spoilt = await open(() => sessionStorage.setItem('board-view:cataclysm-europe', '{"z":"x"}'));
say((await view(spoilt)).z > 0, 'a spoilt view breaks the board');

await browser.close();
server.close();
if (faults.length) { console.error(faults.join('\n')); process.exitCode = 1; } else console.log('no faults');

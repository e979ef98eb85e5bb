// node gallery.mjs [folder]: photographs the board with the opening of C.2, light and dark, at the sizes of a desk, a tablet and a
// telephone, and once with every slot filled. Needs a Chromium; CHROMIUM names it if it is not /usr/bin/chromium.
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';

const here = new URL('.', import.meta.url).pathname, root = join(here, '../..');
const out = process.argv[2] ?? join(here, 'node_modules/.gallery');
mkdirSync(out, { recursive: true });
const which = process.argv[3] ?? '';
const board = process.env.BOARD ?? 'cataclysm-europe';
const layout = JSON.parse(readFileSync(join(root, `app/layout/${board}.json`))), by = Object.fromEntries(layout.areas.map(a => [a.id, a]));
const body = { germany: 'tile-fascism', italy: 'tile-fascism', japan: 'tile-fascism', france: 'tile-democracy', uk: 'tile-democracy', us: 'tile-democracy', ussr: 'tile-communism', neutral: 'tile' };
const T = layout.tile;

// The opening of C.2: owners, cubes, stacks.
const home = { germany: 'ruhr berlin bavaria silesia east-prussia', france: 'paris brittany lorraine provence north-africa syria', italy: 'lombardy rome sicily libya', uk: 'london scotland egypt canada south-africa' };
const cubes = { czechoslovakia: 'france', poland: 'france', rumania: 'france', iraq: 'uk', jordan: 'uk', albania: 'italy', rome: 'italy' };
const opening = {
  paris: 'france infantry tactical', lorraine: 'france infantry fortress', 'north-africa': 'france infantry', provence: 'france surface',
  berlin: 'germany infantry tactical', ruhr: 'germany infantry surface', bavaria: 'germany infantry tactical', silesia: 'germany infantry',
  lombardy: 'italy infantry', libya: 'italy infantry', rome: 'italy surface', sicily: 'italy surface tactical',
  london: 'uk infantry surface tactical', egypt: 'uk infantry', scotland: 'uk surface', 'central-mediterranean': 'uk surface', 'eastern-mediterranean': 'uk surface',
  poland: 'neutral minor-army', benelux: 'neutral minor-army', sweden: 'neutral minor-army', finland: 'neutral minor-army', czechoslovakia: 'neutral minor-army', rumania: 'neutral minor-army', yugoslavia: 'neutral minor-army', greece: 'neutral minor-army', turkey: 'neutral minor-army',
};
const land = ['infantry', 'tank', 'fortress', 'minor-army'];

const piece = (p, u, x, y, cls = '', n = 1) => `<svg class="piece p-${p} ${cls}" x="${x - T / 2}" y="${y - T / 2}" width="${T}" height="${T}" viewBox="0 0 48 48"><rect class="rim" x="2" y="1" width="44" height="45" rx="6"/><use href="#${body[p]}"/><use href="#unit-${u}" y="-1"/>${p === 'neutral' ? '' : `<use class="badge" href="#power-${p}" width="17" height="17"/>`}${n > 1 ? `<g class="count" transform="translate(41 40)"><circle r="10"/><text y="5.5" style="font-size:15px">${n}</text></g>` : ''}</svg>`;
const spread = (s, i, n) => s.x + (i - (n - 1) / 2) * Math.min(layout.pitch, n > 1 ? (s.w - T) / (n - 1) : 0);
const beside = (p, at, inside) => `<g class="beside"><svg class="piece p-${p}" x="${at.x - 12}" y="${at.y - 12}" width="24" height="24" viewBox="0 0 48 48">${inside}</svg></g>`;
const cube = (p, a) => beside(p, a.cube, '<use href="#cube"/>');
const token = (p, m, a) => a.marker ? beside(p, a.marker, `<use href="#token"/><use href="#${m}" x="3.6" y="3" width="40.8" height="40.8"/>`) : '';

function stack(id, list, cls) {
  const a = by[id], [p, ...units] = list.split(' '), l = a.kind === 'sea' ? [] : units.filter(u => land.includes(u)), o = units.filter(u => !land.includes(u));
  const row = (us, y) => us.map((u, i) => piece(p, u, spread(a.stack, i, us.length), y, cls)).join(''); // nothing on land: the others stand in the first row
  return `<g class="stack" role="img" aria-label="${a.name}: ${list}">${row(l, a.stack.y)}${row(o, a.stack.y + (l.length ? layout.pitch : 0))}</g>`;
}
function pill(id, cls = '') {
  const { x, y, w, lines } = by[id].label, text = lines ?? [by[id].name];
  return `<g class="lab pill ${cls}"><rect x="${x - w / 2 - 5}" y="${y - 17}" width="${w + 10}" height="${5 + 18 * text.length}" rx="11"/>${text.map((t, i) => `<text x="${x}" y="${y + 18 * i}">${t}</text>`).join('')}</g>`;
}
const hit = a => { const s = a.stack, x0 = Math.min(a.cube.x - 12, s.x - s.w / 2), x1 = Math.max(a.label.x + a.label.w / 2, s.x + s.w / 2), y0 = a.label.y - 16; return `<rect class="hit" x="${x0}" y="${y0}" width="${x1 - x0}" height="${s.y + T / 2 + layout.pitch * (s.rows - 1) - y0}"/>`; };
const area = (id, cls) => `<g class="area ${cls}" role="button" data-area="${id}" aria-label="${by[id].name}"><use href="#a-${id}" class="halo"/><use href="#a-${id}" class="fill"/><use href="#a-${id}" class="edge"/>${hit(by[id])}</g>`;
const ground = a => a.kind === 'sea' ? '' : (a.split ? 'l-' : 'a-') + a.id;
const own = (id, p, gained) => ground(by[id]) ? `<use href="#${ground(by[id])}" class="own p-${p}"/><use href="#${ground(by[id])}" class="hatch${gained ? ' gained' : ''}" fill="url(#hatch-${p})"/>` : '';

const owners = Object.entries(home).flatMap(([p, l]) => l.split(' ').filter(id => by[id]).map(id => own(id, p))).join('') + Object.entries(cubes).filter(([id]) => by[id]).map(([id, p]) => own(id, p, true)).join('');
const legal = ['poland', 'benelux', 'denmark'].filter(id => by[id]);
const scenes = {
  opening: { ground: owners + legal.map(id => area(id, 'legal')).join('') + (by.silesia ? area('silesia', 'from') : ''), top: legal.map(id => pill(id)).join('') + Object.entries(opening).filter(([id]) => by[id]).map(([id, l]) => stack(id, l, id === 'silesia' ? 'may' : '')).join('') + Object.entries(cubes).filter(([id]) => by[id]).map(([id, p]) => cube(p, by[id])).join('') + ['ruhr', 'rome'].filter(id => by[id]).map(id => token('neutral', 'resource-limited-industrial', by[id])).join('') },
  full: { ground: owners, top: layout.areas.map(a => stack(a.id, 'uk infantry tank tactical strategic surface carrier') + cube('germany', a) + token('italy', 'damage', a)).join('') },
};

const html = (scene, theme) => `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="stylesheet" href="web/tokens.css"><link rel="stylesheet" href="web/base.css"><link rel="stylesheet" href="web/board.css"><link rel="stylesheet" href="web/pages.css"><link rel="stylesheet" href="web/table.css"><script src="web/board.js" defer></script>
<body><main class="table"><header class="topbar"><div class="title"><b>Days of Decision</b><span>Cataclysm C.2</span></div><ol class="turns"><li>1937-38</li><li aria-current="step">1939-40</li><li>1941-42</li></ol><dl class="facts"><div class="fact"><dt>Phase</dt><dd>Action</dd></div><div class="fact"><dt>Sudden death</dt><dd><span class="pips"><i class="on"></i><i class="on"></i><i></i></span>1 crisis away</dd></div></dl><span class="grow"></span><span class="whose p-germany"><span class="em"><svg class="piece" viewBox="0 0 48 48"><use href="#power-germany"/></svg></span><span>Germany decides<small>Anna</small></span></span></header>
<section class="boardview" aria-label="Board" data-board="web/boards/${board}.svg" data-width="${layout.viewBox[2]}" data-height="${layout.viewBox[3]}" data-out="ussr us">
<div class="stage"><div id="board-picture"></div><svg class="layer ground" viewBox="${layout.viewBox.join(' ')}">${scenes[scene].ground}</svg><div id="board-lines"></div><svg class="layer top" viewBox="${layout.viewBox.join(' ')}"><g class="stacks">${scenes[scene].top}</g></svg></div>
<div class="viewtools"><button class="hide-s" aria-label="Closer"><svg class="ic"><use href="#i-plus"/></svg></button><button class="hide-s" aria-label="Farther"><svg class="ic"><use href="#i-minus"/></svg></button><button aria-label="Whole board"><svg class="ic"><use href="#i-fit"/></svg></button><button aria-label="Hide the pieces"><svg class="ic"><use href="#i-eye"/></svg></button></div></section>
<section class="decision"><div class="ask"><span class="em lg p-germany"><svg class="piece" viewBox="0 0 48 48"><use href="#power-germany"/></svg></span><div><ol class="steps"><li class="done">Maneuvers <a class="rule" href="#">6.5</a> passed</li><li aria-current="step">Target</li><li>Armies</li></ol><h1 class="q">Land operation: choose the target. <a class="rule" href="#">9.3.1</a></h1></div><div class="acts"><button class="btn"><svg class="ic"><use href="#i-undo"/></svg><span class="hide-s">Undo</span></button></div></div><div class="choices">${legal.map((id, i) => `<button class="choice"><svg class="ic"><use href="#i-sword"/></svg><span><b>${by[id].name}<span class="kbd hide-s">${i + 1}</span></b><small>1 army</small></span></button>`).join('')}<button class="choice no" aria-disabled="true"><svg class="ic"><use href="#i-lock"/></svg><span class="cn"><b>Lorraine</b><small class="whylink">Why not?</small></span></button></div></section>
<nav class="history"><button class="btn quiet" aria-label="Back"><svg class="ic"><use href="#i-prev"/></svg></button><label><input type="range" aria-label="Answer" min="0" max="10" value="10"></label><button class="btn quiet" aria-label="On"><svg class="ic"><use href="#i-next"/></svg></button><output><b>Now</b>answer 412</output></nav>
<aside class="sheet"><div class="tabs"><button role="tab" aria-selected="true">Powers</button><button role="tab">Log</button><button role="tab">Rules</button></div><div class="panel"><div class="status p-germany"><header><span class="em lg"><svg class="piece" viewBox="0 0 48 48"><use href="#power-germany"/></svg></span><div><h2>Germany</h2><p>Fascism</p></div><div class="vp"><b>3</b><span>VP</span></div></header><ul class="pool">${['infantry', 'tank', 'fortress', 'tactical', 'strategic', 'surface', 'carrier', 'submarine', 'logistics'].map(u => `<li><span class="pc"><svg class="piece" viewBox="0 0 48 48"><use href="#tile-fascism"/><use href="#unit-${u}" y="-1"/></svg></span><b>2</b></li>`).join('')}</ul><p class="roll" style="margin-top:12px">${[5, 3, 1].map((n, i) => `<svg class="die fas ${i ? 'low' : ''}" viewBox="0 0 48 48"><use href="#die-${n}"/></svg>`).join('')}<svg class="die dem" viewBox="0 0 48 48"><use href="#die-4"/></svg><svg class="die" viewBox="0 0 32 32"><use href="#i-die"/></svg><span class="res-ok">5 passes</span> <span class="res-no">3 fails</span></p><p style="margin-top:12px;display:flex;gap:6px">${['germany', 'italy', 'japan', 'france', 'uk', 'us', 'ussr', 'china', 'neutral'].map(p => `<span class="em p-${p}"><svg class="piece" viewBox="0 0 48 48"><use href="#power-${p}"/></svg></span>`).join('')}</p></div></div></aside></main>`;

const types = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const server = createServer((q, r) => {
  const u = new URL(q.url, 'http://x');
  if (u.pathname === '/') return r.setHeader('content-type', 'text/html').end(html(u.searchParams.get('scene'), u.searchParams.get('theme')));
  const f = join(root, u.pathname);
  if (!u.pathname.startsWith('/web/') || !existsSync(f)) { r.statusCode = 404; return r.end(); }
  r.setHeader('content-type', types[extname(f)] ?? 'application/octet-stream').end(readFileSync(f));
}).listen(0);
const base = `http://localhost:${server.address().port}/`;
writeFileSync(join(out, 'gallery.html'), html('opening', 'light'));

const shots = [
  ['desk', 1440, 900, 'opening', 'light'], ['desk-dark', 1440, 900, 'opening', 'dark'], ['tablet', 1180, 820, 'opening', 'light'], ['tablet-dark', 1180, 820, 'opening', 'dark'],
  ['phone', 390, 844, 'opening', 'light'], ['phone-dark', 390, 844, 'opening', 'dark'], ['full', 1760, 1430, 'full', 'light'], ['whole', 1760, 1430, 'opening', 'light'], ['whole-dark', 1760, 1430, 'opening', 'dark'],
];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
for (const [name, w, h, scene, theme] of shots) {
  if (which && !which.split(',').includes(name)) continue;
  const page = await browser.newPage({ viewport: name === 'full' || name.startsWith('whole') ? { width: layout.viewBox[2], height: layout.viewBox[3] } : { width: w, height: h }, reducedMotion: 'reduce' });
  page.on('console', m => m.type() === 'error' && console.log(name, m.text()));
  page.on('pageerror', e => console.log(name, e.message));
  await page.goto(`${base}?scene=${scene}&theme=${theme}`);
  await page.waitForSelector('.stage[data-ready]');
  if (name.startsWith('whole') || name === 'full') await page.addStyleTag({ content: '.table{display:block!important;height:100vh}.boardview{height:100vh}.topbar,.decision,.history,.sheet,.viewtools{display:none!important}' }).then(() => page.evaluate(() => window.interbellum.board.fit()));
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(out, name + '.png') });
  await page.close();
}
await browser.close();
server.close();

// node check.mjs: the boards, the layouts, the colours and the style sheets agree with one another.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { faults as unlike, pair, rings, touching } from './contacts.mjs';
import { table } from './csv.mjs';

const root = join(new URL('.', import.meta.url).pathname, '../..'), faults = [];
const read = f => readFileSync(join(root, f), 'utf8'), say = (ok, text) => { if (!ok) faults.push(text); };

// ---- each board: an outline for every area, nothing named that is not there
for (const board of ['cataclysm-europe', 'cataclysm-pacific', 'triumph', 'conquest']) {
  const svg = read(`web/boards/${board}.svg`), { areas } = JSON.parse(read(`web/boards/${board}.json`));
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(m => m[1]));
  say(ids.size === [...svg.matchAll(/ id="/g)].length, `${board}: an id stands twice`);
  for (const [, id] of [...svg.matchAll(/href="#([^"]+)"/g), ...svg.matchAll(/url\(#([^)]+)\)/g)]) say(ids.has(id), `${board}: nothing is called ${id}`);
  say(!/NaN|undefined|Infinity/.test(svg), `${board}: a number went wrong`);
  for (const a of areas) say(ids.has('a-' + a.id), `${board}: ${a.id} has no outline`);
}

// ---- each board against its game's data: the same areas; what touches on the sheet is what borders, and what borders apart is joined by an arrow
const near = (p, ring) => Math.min(...ring.map(q => Math.hypot(p[0] - q[0], p[1] - q[1])));
for (const [board, game, map] of [['cataclysm-europe', 'cataclysm', 'europe'], ['cataclysm-pacific', 'cataclysm', 'pacific'], ['triumph', 'triumph'], ['conquest', 'conquest']]) {
  const svg = read(`web/boards/${board}.svg`), { viewBox: [, , W, H], areas } = JSON.parse(read(`web/boards/${board}.json`));
  const data = name => table(join(root, `engine/${game}/data/${name}.csv`)), raw = data('areas').filter(a => !map || a.map === map), ids = new Set(raw.map(a => a.id));
  say(areas.map(a => a.id + a.name).join() === raw.map(a => a.id + a.name).join(), `${board}: the layout and areas.csv have different areas`);
  const own = name => table(new URL(name, import.meta.url).pathname).filter(r => (r.board ?? 'conquest') === board);
  const joined = own('joined.csv'), closed = own('conquest/closed.csv');
  for (const r of [...joined, ...closed]) say(ids.has(r.a) && ids.has(r.b), `${board}: an exception names ${r.a} and ${r.b}`);
  const boxes = new Set([...svg.matchAll(/href="#a-([^"]+)" class="obox/g)].map(m => m[1])), boxed = k => k.split(' ').some(id => boxes.has(id));
  const borders = data('borders').filter(b => ids.has(b.a) && ids.has(b.b)), arrow = b => ['strait', 'air-only'].includes(b.kind) && map;
  const over = raw.filter(a => a.kind.startsWith('islet') || a.id === 'hong-kong').map(a => a.id);
  const length = touching(svg, W, H, raw.map(a => a.id), over);
  const drawn = borders.filter(arrow);
  for (const b of [...drawn, ...joined]) length.delete(pair(b)); // shown by a sign, whether they touch or not
  const plain = borders.filter(b => !arrow(b) && !joined.some(j => pair(j) === pair(b)));
  // An off-map box covers what lies beneath it, and says nothing of where it leads.
  for (const f of unlike(new Map([...length].filter(([k]) => !boxed(k))), plain.filter(b => !boxed(pair(b))), closed)) say(false, `${board}: ${f}`);
  const arrows = [...svg.matchAll(/class="(strait|aircross)" d="M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)"/g)].map(m => ({ kind: m[1] === 'strait' ? 'strait' : 'air-only', ends: [[+m[2], +m[3]], [+m[4], +m[5]]] }));
  const outline = id => rings(svg.match(new RegExp(`id="a-${id}" d="([^"]+)"`))[1]).flat();
  say(arrows.length === drawn.length || !map, `${board}: ${arrows.length} arrows for ${drawn.length} straits and air crossings`);
  for (const b of drawn) say(arrows.some(a => a.kind === b.kind && [a.ends, a.ends.toReversed()].some(([p, q]) => near(p, outline(b.a)) < 45 && near(q, outline(b.b)) < 45)), `${board}: no arrow leads from ${b.a} to ${b.b}`);
  for (const j of joined) say(borders.some(b => pair(b) === pair(j)) === (j.is === 'border'), `${board}: ${pair(j)} is listed in joined.csv as ${j.is}, and the data differ`);
}
for (const [, id] of read('web/boards/conquest-legend.html').matchAll(/href="#(map-[^"]+)"/g)) say(read('web/boards/conquest.svg').includes(`id="${id}"`), `conquest-legend.html: nothing is called ${id}`);

// ---- what each game's pictures weigh
for (const board of ['triumph', 'conquest']) {
  const bytes = gzipSync(read(`web/boards/${board}.svg`), { level: 9 }).length;
  say(bytes <= 150 * 1024, `${board}: its picture is ${bytes} bytes, compressed`);
}
const printed = ['cataclysm-europe', 'cataclysm-pacific'].reduce((n, b) => n + gzipSync(read(`web/boards/${b}.svg`), { level: 9 }).length, 0);
say(printed <= 220 * 1024, `the two pictures are ${printed} bytes, compressed`);

// ---- colours: the two dark blocks are one; ink is readable
const tokens = read('web/tokens.css'), vars = s => Object.fromEntries([...s.matchAll(/(--[\w-]+):([^;}]+)/g)].map(m => [m[1], m[2].trim()]));
const block = head => { const i = tokens.indexOf(head); return vars(tokens.slice(i, tokens.indexOf('\n}', i))); };
const light = block(':root{'), dark = block(':root[data-theme=dark]{'), wish = block(':root:not([data-theme=light]){');
say(JSON.stringify(dark) === JSON.stringify(wish), 'tokens.css: the two dark blocks differ');
const lum = h => { h = h.length === 4 ? '#' + [...h.slice(1)].map(c => c + c).join('') : h; const [r, g, b] = [1, 3, 5].map(i => parseInt(h.slice(i, i + 2), 16) / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b; };
const ratio = (a, b) => { const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p); return (x + .05) / (y + .05); };
const pairs = [['ink', 'surface'], ['ink-2', 'surface'], ['ink-3', 'surface'], ['ink-2', 'sunken'], ['on-accent', 'legal'], ['legal', 'legal-soft'], ['danger', 'danger-soft'], ['link', 'surface'], ['link', 'sunken'], ['disabled', 'disabled-fill'], ['map-ink', 'neutral-tint'], ['sea-ink', 'sea'],
  ...['germany', 'france', 'italy', 'uk', 'ussr', 'us', 'japan', 'china', 'neutral'].map(p => ['map-ink', p + '-tint']), ['map-ink', 'out'],
  ...['germany', 'france', 'italy', 'uk', 'ussr', 'us', 'japan', 'china', 'neutral', 'fascism', 'democracy', 'communism'].map(p => [p + '-ink', p])];
for (const [theme, set] of [['light', light], ['dark', { ...light, ...dark }]]) for (const [a, b] of pairs) {
  const r = ratio(set['--' + a], set['--' + b]);
  say(r >= (a === 'disabled' ? 3 : 4.5), `tokens.css, ${theme}: ${a} on ${b} is too faint (${r.toFixed(2)})`);
}

// ---- style sheets: every property read is set somewhere, and colours stand in tokens.css alone
const sheets = ['tokens', 'base', 'board', 'table', 'pages', 'triumph', 'conquest'].map(n => [n, read(`web/${n}.css`)]), all = sheets.map(s => s[1]).join('');
for (const [, v] of all.matchAll(/var\((--[\w-]+)(?!,)[,)]/g)) say(all.includes(v + ':') || ['--i', '--w', '--hatch', '--aside'].includes(v), `style sheets: ${v} is never set`);
for (const [n, css] of sheets) if (n !== 'tokens') for (const [c] of css.matchAll(/#[0-9a-f]{3,6}\b(?![\w-])(?=[;) ,}])/g)) say(['#fff', '#1c170e'].includes(c), `${n}.css: a colour stands outside tokens.css: ${c}`);

if (faults.length) { console.error(faults.join('\n')); process.exitCode = 1; } else console.log('no faults');

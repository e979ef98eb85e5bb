// node check.mjs: the boards, the layouts, the colours and the style sheets agree with one another.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(new URL('.', import.meta.url).pathname, '../..'), faults = [];
const read = f => readFileSync(join(root, f), 'utf8'), say = (ok, text) => { if (!ok) faults.push(text); };

// ---- each board: an outline for every area, everything inside the picture, stacks clear of the neighbours' names
for (const board of ['cataclysm-europe', 'cataclysm-pacific'].filter(b => existsSync(join(root, `web/boards/${b}.svg`)))) {
  const svg = read(`web/boards/${board}.svg`), { viewBox: [, , W, H], tile, row, areas } = JSON.parse(read(`app/layout/${board}.json`));
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(m => m[1]));
  say(ids.size === [...svg.matchAll(/ id="/g)].length, `${board}: an id stands twice`);
  for (const [, id] of svg.matchAll(/href="#([^"]+)"/g)) say(ids.has(id), `${board}: nothing is called ${id}`);
  say(!/NaN|undefined|Infinity/.test(svg), `${board}: a number went wrong`);
  for (const a of areas) say(ids.has('a-' + a.id), `${board}: ${a.id} has no outline`);
  const step = (w, n) => n > 1 ? Math.max(row / 2, Math.min(row, (w - tile) / (n - 1))) : 0;
  const bar = (r, n) => { const w = step(r.w, n) * (n - 1) + tile; return [r.x - w / 2, r.y - tile / 2, r.x + w / 2, r.y + tile / 2]; };
  const name = a => [a.label.x - a.label.w / 2, a.label.y - 11, a.label.x + a.label.w / 2, a.label.y + 6];
  const over = (p, q) => Math.min(p[2], q[2]) - Math.max(p[0], q[0]) > 3 && Math.min(p[3], q[3]) - Math.max(p[1], q[1]) > 3;
  // The usual crowd: two kinds of army, an air force and a fleet or two.
  for (const a of areas) for (const [what, b] of [['land', bar(a.slots.land, 2)], ['other', bar(a.slots.other, 3)]]) {
    if (a.kind === 'sea' && what === 'land') continue;
    say(b[0] >= -2 && b[1] >= 0 && b[2] <= W + 2 && b[3] <= H + 2, `${board}: the ${what} row of ${a.id} leaves the picture`);
    for (const o of areas) if (o !== a) say(!over(b, name(o)), `${board}: the ${what} row of ${a.id} covers the name of ${o.id}`);
  }
  for (const a of areas) for (const o of areas) if (a.id < o.id) say(!over(name(a), name(o)), `${board}: the names of ${a.id} and ${o.id} overlap`);
}

// ---- colours: the two dark blocks are one; ink is readable
const tokens = read('web/tokens.css'), vars = s => Object.fromEntries([...s.matchAll(/(--[\w-]+):([^;}]+)/g)].map(m => [m[1], m[2].trim()]));
const block = head => { const i = tokens.indexOf(head); return vars(tokens.slice(i, tokens.indexOf('\n}', i))); };
const light = block(':root{'), dark = block(':root[data-theme=dark]{'), wish = block(':root:not([data-theme=light]){');
say(JSON.stringify(dark) === JSON.stringify(wish), 'tokens.css: the two dark blocks differ');
const lum = h => { h = h.length === 4 ? '#' + [...h.slice(1)].map(c => c + c).join('') : h; const [r, g, b] = [1, 3, 5].map(i => parseInt(h.slice(i, i + 2), 16) / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b; };
const ratio = (a, b) => { const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p); return (x + .05) / (y + .05); };
const pairs = [['ink', 'surface'], ['ink-2', 'surface'], ['ink-3', 'surface'], ['ink-2', 'sunken'], ['on-accent', 'legal'], ['legal', 'legal-soft'], ['danger', 'danger-soft'], ['link', 'surface'], ['link', 'sunken'], ['disabled', 'disabled-fill'], ['map-ink', 'neutral-tint'], ['sea-ink', 'sea'],
  ...['germany', 'france', 'italy', 'uk', 'ussr', 'us', 'japan', 'china', 'neutral', 'fascism', 'democracy', 'communism'].map(p => [p + '-ink', p])];
for (const [theme, set] of [['light', light], ['dark', { ...light, ...dark }]]) for (const [a, b] of pairs) {
  const r = ratio(set['--' + a], set['--' + b]);
  say(r >= (a === 'disabled' ? 3 : 4.5), `tokens.css, ${theme}: ${a} on ${b} is too faint (${r.toFixed(2)})`);
}

// ---- style sheets: every property read is set somewhere, and colours stand in tokens.css alone
const sheets = ['tokens', 'base', 'board', 'table', 'pages'].map(n => [n, read(`web/${n}.css`)]), all = sheets.map(s => s[1]).join('');
for (const [, v] of all.matchAll(/var\((--[\w-]+)(?!,)[,)]/g)) say(all.includes(v + ':') || ['--i', '--w', '--hatch'].includes(v), `style sheets: ${v} is never set`);
for (const [n, css] of sheets) if (n !== 'tokens') for (const [c] of css.matchAll(/#[0-9a-f]{3,6}\b(?![\w-])(?=[;) ,}])/g)) say(['#fff', '#1c170e'].includes(c), `${n}.css: a colour stands outside tokens.css: ${c}`);

if (faults.length) { console.error(faults.join('\n')); process.exitCode = 1; } else console.log('no faults');

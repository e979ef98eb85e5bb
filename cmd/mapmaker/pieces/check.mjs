// node check.mjs: the sprite is whole, small, and has a sign for everything that the data names.
import { readFileSync, existsSync } from 'node:fs';
import { pieces, patterns, groups, hatches } from './draw.mjs';
import { games as byDay, factions, nightOwners } from './owners.mjs';

const games = { ...byDay, 'Cataclysm, dark': nightOwners };

const faults = [];
const say = (ok, text) => { if (!ok) faults.push(text); };
const ids = [...pieces.matchAll(/<symbol id="([^"]+)"/g)].map(m => m[1]);
const have = new Set(ids);
say(have.size === ids.length, 'an id stands twice');
say(pieces.length < 90 * 1024, `pieces.svg is too large: ${pieces.length}`);
say(!/NaN|undefined|Infinity/.test(pieces + patterns), 'a number went wrong');
say(!/<style|<script|<text|<image|href="http|url\(/.test(pieces), 'only shapes belong in the sprite');
for (const [, id] of pieces.matchAll(/<use href="#([^"]+)"/g)) say(have.has(id), `nothing is called ${id}`);
const colours = new Set([...pieces.matchAll(/#[0-9a-f]{3,6}(?=["),])/g)].map(m => m[0]));
for (const c of colours) say(['#f6f2e8', '#26221c', '#fff', '#fbf9f3'].includes(c), `a fixed colour: ${c}`);
say(readFileSync(new URL('../../../web/pieces.svg', import.meta.url), 'utf8') === pieces, 'pieces.svg is older than draw.mjs');
say(readFileSync(new URL('../../../web/patterns.svg', import.meta.url), 'utf8') === patterns, 'patterns.svg is older than draw.mjs');

const hatch = new Set(hatches.map(h => h[0]));
for (const [game, os] of Object.entries(games)) for (const o of Object.values(os)) {
  say(have.has(o.emblem), `${game}: ${o.name} has no emblem`);
  say(hatch.has(o.hatch), `${game}: ${o.name} has no hatch`);
  say(!o.tile || have.has('tile-' + o.tile), `${game}: ${o.name} has no body`);
}
for (const f of Object.values(factions)) say(have.has(f.emblem) && hatch.has(f.hatch), `${f.name} lacks an emblem or a hatch`);

// A technology or intelligence card of the data, and the sign that stands on it.
const intel = ['agent', 'code-break', 'spy-ring', 'coup', 'sabotage', 'mole', 'double-agent', 'blackmail'];
export const signOf = id => {
  const k = id.replaceAll('_', '-').replace('atomic-research-', 'atomic-');
  return intel.includes(k) ? `intel-${k}` : `tech-${k}`;
};
for (const game of ['triumph', 'conquest']) {
  const csv = new URL(`../../data/${game}/technologies.csv`, import.meta.url);
  if (existsSync(csv)) for (const row of readFileSync(csv, 'utf8').trim().split('\n').slice(1)) {
    const id = row.split(',')[0];
    say(have.has(signOf(id)), `${game}: ${id} has no sign (${signOf(id)})`);
  }
}

// Ink on body: at least 4.5 to 1. Owners of one game: far enough apart for every eye.
const linear = h => [1, 3, 5].map(i => parseInt(h.slice(i, i + 2), 16) / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
const light = h => { const [r, g, b] = linear(h); return .2126 * r + .7152 * g + .0722 * b; };
const lab = ([r, g, b]) => { const f = t => t > .008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116, x = f((.4124 * r + .3576 * g + .1805 * b) / .9505), y = f(.2126 * r + .7152 * g + .0722 * b), z = f((.0193 * r + .1192 * g + .9505 * b) / 1.089); return [116 * y - 16, 500 * (x - y), 200 * (y - z)]; };
const eyes = {
  'full colour': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998],
  deuteranopia: [.367322, .860646, -.227968, .280085, .672501, .047413, -.01182, .04294, .968881],
  tritanopia: [1.255528, -.076749, -.178779, -.078411, .930809, .147602, .004733, .691367, .3039],
};
for (const [game, os] of Object.entries(games)) {
  const all = Object.values(os), report = [];
  for (const o of all) { const [a, b] = [light(o.own), light(o.ink)].sort((p, q) => q - p); say((a + .05) / (b + .05) >= 4.5, `${game}: ink on ${o.name} is too faint`); }
  for (const [eye, m] of Object.entries(eyes)) {
    const seen = all.map(o => lab([0, 3, 6].map(i => { const c = linear(o.own); return Math.min(1, Math.max(0, m[i] * c[0] + m[i + 1] * c[1] + m[i + 2] * c[2])); })));
    let near = [1e9];
    for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length; j++) { const d = Math.hypot(...[0, 1, 2].map(k => seen[i][k] - seen[j][k])); if (d < near[0]) near = [d, all[i], all[j]]; }
    report.push(`${eye} ${near[0].toFixed(0)} (${near[1].name}, ${near[2].name})`);
    say(near[0] >= 24 || near[1].tile !== near[2].tile, `${game}, ${eye}: ${near[1].name} and ${near[2].name} share a body and look alike`);
    say(near[0] >= 15, `${game}, ${eye}: ${near[1].name} and ${near[2].name} look alike`);
  }
  console.log(`${game}: nearest pair: ${report.join('; ')}`);
}
console.log(`${ids.length} symbols in ${groups.length} groups, ${pieces.length} bytes; ${hatches.length} hatches`);
if (faults.length) { console.error(faults.join('\n')); process.exitCode = 1; } else console.log('no faults');

// node triumph.mjs: draws the board of Triumph & Tragedy, from engine/triumph/data and triumph/. See README.md.
import { geoCentroid } from 'd3-geo';
import { join } from 'node:path';
import { points, table } from './csv.mjs';
import { draw, middle } from './geography.mjs';
import { frame, net, paper, rose } from './relief.mjs';
import { arrange, block, PITCH, SIGN, TILE } from './place.mjs';
import { inBox, layOut, r1, rounded, save, tspans } from './sheet.mjs';
import { H, projection, W } from './triumph/projection.mjs';
import { seeds } from './triumph/seeds.mjs';

const here = new URL('.', import.meta.url).pathname, data = join(here, '../../engine/triumph/data'), own = f => table(join(here, 'triumph', f));

const map = {
  id: 'triumph', title: 'Map of Europe', W, H, projection, net: [[-60, 100], [0, 80]], rose: [96, 1330, 44], most: 6,
  apart: true, // the seeds of Straits in open water shape their water alone
  boxes: {}, narrow: { albania: 90, narvik: 90, taranto: 90, petsamo: 100, sea_of_azov: 60, red_sea: 60, white_sea: 70, adriatic_sea: 80, gulf_of_bothnia: 70, aegean_sea: 70, persian_gulf: 80, gulf_of_aden: 80 },
  slack: { berlin: 2.1, ruhr: 1.9, munich: 1.8, paris: 1.9, london: 1.9, rome: 1.8, warsaw: 1.8, moscow: 1.7, crete: .7, malta: .6, gibraltar: .9, azores: .8, sicily: .9, sardinia: .9, copenhagen: 1.1, albania: 1.1, tunisia: 1.2, suez: 1.2, english_channel: 1.9, north_sea: 1.8, baltic_sea: 1.9 },
  hearts: {},
};
const MARKERS = { land: 1, mixed: 1, sea: 0 }; // markers beside the name: an Influence or Control marker on a Capital, else a Blockade

// ---- what is on the sheet
const places = new Map(own('countries.csv').map(r => [r.id, r])), extra = own('extra.csv');
const capitals = new Map(table(join(data, 'nations.csv')).filter(n => n.capital).map(n => [n.capital, n.id]));
const kinds = { land: 'land', strait: 'mixed', sea: 'sea', ocean: 'sea' };
const raw = table(join(data, 'areas.csv')), wet = new Set(raw.filter(a => kinds[a.kind] === 'sea').map(a => a.id));
const seedsOf = seeds(join(here, 'triumph/lines.csv'), id => wet.has(id));
const areas = raw.map(a => {
  const { countries, box } = places.get(a.id);
  if (box) map.boxes[a.id] = box.split(',').map(Number);
  return { ...a, kind: kinds[a.kind], ocean: a.kind === 'ocean', of: a.colony || a.nation, capital: /^(main|sub)capital$/.test(a.city) ? '1' : '0', star: capitals.has(a.id), seeds: seedsOf(a.id), countries };
});
const of = Object.fromEntries(areas.map(a => [a.id, a])), boxed = a => map.boxes[a.id], drawn = areas.filter(a => !boxed(a)), dry = drawn.filter(a => a.kind !== 'sea');
const voids = extra.filter(r => r.kind === 'void').map(r => ({ kind: 'land', countries: r.countries, seeds: seedsOf(r.name) }));
const drops = extra.filter(r => r.kind === 'drop').map(r => ({ at: points(r.at)[0], country: r.countries, far: +r.size }));
map.drops = (country, polygon) => {
  const [x, y] = geoCentroid({ type: 'Polygon', coordinates: polygon });
  return country === 'Russia' && x < 0 || drops.some(d => d.country === country && Math.hypot((x - d.at[0]) * Math.cos(y * Math.PI / 180), y - d.at[1]) < d.far);
};
const borders = table(join(data, 'borders.csv'));

// Neighbouring Minors take different shades, as few as it takes.
const shade = {};
for (const n of new Set(raw.filter(a => a.territory === 'minor').map(a => a.nation))) {
  const near = new Set(borders.flatMap(b => of[b.a].of === n ? [shade[of[b.b].of]] : of[b.b].of === n ? [shade[of[b.a].of]] : []));
  shade[n] = [1, 2, 3, 4, 5].find(s => !near.has(s));
}
const print = a => a.territory === 'minor' ? `shade-${shade[a.nation]}` : `home-${a.nation}`;

// ---- blocks: the city before the name, its Resources behind it
const signs = a => [...Array(+a.res || 0).fill('res'), ...Array(+a.res_transafrica || 0).fill('res-africa')];
const blockOf = (a, cols, most) => block(a, signs(a), cols, most, MARKERS[a.kind], a.city !== 'none');
const width = a => map.narrow[a.id] ?? (a.kind === 'sea' ? 125 : 135);
const blocks = a => {
  const cost = { 2: a.kind === 'sea' ? 900 : 1700, 3: 0, 4: -250 };
  return (a.kind === 'sea' ? [3, 3, 2] : [3, 3, 2, 4]).map(cols => ({ ...blockOf(a, cols, cols === 2 ? Math.min(width(a), 100) : width(a)), cost: cost[cols] }));
};
map.need = (id, part) => {
  if (id === 'grey' || of[id].kind === 'mixed' && part === 'sea') return id === 'grey' ? 0 : 1500;
  const b = blockOf(of[id], 3, map.narrow[id] ?? 130);
  return (b.width + 8) * (b.height + 6) * (map.slack[id] ?? 1.55);
};
map.least = id => id === 'grey' ? .45 : 1;

function place(art) {
  const layout = {};
  for (const a of areas.filter(boxed)) layout[a.id] = inBox(a, blockOf(a, 2, boxed(a)[2] - 74), boxed(a));
  const free = drawn.map(a => {
    const shapes = art.areas[a.id], heart = map.hearts[a.id] ?? middle(a.kind === 'sea' ? shapes.wet : shapes.dry ?? shapes.shape, W, H);
    return { id: a.id, kind: a.kind, dry: shapes.dry, wet: shapes.wet, heart, blocks: blocks(a) };
  });
  const fixed = Object.values(map.boxes).map(([x, y, w, h]) => [x - 3, y - 3, x + w + 3, y + h + 3, 30]);
  arrange(W, H, free, art.out, fixed).forEach((s, k) => { layout[free[k].id] = layOut(drawn[k], s.b, s.x, s.y); });
  return layout;
}

// ---- the picture
function label(a, at) {
  const { x, y, w } = at.label, rows = tspans(at.label.lines ?? [a.capital === '1' ? a.name.toUpperCase() : a.name], x);
  if (a.kind === 'sea') return `<g class="lab sealab${a.ocean ? ' ocean' : ''}"><text class="seaname" x="${x}" y="${y}">${rows}</text></g>`;
  const things = signs(a).map((s, i) => `<use href="#map-${s}" x="${r1(x + w / 2 + SIGN * (i + .5) + 5)}" y="${y - 6}"/>`).join('');
  const city = a.city === 'none' ? '' : `<use href="#map-${a.city === 'capital-city' ? 'city' : a.city}" x="${at.cube.x}" y="${at.cube.y}"/>`;
  const star = a.star ? `<use href="#map-star" x="${a.city === 'none' ? x : at.cube.x}" y="${at.cube.y}"/>` : '';
  return `<g class="lab${a.capital === '1' ? ' chief' : ''}"><text x="${x}" y="${y}">${rows}</text>${city}${star}${things}</g>`;
}

const rings = n => Array.from({ length: n }, (_, i) => `<circle r="${[10.5, 7.2, 3.9][i]}"/>`).join('');
const star = 'M0-6.200l1.800 4 4.300.400-3.200 2.900.9 4.200L0 3.100l-3.800 2.200.9-4.200-3.200-2.900 4.300-.4z';

function svg(art, layout) {
  const outline = a => boxed(a) ? `<path id="a-${a.id}" d="${rounded(boxed(a))}"/>` : `<path id="a-${a.id}" d="${art.areas[a.id].outline}"/>${a.kind === 'mixed' ? `<path id="l-${a.id}" d="${art.areas[a.id].land}"/>` : ''}`;
  const use = a => `<use href="#${a.kind === 'mixed' ? 'l-' : 'a-'}${a.id}" class="land ${print(a)}"/>`;
  const land = id => of[id].kind !== 'sea' && !boxed(of[id]);
  const lines = kind => borders.filter(b => b.kind === kind && land(b.a) && land(b.b)).map(b => art.between(b.a, b.b)).join('');
  // The two ends of the way around Africa.
  const [[x1], [x2]] = ['south_atlantic_ocean', 'west_indian_ocean'].map(id => { const { x, y } = layout[id].label; return [x, y]; });
  const arrow = (x, dx) => `<path class="around" d="M${r1(x)} ${H - 26}h${dx * 74}m${dx * -13}-9l${dx * 13} 9 ${dx * -13} 9"/><text class="around" x="${r1(x + dx * 37)}" y="${H - 36}">around Africa</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}">
<defs>
${paper()}
<g id="map-town" class="city"><circle r="5"/></g><g id="map-city" class="city">${rings(1)}</g>
<g id="map-subcapital" class="city">${rings(2)}</g><g id="map-maincapital" class="city">${rings(3)}</g>
<path id="map-star" class="star" d="${star}"/>
<path id="map-res" class="tri" d="M0-6.500l6.500 11.500h-13z"/><path id="map-res-africa" class="tri far" d="M0-6.500l6.500 11.500h-13z"/>
<clipPath id="map-unboxed"><path clip-rule="evenodd" d="M-99-99H${W + 99}V${H + 99}H-99z${Object.values(map.boxes).map(rounded).join('')}"/></clipPath>
<path id="map-coast" d="${art.coast}"/>
${areas.map(outline).join('\n')}
</defs>
<g id="map-ground">
<rect class="sea" width="${W}" height="${H}"/>
${drawn.filter(a => a.ocean).map(a => `<use href="#a-${a.id}" class="oceanic"/>`).join('')}
<use href="#map-coast" class="wave w3"/><use href="#map-coast" class="wave w2"/><use href="#map-coast" class="wave w1"/>
<path class="grat" d="${net(map, art.bend)}"/>${rose(...map.rose)}<path class="seas" d="${art.seas}"/>
${drawn.filter(a => a.kind === 'mixed').map(a => `<path class="straits" d="${art.areas[a.id].sea}"/>`).join('')}
<path class="out" d="${art.grey}"/>
${dry.map(use).join('')}
${areas.filter(boxed).map(a => `<use href="#a-${a.id}" class="obox land ${print(a)}"/>`).join('')}
</g>
<g id="map-lines">
<g clip-path="url(#map-unboxed)">
<rect width="${W}" height="${H}" fill="url(#map-paper)"/>
<path class="internal" d="${art.internal}"/><path class="national" d="${art.national}"/><use href="#map-coast" class="coast"/>
${['river', 'forest', 'mountain', 'strait'].map(kind => `<path class="bord ${kind}" d="${lines(kind)}"/>`).join('\n')}</g>
${areas.filter(boxed).map(a => `<use href="#a-${a.id}" class="oframe"/>`).join('')}
${arrow(x1, 1)}${arrow(x2, -1)}
${frame(W, H)}
${areas.map(a => label(a, layout[a.id])).join('\n')}
</g>
</svg>
`;
}

const art = draw(map, drawn, voids, id => of[id]?.of ?? 'grey', () => false);
const layout = place(art);
save(`web/boards/${map.id}.svg`, svg(art, layout));
save(`web/boards/${map.id}-small.svg`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><defs><path id="t-coast-triumph" d="${art.smallCoast}"/>${Object.entries(art.small).map(([id, d]) => `<path id="tt-${id}" d="${d}"/>`).join('')}</defs></svg>\n`);
const rows = areas.map(a => ({ id: a.id, name: a.name, kind: a.kind, ...(a.kind === 'mixed' ? { split: true } : {}), ...layout[a.id] }));
save(`app/layout/${map.id}.json`, `{"id":"${map.id}","title":"${map.title}","viewBox":[0,0,${W},${H}],"tile":${TILE},"pitch":${PITCH},"areas":[\n${rows.map(r => JSON.stringify(r)).join(',\n')}\n]}\n`);

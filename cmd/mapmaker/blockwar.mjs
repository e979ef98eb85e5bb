// What the boards of the two games of blocks share, Triumph & Tragedy and Conquest & Consequence: their signs, the blocks of their areas,
// and the sheet around them.
import { join } from 'node:path';
import { table } from './csv.mjs';
import { draw, middle } from './geography.mjs';
import { isCapital as chief, label } from '../../web/late/printed.js';
import { frame, net, paper, rose } from './relief.mjs';
import { furnish } from './rooms.mjs';
import { arrange, block, PITCH, TILE } from './place.mjs';
import { between, inBox, layOut, rounded, save } from './sheet.mjs';

export const read = folder => file => table(join(new URL('.', import.meta.url).pathname, folder, file));
const MARKERS = { land: 1, mixed: 1, sea: 0 }; // markers beside the name: an Influence or Control marker on a Capital, else a Blockade
export const isCapital = a => chief(a) ? '1' : '0';

// Neighbouring Minors take different shades, as few as it takes.
export function shades(minors, borders, of) {
  const shade = {};
  for (const n of minors) {
    const near = new Set(borders.flatMap(b => of[b.a].of === n ? [shade[of[b.b].of]] : of[b.b].of === n ? [shade[of[b.a].of]] : []));
    shade[n] = [1, 2, 3, 4, 5].find(s => !near.has(s));
  }
  return shade;
}

// ---- blocks: the city before the name, its Resources behind it
const blockOf = (a, cols, most) => {
  const b = block(a, a.signs, cols, most, MARKERS[a.kind], a.city !== 'none' || a.base === '1' || a.star);
  return a.rows ? { ...b, rows: a.rows, height: b.head + a.rows * PITCH } : b;
};
const width = (map, a) => map.narrow[a.id] ?? (a.kind === 'sea' ? 125 : 135);
const blocks = (map, a) => {
  const cost = { 2: a.kind === 'sea' ? 900 : 1700, 3: 0, 4: -250 }, most = width(map, a);
  return (a.kind === 'sea' ? [3, 3, 2] : [3, 3, 2, 4]).map(cols => ({ ...blockOf(a, cols, cols === 2 ? Math.min(most, 100) : most), cost: cost[cols] }));
};
function wants(map, a, part) {
  if (!a || a.sign && part === 'land' && a.rows || a.closed) return 0;
  if (a.kind === 'mixed' && part === 'sea') return 1500;
  const b = blockOf(a, 3, map.narrow[a.id] ?? 130);
  return (b.width + 8) * (b.height + 6) * (map.slack[a.id] ?? 1.55);
}

function place(map, areas, art) {
  const layout = {}, boxed = a => map.boxes[a.id], fixed = Object.values(map.boxes).map(([x, y, w, h]) => [x - 3, y - 3, x + w + 3, y + h + 3, 30]);
  for (const a of areas.filter(boxed)) layout[a.id] = inBox(a, blockOf(a, 2, boxed(a)[2] - 74), boxed(a));
  // The pieces of an Islet stand on its sign.
  for (const a of areas.filter(a => a.pinned)) {
    const b = blockOf(a, 3, width(map, a)), [x, y] = art.areas[a.id].sign.slice(1).reduce((s, p, _, all) => [s[0] + p[0] / all.length, s[1] + p[1] / all.length], [0, 0]).map(Math.round);
    const top = y - b.head - b.rows * PITCH / 2;
    layout[a.id] = layOut(a, b, x, top);
    fixed.push([x - b.width / 2 - 2, top - 2, x + b.width / 2 + 2, y + Math.max(b.rows * PITCH / 2, a.sign) + 2, 16]);
  }
  const free = areas.filter(a => !boxed(a) && !a.pinned), stand = free.map(a => {
    const shapes = art.areas[a.id], heart = map.hearts[a.id] ?? middle(a.kind === 'sea' ? shapes.wet : shapes.dry ?? shapes.shape, map.W, map.H);
    return { id: a.id, kind: a.kind, dry: shapes.dry, wet: shapes.wet, heart, blocks: blocks(map, a) };
  });
  arrange(map.W, map.H, stand, [...art.out, ...areas.filter(a => a.pinned).map(a => art.areas[a.id].dry)], fixed).forEach((s, k) => { layout[free[k].id] = layOut(free[k], s.b, s.x, s.y); });
  return layout;
}

// ---- the picture
const rings = n => Array.from({ length: n }, (_, i) => `<circle r="${[10.5, 7.2, 3.9][i]}"/>`).join('');
const star = 'M0-6.200l1.800 4 4.300.400-3.200 2.900.9 4.200L0 3.100l-3.800 2.200.9-4.200-3.200-2.900 4.300-.4z';

function svg(map, areas, borders, art, layout) {
  const { W, H } = map, of = Object.fromEntries(areas.map(a => [a.id, a])), boxed = a => map.boxes[a.id], drawn = areas.filter(a => !boxed(a)), dry = drawn.filter(a => a.kind !== 'sea');
  const outline = a => boxed(a) ? `<path id="a-${a.id}" d="${rounded(boxed(a))}"/>` : `<path id="a-${a.id}" d="${art.areas[a.id].outline}"/>${a.kind === 'mixed' ? `<path id="l-${a.id}" d="${art.areas[a.id].land}"/>` : ''}`;
  const use = a => `<use href="#${a.kind === 'mixed' ? 'l-' : 'a-'}${a.id}" class="land ${a.print}"/>`;
  const land = id => of[id].kind !== 'sea' && !boxed(of[id]);
  const lines = kind => borders.filter(b => b.kind === kind && land(b.a) && land(b.b)).map(b => ({ b, d: art.between(b.a, b.b) })).filter(({ d }) => d)
    .map(({ b, d }) => `<path class="bord ${kind}" d="${d}"${between(b)}/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}">
<defs>
${paper()}
<g id="map-town" class="city"><circle r="5"/></g><g id="map-city" class="city">${rings(1)}</g>
<g id="map-subcapital" class="city">${rings(2)}</g><g id="map-maincapital" class="city">${rings(3)}</g>
<path id="map-star" class="star" d="${star}"/>
<path id="map-res" class="tri" d="M0-6.500l6.500 11.500h-13z"/>${map.defs}
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
${art.closed && `<path class="out closed" d="${art.closed}"/>`}<path class="out" d="${art.grey}"/>
${dry.map(use).join('')}
${areas.filter(boxed).map(a => `<use href="#a-${a.id}" class="obox land ${a.print}"/>`).join('')}
</g>
<g id="map-lines">
<g clip-path="url(#map-unboxed)">
<rect width="${W}" height="${H}" fill="url(#map-paper)"/>
<path class="internal" d="${art.internal}"/><path class="national" d="${art.national}"/><use href="#map-coast" class="coast"/>
${map.kinds.map(lines).join('\n')}</g>
${areas.filter(boxed).map(a => `<use href="#a-${a.id}" class="oframe"/>`).join('')}
${map.over(art, layout)}
${frame(W, H)}
${areas.map(a => label(a.row, layout[a.id], a.star)).join('\n')}
</g>
</svg>
`;
}

// make draws a board and saves its picture, its thumbnail's outlines and its layout. areas have of (the Nation), signs (of Resources) and
// print (the class of their ground); voids is land and sea that is no area; small names the outlines of the thumbnail.
export function make(map, areas, voids, borders, small) {
  const of = Object.fromEntries(areas.map(a => [a.id, a])), { W, H } = map;
  map.need = (id, part) => wants(map, of[id], part);
  const art = draw(map, areas.filter(a => !map.boxes[a.id]).map(a => a.form ? { ...a, kind: 'land' } : a), voids, id => of[id]?.of ?? 'grey', () => false);
  map.stamp?.(art);
  const layout = place(map, areas, art);
  save(`web/boards/${map.id}.svg`, svg(map, areas, borders, art, layout));
  save(`web/boards/${map.id}-small.svg`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><defs><path id="t-coast-${map.id}" d="${art.smallCoast}"/>${Object.entries(art.small).map(([id, d]) => `<path id="${small}-${id}" d="${d}"/>`).join('')}</defs></svg>\n`);
  const rows = areas.map(a => ({ id: a.id, name: a.name, kind: a.kind, ...(a.kind === 'mixed' ? { split: true } : {}), ...layout[a.id] }));
  save(`web/boards/${map.id}.json`, `{"id":"${map.id}","title":"${map.title}","viewBox":[0,0,${W},${H}],"tile":${TILE},"pitch":${PITCH},"areas":[\n${rows.map(r => JSON.stringify(r)).join(',\n')}\n]}\n`);
  furnish(map.id);
}

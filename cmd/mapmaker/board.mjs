// node board.mjs [data folder] [map]: draws the board of Cataclysm's European map, or of the map named. See README.md for what it writes and why.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { table } from './csv.mjs';
import { draw, box, middle, room } from './geography.mjs';
import { maps } from './maps.mjs';

const here = new URL('.', import.meta.url).pathname, root = join(here, '../..');
const data = process.argv[2] ?? join(root, 'engine/cataclysm/data'), only = process.argv[3] ?? 'europe';
const TILE = 30, ROW = 32;

const r1 = v => Math.round(v * 10) / 10;
const escape = s => s.replaceAll('&', '&amp;');
const printed = a => a.capital === '1' ? a.name.toUpperCase() : a.name;
// Width of a name block: measured for Source Sans at 13 units, weight 650.
const nameWidth = a => a.kind === 'sea' ? Math.round(Math.max(...a.name.split(' ').map(t => t.length)) * 7.6 + 12) : Math.round(printed(a).length * (a.capital === '1' ? 8.6 : 7.1) + 12 + (a.capital === '1' ? 12 : 0));
const signs = a => [...(a.resource === 'none' ? [] : a.resource.split('+')), ...Array(+a.resistance).fill('resistance'), ...(a.delay === '1' ? ['delay'] : [])];

// Where the name, the pieces and the rest of an area stand.
function place(map, a, shape) {
  const off = map.boxes[a.id], hand = map.at[a.id];
  const solid = off ? [[[[off[0], off[1]], [off[0] + off[2], off[1]], [off[0] + off[2], off[1] + off[3]], [off[0], off[1] + off[3]], [off[0], off[1]]]]] : a.kind === 'sea' ? shape.shape : shape.dry ?? shape.shape;
  const words = a.kind === 'sea' && !off ? a.name.split(' ').length : 1, below = 26 + (words - 1) * 15;
  let x, y, sx, sy;
  if (off) { x = off[0] + off[2] / 2 - signs(a).length * 7.5; sx = off[0] + off[2] / 2; y = off[1] + 18; }
  else if (hand) [x, y, sx, sy] = hand;
  else { [x, y] = middle(solid, map.W, map.H); y -= 22; }
  sx ??= x; sy ??= y + below;
  const first = { x: sx, y: sy, w: row(sx, sy, solid) }, second = { x: sx, y: sy + ROW, w: row(sx, sy + ROW, solid) };
  const w = nameWidth(a), n = signs(a).length, [x0, y0, x1, y1] = box(solid), sea = a.kind === 'sea';
  const places = {
    label: { x, y, w },
    hit: { x: sx, y: r1((y + sy) / 2), r: 32 },
    slots: {
      land: sea ? second : first, other: sea ? first : second,
      cube: { x: r1(x - w / 2 - 16), y: y - 3 },
      resource: { x: r1(x + w / 2 + 11), y: y - 3 },
      marker: { x: r1(x + w / 2 + 14 + n * 15), y: y - 3 },
      base: { x: r1(x - w / 2 - (sea ? 14 : 38)), y: y - (sea ? -2 : 3) },
    },
    box: [x0, y0, x1, y1].map(Math.round),
  };
  if (off) { // a box keeps all that is its own inside, in a column at either side
    first.w = second.w = Math.max(2 * ROW - 2, off[2] - 60);
    places.slots.cube = { x: off[0] + 16, y: sy };
    places.slots.base = { x: off[0] + 16, y: sy + ROW };
    places.slots.marker = { x: off[0] + off[2] - 16, y: sy };
  }
  return places;
}
// A row holds two pieces side by side at the least, and no more than four.
const row = (x, y, solid) => Math.max(2 * ROW - 2, Math.min(4 * ROW - 2, 2 * room([x, y], solid)));

// Rows give way to the names and rows of their neighbours, down to two pieces side by side.
function giveWay(layout) {
  const all = Object.entries(layout);
  for (const [id, a] of all) for (const row of [a.slots.land, a.slots.other]) for (const [other, b] of all) {
    if (id === other) continue;
    const limit = (x, y, half, tall) => { if (Math.abs(y - row.y) < tall) row.w = Math.max(2 * ROW - 2, Math.min(row.w, 2 * (Math.abs(x - row.x) - half - 2))); };
    limit(b.label.x, b.label.y - 3, b.label.w / 2, TILE / 2 + 10);
    for (const r of [b.slots.land, b.slots.other]) if (Math.abs(r.y - row.y) < TILE) row.w = Math.max(2 * ROW - 2, Math.min(row.w, Math.abs(r.x - row.x) - 4));
  }
  for (const [, a] of all) for (const row of [a.slots.land, a.slots.other]) row.w = Math.round(row.w);
}

function label(a, at, off) {
  const { x, y, w } = at.label;
  if (a.kind === 'sea') {
    const words = off ? [a.name] : a.name.split(' ');
    const base = a.base === 'none' || a.base === '' ? '' : `<g class="base p-${a.base_owner === 'none' ? 'neutral' : a.base_owner}" transform="translate(${at.slots.base.x} ${at.slots.base.y})"><circle r="10"/><use href="#map-${a.base}"/></g>`;
    return `<g class="lab sealab"><text class="seaname" x="${x}" y="${y}">${words.map((t, i) => `<tspan x="${x}" dy="${i ? 15 : 0}">${escape(t)}</tspan>`).join('')}</text>${base}</g>`;
  }
  const home = a.status === 'home', star = a.capital === '1' ? `<path class="star" transform="translate(${r1(x - w / 2 + 11)} ${y - 3})" d="M0-5.200l1.500 3.300 3.600.400-2.700 2.400.8 3.500L0 2.600l-3.200 1.800.8-3.500-2.700-2.400 3.600-.400z"/>` : '';
  const name = `<text x="${x + (star ? 6 : 0)}" y="${y + 1.5}">${escape(printed(a))}</text>`;
  const things = signs(a).map((s, i) => `<use href="#map-${s}" x="${r1(at.slots.resource.x + i * 15)}" y="${at.slots.resource.y}" class="res ${s}"/>`).join('');
  const block = home ? `<rect x="${r1(x - w / 2)}" y="${y - 12}" width="${w}" height="18" rx="3"/>` : '';
  return `<g class="lab${home ? ` home p-${a.nation} of-${a.nation}` : ''}">${block}${star}${name}${things}</g>`;
}

const rounded = ([x, y, w, h]) => `M${x + 8} ${y}h${w - 16}a8 8 0 0 1 8 8v${h - 16}a8 8 0 0 1-8 8h${16 - w}a8 8 0 0 1-8-8v${16 - h}a8 8 0 0 1 8-8z`;

function svg(map, areas, borders, art, layout) {
  const boxed = a => map.boxes[a.id], drawn = areas.filter(a => !boxed(a)), of = a => a.status === 'home' ? ` of-${a.nation}` : '';
  const arrows = borders.filter(b => ['strait', 'air-only'].includes(b.kind) && art.areas[b.a] && art.areas[b.b]).map(b => {
    const c = map.cross[b.a + '|' + b.b] ?? nearest(art.areas[b.a].dry, art.areas[b.b].dry);
    return `<path class="${b.kind === 'strait' ? 'strait' : 'aircross'}" d="M${c[0]} ${c[1]}L${c[2]} ${c[3]}"/>`;
  }).join('');
  const walls = borders.filter(b => b.kind === 'impassable' && art.areas[b.a] && art.areas[b.b]).map(b => `<path class="impassable" d="${art.between(b.a, b.b)}"/>`).join('');
  const outline = a => boxed(a) ? `<path id="a-${a.id}" d="${rounded(boxed(a))}"/>` : `<path id="a-${a.id}" d="${art.areas[a.id].outline}"/>${a.kind === 'mixed' ? `<path id="l-${a.id}" d="${art.areas[a.id].land}"/>` : ''}`;
  const ground = a => a.kind === 'mixed' ? 'l-' + a.id : 'a-' + a.id;
  const use = (a, cls) => `<use href="#${ground(a)}" class="${cls}"/>`;
  const solid = drawn.filter(a => a.kind !== 'sea');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.W} ${map.H}">
<defs>
<pattern id="map-adverse" width="22" height="17" patternUnits="userSpaceOnUse"><path class="peak" d="M2 12l4-7 4 7M7.800 8l2.200-3.400 3.600 5.600M14 16.500l2.600-4.400 2.600 4.400"/><path class="peakshade" d="M6 5l4 7H7.400zM16.600 12.100l2.600 4.400h-1.700z"/></pattern>
<pattern id="map-restricted" width="16" height="16" patternUnits="userSpaceOnUse"><path class="dry" d="M3 4h.01M11 7h.01M6 12h.01M14 14h.01"/></pattern>
<marker id="map-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.600" markerHeight="3.600" orient="auto-start-reverse"><path d="M0 0l10 5-10 5z" class="tip2"/></marker>
<marker id="map-airtip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.600" markerHeight="3.600" orient="auto-start-reverse"><path d="M0 0l10 5-10 5z" class="airtip"/></marker>
<path id="map-industrial" d="M-6.500 5.500v-9l4.300 3.200v-3.200l4.300 3.200V-6.500h4.400v12z"/>
<path id="map-natural" d="M0-7.500c4 5 5.300 6.800 5.300 9a5.300 4.700 0 0 1-10.600 0c0-2.200 1.300-4 5.300-9z"/>
<path id="map-resistance" d="M-5 5.500v-8l1.700-3 1.700 3v8zM-1.600 5.500v-8l1.600-3 1.600 3v8zM1.600 5.500v-8l1.700-3 1.700 3v8z"/>
<path id="map-delay" d="M-5.500-7h11v2L1.500 0l4 5v2h-11v-2l4-5-4-5z"/>
<path id="map-naval" class="sign" d="M0-4V6M-4.500 1.500C-4.500 4.500-2 6 0 6s4.500-1.500 4.500-4.500M-3-2h6M0-4a1.300 1.300 0 1 0-.01-2.600A1.300 1.300 0 0 0 0-4z"/>
<path id="map-air" class="sign" d="M0-6V6M-6 1L0-2.500 6 1M-2.500 5.500L0 4l2.500 1.500"/>
<clipPath id="map-unboxed"><path clip-rule="evenodd" d="M-99-99H${map.W + 99}V${map.H + 99}H-99z${Object.values(map.boxes).map(rounded).join('')}"/></clipPath>
<path id="map-coast" d="${art.coast}"/>
${areas.map(outline).join('\n')}
</defs>
<g id="map-ground">
<rect class="sea" width="${map.W}" height="${map.H}"/>
<use href="#map-coast" class="wave w3"/><use href="#map-coast" class="wave w2"/><use href="#map-coast" class="wave w1"/>
<path class="seas" d="${art.seas}"/>
${drawn.filter(a => a.kind === 'mixed').map(a => `<path class="mixed" d="${art.areas[a.id].sea}"/>`).join('')}
<path class="out closed" d="${art.closed}"/><path class="out" d="${art.grey}"/>
${solid.map(a => use(a, 'land' + of(a))).join('')}
${areas.filter(boxed).map(a => `<use href="#a-${a.id}" class="obox ${a.kind === 'sea' ? 'osea' : 'land' + of(a)}"/>`).join('')}
</g>
<g id="map-lines">
<g clip-path="url(#map-unboxed)">
${solid.filter(a => a.restricted === '1').map(a => use(a, 'terrain' + of(a)).replace('/>', ' fill="url(#map-restricted)"/>')).join('')}
${solid.filter(a => a.adverse === '1').map(a => use(a, 'terrain' + of(a)).replace('/>', ' fill="url(#map-adverse)"/>')).join('')}
<path class="internal" d="${art.internal}"/><path class="national" d="${art.national}"/><use href="#map-coast" class="coast"/>
${map.links ? `<path class="link" d="${map.links}"/>` : ''}</g>
${areas.filter(boxed).map(a => `<use href="#a-${a.id}" class="oframe${a.kind === 'sea' ? ' osea' : ''}"/>`).join('')}
${walls}${arrows}
${art.treaty ? `<path class="treaty" d="${art.treaty}"/>` : ''}
${areas.map(a => label(a, layout[a.id], boxed(a))).join('\n')}
</g>
</svg>
`;
}

// The two nearest corners of two shores, drawn apart until the arrow can be seen.
function nearest(A, B) {
  let best, near = 1e9;
  for (const p of A.flatMap(p => p[0])) for (const q of B.flatMap(p => p[0])) {
    const d = Math.hypot(p[0] - q[0], p[1] - q[1]);
    if (d < near) { near = d; best = [p, q]; }
  }
  const [p, q] = best, L = near || 1, e = Math.max(6, (30 - near) / 2), u = [(q[0] - p[0]) / L, (q[1] - p[1]) / L];
  return [p[0] - u[0] * e, p[1] - u[1] * e, q[0] + u[0] * e, q[1] + u[1] * e].map(r1);
}

// What leads to the other map: the sign's place is decided by hand, its ends are in the data.
function connectors(map, areas) {
  const here = new Set(areas.map(a => a.id));
  return table(join(data, 'connectors.csv')).map(c => {
    const [x, y] = map.connect[c.letter], out = here.has(c.a);
    return { letter: c.letter, from: out ? c.a : c.b, to: out ? c.b : c.a, land: c.land === '1', naval: c.naval === '1', x, y };
  });
}

for (const map of maps) {
  if (only !== map.from) continue;
  const areas = table(join(data, 'areas.csv')).filter(a => a.map === map.from), nation = Object.fromEntries(areas.map(a => [a.id, a.nation]));
  const grey = table(join(data, 'out-of-play.csv')).filter(a => a.map === map.from);
  const treaty = new Set(table(join(data, 'zones.csv')).filter(z => z.zone === 'treaty').map(z => z.area));
  const art = draw(map, areas.filter(a => !map.boxes[a.id]), grey, id => nation[id] ?? 'grey', id => treaty.has(id));
  const layout = Object.fromEntries(areas.map(a => [a.id, place(map, a, art.areas[a.id])]));
  giveWay(layout);
  const picture = svg(map, areas, table(join(data, 'borders.csv')), art, layout);
  mkdirSync(join(root, 'web/boards'), { recursive: true });
  const save = (f, text) => { writeFileSync(join(root, f), text); console.log(f, text.length, 'gzip', gzipSync(text).length); };
  save(`web/boards/${map.id}.svg`, picture);
  save(`web/boards/${map.id}-small.svg`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.W} ${map.H}"><defs><path id="t-coast${map.from === 'europe' ? '' : '-' + map.from}" d="${art.smallCoast}"/>${Object.entries(art.small).map(([id, d]) => `<path id="t-${id}" d="${d}"/>`).join('')}</defs></svg>\n`);
  const rows = areas.map(a => ({ id: a.id, name: a.name, kind: a.kind, ground: a.kind === 'sea' ? '' : (a.kind === 'mixed' && !map.boxes[a.id] ? 'l-' : 'a-') + a.id, ...layout[a.id] }));
  save(`app/layout/${map.id}.json`, `{"id":"${map.id}","title":"${map.title}","viewBox":[0,0,${map.W},${map.H}],"tile":${TILE},"row":${ROW},"connectors":[${connectors(map, areas).map(c => JSON.stringify(c)).join(',')}],"areas":[\n${rows.map(r => JSON.stringify(r)).join(',\n')}\n]}\n`);
}

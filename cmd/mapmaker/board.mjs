// node board.mjs [data folder] [map]: draws the boards of Cataclysm's maps, or of the map named. See README.md for what it writes and why.
import { join } from 'node:path';
import { table } from './csv.mjs';
import { draw, middle } from './geography.mjs';
import { label, nearest, signs } from '../../web/late/printed.js';
import { frame, net, paper, relief, rose } from './relief.mjs';
import { arrange, block, LINE, PITCH, TILE } from './place.mjs';
import { between, inBox, layOut, r1, rounded, save } from './sheet.mjs';
import { maps } from './maps.mjs';

const here = new URL('.', import.meta.url).pathname, root = join(here, '../..');
const data = process.argv[2] ?? join(root, 'engine/cataclysm/data'), only = process.argv[3];

// The blocks that an area may have, best first: three pieces wide where it can, two where it must.
function blocks(map, a) {
  const of = (cols, most, cost) => ({ ...block(a, signs(a), cols, most, map.markers[a.id] ?? 1), cost });
  const most = map.narrow[a.id] ?? (a.kind === 'sea' ? 125 : 135);
  return [of(3, most, 0), of(3, most, 0), of(2, Math.min(most, 100), a.kind === 'sea' ? 900 : 1700), ...(a.kind === 'sea' ? [] : [of(4, most, -250)])];
}
// The ground that an area wants: its block and some slack, since no area is a rectangle.
function wants(map, a) {
  const b = block(a, signs(a), 3, map.narrow[a.id] ?? 130, map.markers[a.id] ?? 1);
  return (b.width + 8) * (b.height + 6) * (map.slack[a.id] ?? (a.kind === 'sea' ? 1.55 : 1.6));
}

function place(map, areas, art) {
  const boxed = a => map.boxes[a.id], layout = {};
  for (const a of areas.filter(boxed)) layout[a.id] = inBox(a, block(a, signs(a), 3, boxed(a)[2] - (a.kind === 'sea' ? 10 : 74)), boxed(a));
  const free = areas.filter(a => !boxed(a)).map(a => {
    const art1 = art.areas[a.id], solid = a.kind === 'sea' ? art1.wet : art1.dry, [x, y] = map.hearts[a.id] ?? middle(solid, map.W, map.H);
    return { id: a.id, kind: a.kind, dry: art1.dry, wet: art1.wet, heart: [x, y], blocks: blocks(map, a) };
  });
  const fixed = [...Object.values(map.boxes).map(([x, y, w, h]) => [x - 3, y - 3, x + w + 3, y + h + 3, 30]), ...Object.values(map.connect).map(([x, y]) => [x - 16, y - 16, x + 16, y + 16, 20])];
  for (const c of art.arrows) fixed.push([Math.min(c[0], c[2]) - 4, Math.min(c[1], c[3]) - 4, Math.max(c[0], c[2]) + 4, Math.max(c[1], c[3]) + 4, 2]);
  arrange(map.W, map.H, free, art.out, fixed).forEach((s, k) => { const a = areas.find(a => a.id === free[k].id); layout[a.id] = layOut(a, s.b, s.x, s.y); });
  return layout;
}

function svg(map, areas, borders, art, layout) {
  const boxed = a => map.boxes[a.id], drawn = areas.filter(a => !boxed(a)), of = a => a.status === 'home' ? ` of-${a.nation}` : '';
  const arrows = art.arrows.map(c => `<path class="${c[4] === 'strait' ? 'strait' : 'aircross'}" d="M${c[0]} ${c[1]}L${c[2]} ${c[3]}"${between(c[5])}/>`).join('');
  const walls = borders.filter(b => b.kind === 'impassable' && art.areas[b.a] && art.areas[b.b]).map(b => `<path class="impassable" d="${art.between(b.a, b.b)}"${between(b)}/>`).join('');
  const outline = a => boxed(a) ? `<path id="a-${a.id}" d="${rounded(boxed(a))}"/>` : `<path id="a-${a.id}" d="${art.areas[a.id].outline}"/>${a.kind === 'mixed' ? `<path id="l-${a.id}" d="${art.areas[a.id].land}"/>` : ''}`;
  const ground = a => a.kind === 'mixed' ? 'l-' + a.id : 'a-' + a.id;
  const use = (a, cls) => `<use href="#${ground(a)}" class="${cls}"/>`;
  const solid = drawn.filter(a => a.kind !== 'sea');
  const names = areas.map(a => layout[a.id].label).map(l => [l.x - l.w / 2 - 4, l.y - 18, l.x + l.w / 2 + 22, l.y + 8 + LINE * ((l.lines?.length ?? 1) - 1)]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.W} ${map.H}">
<defs>
${paper()}
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
<path class="grat" d="${net(map, art.bend)}"/>${map.rose ? rose(...map.rose) : ''}<path class="seas" d="${art.seas}"/>
${drawn.filter(a => a.kind === 'mixed').map(a => `<path class="mixed" d="${art.areas[a.id].sea}"/>`).join('')}
<path class="out closed" d="${art.closed}"/><path class="out" d="${art.grey}"/>
${solid.map(a => use(a, 'land' + of(a))).join('')}
${areas.filter(boxed).map(a => `<use href="#a-${a.id}" class="obox ${a.kind === 'sea' ? 'osea' : 'land' + of(a)}"/>`).join('')}
</g>
<g id="map-lines">
<g clip-path="url(#map-unboxed)">
<rect width="${map.W}" height="${map.H}" fill="url(#map-paper)"/>
${solid.filter(a => a.restricted === '1' || a.adverse === '1').map(a => `<g class="terrain${of(a)}" data-relief="${a.id}" data-rough="${+a.restricted}${+a.adverse}">${relief(a, art.areas[a.id].dry, names)}</g>`).join('\n')}
<path class="internal" d="${art.internal}"/><path class="national" d="${art.national}"/><use href="#map-coast" class="coast"/>
${map.links ? `<path class="link" d="${map.links}"/>` : ''}</g>
${areas.filter(boxed).map(a => `<use href="#a-${a.id}" class="oframe${a.kind === 'sea' ? ' osea' : ''}"/>`).join('')}
${walls}${arrows}
${art.treaty ? `<path class="treaty" d="${art.treaty}"/>` : ''}
${frame(map.W, map.H)}
${areas.map(a => label(a, layout[a.id])).join('\n')}
</g>
</svg>
`;
}

// What leads to the other map: the sign's place is decided by hand, its ends are in the data.
function connectors(map, areas) {
  const here = new Set(areas.map(a => a.id));
  return table(join(data, 'connectors.csv')).map(c => {
    const [x, y] = map.connect[c.letter], out = here.has(c.a);
    return { letter: c.letter, from: out ? c.a : c.b, to: out ? c.b : c.a, land: c.land === '1', naval: c.naval === '1', x, y };
  });
}

// Straits, and crossings for aircraft only: by hand where the nearest shores mislead.
function arrows(map, borders, art) {
  return borders.filter(b => ['strait', 'air-only'].includes(b.kind) && art.areas[b.a] && art.areas[b.b]).map(b => {
    const hand = map.cross[b.a + '|' + b.b], c = hand ? [...art.bend(hand.slice(0, 2)), ...art.bend(hand.slice(2))] : nearest(...[b.a, b.b].map(id => art.areas[id].dry.map(p => p[0])));
    return [...c.map(r1), b.kind, b];
  });
}

const places = new Map(table(join(here, 'cataclysm/places.csv')).map(p => [p.id, p]));
for (const map of maps) {
  if (only && only !== map.from) continue;
  const areas = table(join(data, 'areas.csv')).filter(a => a.map === map.from).map(a => ({ ...a, ...places.get(a.id), seeds: [places.get(a.id)?.seeds, map.seeds?.[a.id]].filter(Boolean).join(';') })), nation = Object.fromEntries(areas.map(a => [a.id, a.nation]));
  const grey = table(join(data, 'out-of-play.csv')).filter(a => a.map === map.from), borders = table(join(data, 'borders.csv'));
  const treaty = new Set(table(join(data, 'zones.csv')).filter(z => z.zone === 'treaty').map(z => z.area));
  const of = Object.fromEntries(areas.map(a => [a.id, a]));
  map.need = (id, part) => id === 'grey' ? 0 : of[id].kind === 'mixed' && part === 'sea' ? 1200 : wants(map, of[id]);
  map.least = id => id === 'grey' ? .55 : 1;
  const art = draw(map, areas.filter(a => !map.boxes[a.id]), grey, id => nation[id] ?? 'grey', id => treaty.has(id));
  art.arrows = arrows(map, borders, art);
  const layout = place(map, areas, art);
  const picture = svg(map, areas, borders, art, layout);
  save(`web/boards/${map.id}.svg`, picture);
  save(`web/boards/${map.id}-small.svg`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.W} ${map.H}"><defs><path id="t-coast${map.from === 'europe' ? '' : '-' + map.from}" d="${art.smallCoast}"/>${Object.entries(art.small).map(([id, d]) => `<path id="t-${id}" d="${d}"/>`).join('')}</defs></svg>\n`);
  const rows = areas.map(a => ({ id: a.id, name: a.name, kind: a.kind, ...(a.kind === 'mixed' && !map.boxes[a.id] ? { split: true } : {}), ...layout[a.id] }));
  save(`web/boards/${map.id}.json`, `{"id":"${map.id}","title":"${map.title}","viewBox":[0,0,${map.W},${map.H}],"tile":${TILE},"pitch":${PITCH},"connectors":[${connectors(map, areas).map(c => JSON.stringify(c)).join(',')}],"areas":[\n${rows.map(r => JSON.stringify(r)).join(',\n')}\n]}\n`);
}

// node conquest.mjs: draws the board of Conquest & Consequence, from engine/conquest/data and conquest/. See README.md.
import { isCapital, make, read, shades } from './blockwar.mjs';
import { H, projection, W } from './conquest/projection.mjs';
import { points } from './csv.mjs';
import { inside, path } from './geography.mjs';
import { between } from './sheet.mjs';
import { stamp } from './signs.mjs';
import { dense } from './warp.mjs';

const data = read('../../engine/conquest/data'), own = read('conquest');
const borders = data('borders.csv'), closed = own('closed.csv'), nation = Object.fromEntries(data('nations.csv').map(n => [n.id, n]));
const capitals = new Set(Object.values(nation).map(n => n.capital)), places = new Map(own('places.csv').map(r => [r.id, r]));

// The signs of 1.3 and 1.41, their sizes on the sheet, and the rows of pieces that stand on an Islet's: a single Islet holds one unit of
// each Faction.
const signs = { strait: { form: 'circle', r: 56 }, islet: { form: 'square', r: 30, rows: 1 }, 'islet-group': { form: 'hexagon', r: 46, rows: 2 } };
const signOf = a => a.id === 'hong-kong' ? { form: 'square', r: 26, rows: 1 } : signs[a.kind];
const kinds = { land: 'land', strait: 'mixed', islet: 'land', 'islet-group': 'land', sea: 'sea', ocean: 'sea' };

const map = {
  id: 'conquest', title: 'Map of Asia and the Pacific', W, H, projection, net: [[60, 290], [-50, 75]], rose: [70, 1730, 44], most: 6,
  boxes: {}, narrow: {}, hearts: {},
  slack: {
    'hong-kong': 0, singapore: .35, panama: .5, hokkaido: .7, sakhalin: 1, formosa: .55, hainan: .55, ceylon: .5, tokyo: 1.1, osaka: 1, kyushu: .8, java: .9, sumatra: 1.1, borneo: 1.1, sarawak: .9, celebes: .9, manila: .8, mindanao: .8,
    malaya: .7, 'new-zealand': 1.2, papua: 1.1, korea: 1.2, novosibirsk: 2.2, omsk: 2, tashkent: 2, 'alma-ata': 2, krasnoyarsk: 2.4, irkutsk: 2.6, chita: 2.6, mongolia: 2.2, yakutsk: 2.6, khabarovsk: 2.2, vladivostok: 1.8, magadan: 2.6,
    kamchatka: 1.8, anchorage: 2.2, vancouver: 2, winnipeg: 2, seattle: 2, chicago: 2, 'los-angeles': 2, houston: 1.9, mexico: 1.8, 'new-delhi': 2.2, punjab: 2.2, calcutta: 1.9, dacca: 1.8, sian: 1.8, nanking: 1.8, mukden: 1.8,
    'gulf-of-mexico': 2.6, 'southern-ocean': 2.6, 'sea-of-okhotsk': 1.8, 'andaman-sea': 1.8,
  },
  least: id => ({ grey: .4, 'philippine-sea': .7 })[id] ?? (id !== 'southern-ocean' && id.endsWith('-ocean') ? .65 : 1),
  kinds: ['river', 'forest', 'mountain', 'desert', 'wilderness', 'impassable'],
  defs: '<path id="map-oil" class="tri oil" d="M0-6.500l6.500 11.500h-13z"/><path id="map-base" class="port" d="M-14 0l7-12.100h14l7 12.100-7 12.100h-14z"/>',
};

// Lake Baikal's shores, as they are.
const BAIKAL = '103.7,51.5;104.6,51.8;105.5,52.3;106.3,52.7;106.9,53.1;107.9,53.6;108.6,54.2;109.2,55.0;109.6,55.7;110.0,55.6;109.8,54.9;109.5,54.2;109.2,53.6;108.5,53.2;107.9,52.7;106.9,52.3;106.2,51.9;105.2,51.5;104.3,51.35';

const areas = data('areas.csv').map(a => {
  const sign = signOf(a), { countries, seeds } = places.get(a.id), oil = +a.oil;
  return {
    ...a, row: a, countries, seeds, kind: kinds[a.kind], ocean: a.kind === 'ocean', of: a.nation, capital: isCapital(a), star: capitals.has(a.id) && !a.kind.startsWith('islet'), form: sign?.form, sign: sign?.r,
    rows: sign?.rows, pinned: sign?.rows > 0 || a.id === 'singapore', closed: a.id === 'great-australian-desert', signs: Array.from({ length: +a.res }, (_, i) => i < oil ? 'oil' : 'res'),
  };
});
const of = Object.fromEntries(areas.map(a => [a.id, a]));
const shade = shades(new Set(areas.filter(a => ['minor', 'province'].includes(a.territory)).map(a => a.nation)), borders, of);
for (const a of areas) a.print = a.closed ? 'waste' : shade[a.nation] ? `minor-${shade[a.nation]}` : a.territory === 'colony' ? `colony-${nation[a.nation].owner}` : `home-${a.nation}`;

// ---- the signs, and the room they want: an Islet's for its name and pieces; a few step aside, in units
const NUDGE = { kuriles: [-28, 2], 'attu-kiska': [-21, -4], aleutians: [2, 0], society: [28, 12], solomons: [14, 8] };
const stamps = areas.filter(a => a.sign).map(a => ({ id: a.id, form: a.form, r: a.sign, at: points(a.seeds).at(a.form === 'circle' ? -1 : 0), by: NUDGE[a.id] ?? [0, 0] }));
map.islands = new Set(areas.filter(a => a.pinned && !a.countries).map(a => a.id));
map.discs = stamps.map(s => ({ id: s.id, at: s.at, r: 28, need: ['kuriles', 'attu-kiska', 'aleutians'].includes(s.id) ? 24000 : { circle: 9000, square: 9000, hexagon: 15500 }[s.form] })).filter(d => d.id !== 'hokkaido');
map.stamp = art => stamp(map, art, stamps);

const bent = (art, list) => path({ type: 'Polygon', coordinates: [[...list, list[0]].map(p => art.bend(projection(p)))] });
// A bar stands straight across its passage, as far as no sign covers it; where the shores all but touch none is needed.
const bar = (g, rings) => path({ type: 'MultiLineString', coordinates: g.coordinates.flatMap(line => {
  const runs = [[]];
  for (const p of dense(line, 4)) if (rings.some(r => inside(p, [[r]]))) runs.push([]); else runs.at(-1).push(p);
  return runs.filter(r => r.length > 1).map(r => [r[0], r.at(-1)]).filter(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) > 4);
}) });
const mainland = r => ['russia', 'china', 'indochina'].includes(r);
map.over = art => {
  const regions = borders.filter(b => of[b.a].region !== of[b.b].region && mainland(of[b.a].region) && mainland(of[b.b].region)).map(b => art.between(b.a, b.b)).join('');
  const bars = closed.map(b => ({ b, d: bar(art.edge(b.a, b.b), stamps.map(s => art.areas[s.id].sign)) })).filter(({ d }) => d).map(({ b, d }) => `<path class="bars" d="${d}"${between(b)}/>`).join('');
  return `<path class="region" d="${regions}"/><path class="baikal" d="${bent(art, points(BAIKAL))}"/>${bars}${areas.filter(a => a.rows).map(a => `<use href="#a-${a.id}" class="islet"/>`).join('')}`;
};

// places.csv counts longitude from 0 to 360.
make(map, areas, own('outside.csv'), borders, 'tc');

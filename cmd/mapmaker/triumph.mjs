// node triumph.mjs: draws the board of Triumph & Tragedy, from engine/triumph/data and triumph/. See README.md.
import { geoCentroid } from 'd3-geo';
import { join } from 'node:path';
import { points } from './csv.mjs';
import { isCapital, make, read, shades } from './blockwar.mjs';
import { r1 } from './sheet.mjs';
import { H, projection, W } from './triumph/projection.mjs';
import { seeds } from './triumph/seeds.mjs';

const data = read('../../engine/triumph/data'), own = read('triumph');

const map = {
  id: 'triumph', title: 'Map of Europe', W, H, projection, net: [[-60, 100], [0, 80]], rose: [96, 1330, 44], most: 6,
  apart: true, // the seeds of Straits in open water shape their water alone
  within: { Russia: [[1000, 0], [W, 0], [W, H], [1000, H], [1000, 0]] }, // or its edge at the 180th meridian appears in the west
  boxes: {}, narrow: { albania: 90, narvik: 90, taranto: 90, petsamo: 100, sea_of_azov: 60, red_sea: 60, white_sea: 70, adriatic_sea: 80, gulf_of_bothnia: 70, aegean_sea: 70, persian_gulf: 80, gulf_of_aden: 80 },
  slack: { berlin: 2.1, ruhr: 1.9, munich: 1.8, paris: 1.9, london: 1.9, rome: 1.8, warsaw: 1.8, moscow: 1.7, crete: .7, malta: .6, gibraltar: .9, azores: .8, sicily: .9, sardinia: .9, copenhagen: 1.1, albania: 1.1, tunisia: 1.2, suez: 1.2, english_channel: 1.9, north_sea: 1.8, baltic_sea: 1.9 },
  hearts: {}, least: id => id === 'grey' ? .45 : 1,
  kinds: ['river', 'forest', 'mountain', 'strait'],
  defs: '<path id="map-res-africa" class="tri far" d="M0-6.500l6.500 11.500h-13z"/>',
  // The two ends of the way around Africa.
  over(art, layout) {
    const arrow = (id, dx) => {
      const x = layout[id].label.x;
      return `<path class="around" d="M${r1(x)} ${H - 26}h${dx * 74}m${dx * -13}-9l${dx * 13} 9 ${dx * -13} 9"/><text class="around" x="${r1(x + dx * 37)}" y="${H - 36}">around Africa</text>`;
    };
    return arrow('south_atlantic_ocean', 1) + arrow('west_indian_ocean', -1);
  },
};

const places = new Map(own('countries.csv').map(r => [r.id, r])), extra = own('extra.csv'), borders = data('borders.csv');
const capitals = new Set(data('nations.csv').map(n => n.capital));
const kinds = { land: 'land', strait: 'mixed', sea: 'sea', ocean: 'sea' };
const raw = data('areas.csv'), wet = new Set(raw.filter(a => kinds[a.kind] === 'sea').map(a => a.id));
const seedsOf = seeds(join(new URL('.', import.meta.url).pathname, 'triumph/lines.csv'), id => wet.has(id));
const areas = raw.map(a => {
  const { countries, box } = places.get(a.id);
  if (box) map.boxes[a.id] = box.split(',').map(Number);
  const signs = [...Array(+a.res || 0).fill('res'), ...Array(+a.res_transafrica || 0).fill('res-africa')];
  return { ...a, row: a, kind: kinds[a.kind], ocean: a.kind === 'ocean', of: a.colony || a.nation, capital: isCapital(a), star: capitals.has(a.id), seeds: seedsOf(a.id), countries, signs };
});
const shade = shades(new Set(raw.filter(a => a.territory === 'minor').map(a => a.nation)), borders, Object.fromEntries(areas.map(a => [a.id, a])));
for (const a of areas) a.print = a.territory === 'minor' ? `shade-${shade[a.nation]}` : `home-${a.nation}`;

const voids = extra.filter(r => r.kind === 'void').map(r => ({ kind: 'land', countries: r.countries, seeds: seedsOf(r.name) }));
const drops = extra.filter(r => r.kind === 'drop').map(r => ({ at: points(r.at)[0], country: r.countries, far: +r.size }));
map.drops = (country, polygon) => {
  const [x, y] = geoCentroid({ type: 'Polygon', coordinates: polygon });
  return country === 'Russia' && x < 0 || drops.some(d => d.country === country && Math.hypot((x - d.at[0]) * Math.cos(y * Math.PI / 180), y - d.at[1]) < d.far);
};
make(map, areas, voids, borders, 'tt');

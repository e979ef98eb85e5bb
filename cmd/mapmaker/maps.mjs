// What is decided by hand about each map: its projection, its boxes, and where names and stacks stand.
import { geoProjection } from 'd3-geo';

// Equal distances from the middle of Germany, drawn closer and closer together outwards: the crowded middle is largest.
const NEAR = 1900 / 6371;
const crowded = (l, p) => {
  const c = Math.acos(Math.max(-1, Math.min(1, Math.cos(p) * Math.cos(l))));
  const k = c < 1e-6 ? 1 : NEAR * Math.log(1 + c / NEAR) / Math.sin(c);
  return [k * Math.cos(p) * Math.sin(l), k * Math.sin(p)];
};
// Longitude and latitude each stretched by a rate of their own, units per degree: wide where China, Japan and the Indies crowd,
// narrow over the open ocean.
export const stretch = rates => v => {
  let s = 0;
  for (let i = 1; i < rates.length; i++) {
    const [a, p] = rates[i - 1], [b, q] = rates[i];
    if (v >= b) { s += (p + q) / 2 * (b - a); continue; }
    const t = Math.max(0, v - a) / (b - a);
    return s + (p + (p + (q - p) * t)) / 2 * Math.max(0, v - a);
  }
  return s;
};
const along = stretch([[60, 5], [84, 7], [95, 18], [124, 21], [142, 18], [150, 9.5], [180, 6.4], [250, 4.4]]);
const up = stretch([[-48, 5], [-30, 6], [-12, 11], [0, 16], [15, 17], [20, 21], [40, 21], [48, 14], [58, 9], [75, 4]]);
const DEGREE = Math.PI / 180, CENTRE = 156;
const eastAsia = (l, p) => [along(l / DEGREE + CENTRE), up(p / DEGREE)];

const europe = {
  id: 'cataclysm-europe', from: 'europe', title: 'Map of Europe', W: 1760, H: 1430,
  projection: geoProjection(crowded).rotate([-12.5, -50]).scale(2950).translate([735, 700]).clipAngle(75).clipExtent([[0, 0], [1760, 1430]]).precision(.3),
  // Off-map boxes: x, y, width, height.
  boxes: { canada: [12, 322, 190, 112], 'washington-dc': [12, 448, 190, 130], 'south-africa': [12, 1306, 190, 112], 'barents-sea': [1080, 12, 160, 78], 'arabian-sea': [1586, 1338, 162, 80] },
  links: '', net: [[-60, 90], [20, 80]], rose: [290, 236, 42],
  // Signs of the map connectors.
  connect: { A: [40, 604], B: [1716, 240], C: [1740, 880], D: [1690, 1296] },
  // Ends of the arrows that cross water.
  cross: { 'london|benelux': [440, 596, 476, 614], 'london|paris': [392, 634, 396, 676], 'rome|sicily': [820, 1160, 850, 1150], 'sweden|denmark': [730, 453, 757, 447], 'spain|north-africa': [213, 1106, 213, 1140] },
  // Names that must break sooner, in units; how many markers have room beside the name (one, unless told); ground beyond what the block takes; hearts by hand; further
  // seeds, so that the picture has the borders of the data.
  narrow: { 'gulf-of-bothnia': 60, 'baltic-states': 70, 'east-prussia': 125, 'adriatic-sea': 70, 'tyrrhenian-sea': 95, 'aegean-sea': 60, 'north-sea': 60 },
  markers: { spain: 6, 'north-africa': 6, greece: 4, iraq: 3, libya: 3, egypt: 3, jordan: 2, syria: 2, czechoslovakia: 2, rumania: 2, urals: 2, norway: 1, ireland: 0, portugal: 0, denmark: 0 },
  slack: { sicily: .75, denmark: .8, albania: .95, portugal: 1.05, benelux: 1.3, 'east-prussia': 1.05, 'baltic-states': 1.3, silesia: 1.4, sweden: 2.6, arkhangelsk: 2.2, brittany: 1.9, czechoslovakia: 1.9, 'adriatic-sea': 1.9, scotland: 1.35,  norway: 2, finland: 2, turkey: 2.6, spain: 2.4, london: 1.8, greece: 1.4, 'north-africa': 2.2, ireland: 1.2 },
  hearts: {},
  seeds: { 'norwegian-sea': '-12.5,61', 'north-sea': '10.2,58.9', ireland: '-6,54.95', scotland: '-5.7,55.4;-4.9,54.8' },
};

const pacific = {
  id: 'cataclysm-pacific', from: 'pacific', title: 'Map of the Pacific', W: 1870, H: 1480,
  projection: geoProjection(eastAsia).rotate([-CENTRE, 0]).scale(1).translate([1312, 1085]).clipExtent([[0, 0], [1870, 1480]]).precision(.3),
  boxes: {}, links: '', net: [[60, 250], [-50, 70]], rose: [474, 1404, 44], connect: { A: [1806, 330], B: [86, 96], C: [32, 556], D: [50, 1056] },
  cross: { 'tokyo|hokkaido': [1107, 340, 1122, 304], 'java|new-guinea': [896, 1104, 934, 1090], 'new-guinea|philippines': [918, 1068, 836, 974] },
  narrow: { 'sea-of-japan': 70, 'maritime-territory': 100, 'yellow-sea': 60, 'gulf-of-siam': 70 },
  markers: { guangdong: 4, philippines: 4, jiangsu: 3, hubei: 3, sichuan: 3, gansu: 2, yunnan: 2, chahar: 2, hebei: 2, indochina: 3, burma: 3, malaya: 2, india: 3 },
  slack: { korea: 1.2, hokkaido: .9, malaya: 1.3, philippines: 1.3, california: 2.6, irkutsk: 2, siberia: 2, 'maritime-territory': 2, india: 2, burma: 1.8 },
  hearts: {},
  seeds: { hawaii: '-158,34;-157,40;-160,30', 'north-pacific': '-166,40;-167,34;-167,30', 'eastern-pacific': '-147,40;-147,34;-148,30;-138,14;-136,8;-136,26', midway: '-174,19', 'central-pacific': '-179,4', 'ellice-islands': '-179,-1', solomons: '160,-2;163,2', 'south-indian-ocean': '125,-13' },
};

export const maps = [europe, pacific];

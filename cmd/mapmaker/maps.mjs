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
const stretch = rates => v => {
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
  boxes: { canada: [8, 352, 176, 88], 'washington-dc': [8, 466, 176, 88], 'south-africa': [16, 1326, 140, 90], 'barents-sea': [1010, 6, 140, 90], 'arabian-sea': [1604, 1330, 146, 92] },
  links: 'M96 440V466M184 386L214 352M184 420L212 430M184 500L212 484M1010 40H950M1080 96V124M1150 60L1180 90M86 1326L96 1230',
  // Signs of the map connectors.
  connect: { A: [30, 556], B: [1716, 240], C: [1740, 880], D: [1734, 1330] },
  // Ends of the arrows that cross water.
  cross: { 'london|benelux': [440, 596, 476, 614], 'london|paris': [392, 634, 396, 676], 'rome|sicily': [820, 1160, 850, 1150], 'sweden|denmark': [730, 453, 757, 447], 'spain|north-africa': [213, 1106, 213, 1140] },
  // Name x, y; where it differs, the first row of the stack x, y.
  at: {
    silesia: [826, 584], berlin: [722, 566], ruhr: [622, 566], bavaria: [676, 722], 'east-prussia': [942, 492], poland: [1022, 606], benelux: [508, 630, 516, 655], denmark: [634, 404, 634, 430],
    paris: [424, 712], lorraine: [545, 744], brittany: [334, 750], provence: [470, 874], london: [382, 536], scotland: [394, 362], ireland: [270, 518], norway: [652, 250], sweden: [790, 170], finland: [966, 196],
    'baltic-states': [1022, 402], czechoslovakia: [810, 676], austria: [792, 790], hungary: [912, 810], rumania: [1096, 800], yugoslavia: [934, 912], bulgaria: [1098, 946], albania: [966, 1020, 976, 1046], greece: [1034, 1078], turkey: [1330, 940],
    lombardy: [660, 880], rome: [738, 980, 752, 1006], sicily: [762, 1160, 772, 1186], spain: [300, 980], portugal: [170, 952, 170, 978], 'north-africa': [372, 1240], libya: [900, 1336], egypt: [1231, 1320], jordan: [1362, 1196, 1362, 1222], syria: [1411, 1054], iraq: [1530, 1072], persia: [1650, 940],
    leningrad: [1112, 256], arkhangelsk: [1262, 168], smolensk: [1238, 446], belorussia: [1124, 508],
    'north-sea': [520, 470], 'central-mediterranean': [920, 1218], 'eastern-mediterranean': [1256, 1160], 'baltic-sea': [866, 424, 850, 466], 'gulf-of-bothnia': [868, 234], 'tyrrhenian-sea': [692, 1084], 'adriatic-sea': [812, 936, 838, 984], 'aegean-sea': [1132, 1166], 'black-sea': [1320, 810], 'western-approaches': [190, 660], 'western-mediterranean': [548, 1068], 'mid-atlantic': [124, 1090], 'north-atlantic': [236, 290], iceland: [330, 60], 'norwegian-sea': [560, 132],
  },
};

const pacific = {
  id: 'cataclysm-pacific', from: 'pacific', title: 'Map of the Pacific', W: 1870, H: 1480,
  projection: geoProjection(eastAsia).rotate([-CENTRE, 0]).scale(1).translate([1312, 1085]).clipExtent([[0, 0], [1870, 1480]]).precision(.3),
  boxes: {}, links: '', connect: { A: [1846, 312], B: [86, 96], C: [22, 556], D: [22, 1056] },
  cross: { 'tokyo|hokkaido': [1107, 340, 1122, 304], 'java|new-guinea': [896, 1104, 934, 1090], 'new-guinea|philippines': [918, 1068, 836, 974] },
  at: {
    california: [1772, 192, 1834, 218], 'tasman-sea': [1344, 1368], 'new-guinea': [1058, 1106, 1062, 1132], papua: [1206, 1176], bismarcks: [1266, 1070], 'coral-sea': [1296, 1276], 'arafura-sea': [1076, 1240], 'sea-of-japan': [1006, 288, 992, 346], tokyo: [1104, 390],
  },
};

export const maps = [europe, pacific];

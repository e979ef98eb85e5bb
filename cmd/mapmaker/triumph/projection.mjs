// The projection of the board of Triumph & Tragedy: longitude and latitude are squeezed away from Europe (rates per degree,
// integrated), then laid on an equidistant cone, then a few round lenses widen the crowded regions. Everything is monotone, so no two
// places fall on one another.
import { geoProjection } from 'd3-geo';
import { stretch } from '../maps.mjs';

export const W = 2400, H = 1730;
const R = Math.PI / 180;
const EAST = 1480, LON0 = 17, LAT0 = 50, N = .42, SCALE = 2220, CX = 1172, CY = 775;
const along = stretch([[-180, .02], [-75, .04], [-45, .1], [-30, .24], [-18, .42], [-11, .93], [-8, 1], [29, 1], [41, .72], [50, .46], [62, .3], [78, .22], [92, .14], [115, .05], [180, .02]]);
const up = stretch([[-90, .005], [0, .12], [10, .2], [22, .26], [29, .46], [35, 1.03], [58, 1], [63, .78], [68, .6], [74, .45], [90, .3]]);
const LENSES = [ // longitude, latitude, radius in units, strength: the scale in the middle is 1 and this
  [11.5, 49.5, 250, .3], [19.9, 41.2, 80, .55], [27.8, 40.4, 95, .25], [24.9, 35.2, 80, .7], [9, 40, 75, .6], [15.6, 40.2, 120, .42],
  [13, 36.8, 95, .3], [35.5, 45.8, 95, .35], [48.5, 40.2, 80, .25], [47, 13.2, 90, .5], [52, 27, 80, .3], [-19, 65, 90, .25],
];

function flat(lon, lat) {
  const rho0 = Math.cos(LAT0 * R) / N, th = (along(lon) - along(LON0)) * R * N, rho = rho0 - (up(lat) - up(LAT0)) * R;
  const x = CX + SCALE * rho * Math.sin(th), y = CY - SCALE * (rho0 - rho * Math.cos(th));
  // The east is drawn out to the right edge, the more the further north.
  const u = x - EAST, far = 1975 + .165 * y + .00006 * y * y - EAST;
  return [u > 0 ? x + Math.max(0, W + 15 - EAST - far) * Math.max(0, Math.min(1, (1480 - y) / 400)) * Math.min(1.3, u / far) ** 2 : x, y];
}
const lenses = LENSES.map(([a, b, r, s]) => [...flat(a, b), r, s]);

export const project = ([lon, lat]) => lenses.reduce(([x, y], [cx, cy, r, s]) => {
  const dx = x - cx, dy = y - cy, k = s * Math.exp(-(dx * dx + dy * dy) / (2 * r * r));
  return [x + dx * k, y + dy * k];
}, flat(lon, lat));

// By Newton's way, good to a hundredth of a degree.
export function invert([x, y]) {
  const cap = v => Math.max(-6, Math.min(6, v)), e = .01;
  let lon = LON0, lat = LAT0;
  for (let i = 0; i < 60; i++) {
    const p = project([lon, lat]), a = project([lon + e, lat]), b = project([lon, lat + e]), ex = x - p[0], ey = y - p[1];
    const j = [(a[0] - p[0]) / e, (b[0] - p[0]) / e, (a[1] - p[1]) / e, (b[1] - p[1]) / e], d = j[0] * j[3] - j[1] * j[2];
    if (Math.hypot(ex, ey) < .02) break;
    lon = Math.max(-120, Math.min(150, lon + cap((j[3] * ex - j[1] * ey) / d)));
    lat = Math.max(-40, Math.min(88, lat + cap((j[0] * ey - j[2] * ex) / d)));
  }
  return [lon, lat];
}

// For d3: it takes radians, and units with y upward.
export const projection = geoProjection((l, p) => { const q = project([l / R, p / R]); return [q[0], -q[1]]; })
  .scale(1).translate(project([0, 0])).clipExtent([[0, 0], [W, H]]).precision(.4);

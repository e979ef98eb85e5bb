// What makes a sheet a map: mountains and steppe, drawn one by one where no name stands, a net of meridians, a rose, a frame.
import { box, inside } from './geography.mjs';

const r1 = v => Math.round(v * 10) / 10;

let seed = 4711;
const chance = () => { seed = seed * 48271 % 2147483647; return seed / 2147483647; };

// Places in a shape, a little out of step, with room for a sign of half width w and half height h.
function scatter(mp, dx, dy, w, h, names) {
  const [x0, y0, x1, y1] = box(mp), out = [];
  for (let y = y0 + h, row = 0; y < y1; y += dy, row++) for (let x = x0 + (row % 2) * dx / 2; x < x1; x += dx) {
    const p = [x + (chance() - .5) * dx * .5, y + (chance() - .5) * dy * .45];
    if (![[-w, -h], [w, -h], [-w, h], [w, h], [0, 0]].every(([u, v]) => inside([p[0] + u, p[1] + v], mp))) continue;
    if (names.some(n => p[0] + w > n[0] && p[0] - w < n[2] && p[1] + h > n[1] && p[1] - h < n[3])) continue;
    out.push(p);
  }
  return out;
}

const peaks = [ // outline, lit face, shaded face, about the foot's middle
  ['m-10 5 5.500-9 3 3.500 3-4.500 8 10', 'm-10 5 5.500-9 1.500 9z', 'm1.500-5 8 10h-6z'],
  ['m-8 5 6.500-11 3 4 6.500 7', 'm-8 5 6.500-11-.5 11z', 'm-1.500-6 3 4-1 7h-3z'],
  ['m-11 5 4-6 2.500 2.500 4.500-8 9 11.500', 'm-4.500 1.500 4.500-8-1 11.500h-6z', 'm0-6.500 9 11.500h-6.500l-1.500-5z'],
];
const tufts = ['m-4 3q1-3-1-6m3 6v-7m3 7q-1-3 1-6', 'm-3 3q1-2 0-5m2.500 5q-.5-3 1-6m1.500 6q0-2 1.500-4'];
const stamp = (list, shapes, k) => list.map(([x, y], i) => `M${r1(x)} ${r1(y)}${shapes[(i * 7 + Math.round(x)) % shapes.length][k]}`).join('');

// The terrain of one area: rough ground has mountains, restricted ground has steppe.
export function relief(a, mp, names) {
  let out = '';
  if (a.restricted === '1') out += `<path class="tuft" d="${stamp(scatter(mp, a.adverse === '1' ? 70 : 58, a.adverse === '1' ? 44 : 36, 6, 5, names), tufts.map(t => [t]), 0)}"/>`;
  if (a.adverse === '1') {
    const at = scatter(mp, 34, 23, 11, 7, names);
    out += `<path class="peaklight" d="${stamp(at, peaks, 1)}"/><path class="peakshade" d="${stamp(at, peaks, 2)}"/><path class="peak" d="${stamp(at, peaks, 0)}"/>`;
  }
  return out;
}

// The net of meridians and parallels, bent as the map is.
export function net(map, bend) {
  const [lons, lats] = map.net, line = points => {
    let d = '', on = false;
    for (const p of points) {
      const q = map.projection(p);
      if (!q || q[0] < 0 || q[1] < 0 || q[0] > map.W || q[1] > map.H) { on = false; continue; }
      const [x, y] = bend(q);
      d += `${on ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`;
      on = true;
    }
    return d;
  };
  const steps = (a, b, s) => Array.from({ length: Math.round((b - a) / s) + 1 }, (_, i) => a + i * s);
  return steps(lons[0], lons[1], 10).map(l => line(steps(lats[0], lats[1], 2).map(p => [l, p]))).join('') + steps(lats[0], lats[1], 10).map(p => line(steps(lons[0], lons[1], 2.5).map(l => [l, p]))).join('');
}

export function rose(x, y, r) {
  let full = '', thin = '';
  for (let i = 0; i < 8; i++) {
    const a = i * Math.PI / 4, R = i % 2 ? r * .62 : r, s = r * .17, at = (t, l) => `${r1(x + l * Math.sin(t))} ${r1(y - l * Math.cos(t))}`;
    full += `M${x} ${y}L${at(a + Math.PI / 8, s * 1.2)}L${at(a, R)}z`;
    thin += `M${x} ${y}L${at(a - Math.PI / 8, s * 1.2)}L${at(a, R)}`;
  }
  return `<g class="rose"><circle cx="${x}" cy="${y}" r="${r1(r * .74)}"/><circle cx="${x}" cy="${y}" r="${r1(r * .8)}"/><path class="full" d="${full}"/><path d="${thin}"/><text x="${x}" y="${y - r - 5}">N</text></g>`;
}

// Paper: a few fibres, over all of it.
export function paper() {
  let d = '';
  for (let i = 0; i < 46; i++) d += `M${r1(chance() * 180)} ${r1(chance() * 180)}q${r1(chance() * 8 - 4)} ${r1(chance() * 8 - 4)} ${r1(chance() * 14 - 7)} ${r1(chance() * 14 - 7)}`;
  return `<pattern id="map-paper" width="180" height="180" patternUnits="userSpaceOnUse"><path class="fibre" d="${d}"/></pattern>`;
}

export const frame = (W, H) => `<path class="neat broad" d="M2 2H${W - 2}V${H - 2}H2z"/><path class="neat" d="M7.500 7.500H${W - 7.5}V${H - 7.5}H7.500z"/>`;

// The seeds of the areas, from lines.csv: a line with an area on either side of it, as seen when walking along it, becomes pairs of
// seeds mirrored on it, so that the edge of their cells is that line; a row without `right` gives an area's own seeds.
import { table } from '../csv.mjs';
import { invert, project } from './projection.mjs';

export function seeds(file, sea) {
  const own = new Map(), made = new Map();
  const add = (m, id, p) => m.has(id) ? m.get(id).push(p) : m.set(id, [p]);
  for (const l of table(file)) {
    const at = l.points.split(';').map(p => p.trim().split(/[ ,]+/).map(Number));
    if (!l.right) { for (const p of at) add(own, l.left, p); continue; }
    const wet = sea(l.left) || sea(l.right), off = wet ? 14 : 9, step = wet ? 42 : 22, q = at.map(project);
    for (let i = 1; i < q.length; i++) {
      const [a, b] = [q[i - 1], q[i]], dx = b[0] - a[0], dy = b[1] - a[1], len = Math.hypot(dx, dy), n = Math.max(1, Math.round(len / step));
      for (let k = 0; k < n; k++) {
        const t = (k + .5) / n, x = a[0] + dx * t, y = a[1] + dy * t, o = Math.min(off, len / n * .6);
        add(made, l.left, invert([x + dy / len * o, y - dx / len * o]));
        add(made, l.right, invert([x - dy / len * o, y + dx / len * o]));
      }
    }
  }
  return id => [...(own.get(id) ?? []), ...(made.get(id) ?? [])].map(p => p.map(v => +v.toFixed(2)).join(',')).join(';');
}

// What is printed over the coastlines once the map has been made roomy: the hexagons and squares of Islets and the circles of Straits.
// They keep their shape and size, and the areas below give way to them.
import clip from 'polygon-clipping';
import { circle, path } from './geography.mjs';

const hexagon = ([x, y], r) => circle([x, y], r, 6);
const square = ([x, y], r) => [[x - r, y - r], [x + r, y - r], [x + r, y + r], [x - r, y + r], [x - r, y - r]];
const forms = { hexagon, square, circle: (at, r) => circle(at, r, 72) };
const d = mp => path({ type: 'MultiPolygon', coordinates: mp });
const meets = (ring, mp) => {
  const span = (r, k) => [Math.min(...r.map(p => p[k])), Math.max(...r.map(p => p[k]))], [x, y] = [span(ring, 0), span(ring, 1)];
  return mp?.some(p => { const [u, v] = [span(p[0], 0), span(p[0], 1)]; return u[0] < x[1] && u[1] > x[0] && v[0] < y[1] && v[1] > y[0]; });
};

// stamp prints signs ({ id, form, at, r, by }) on the drawn areas. A Strait's circle takes in the water about its land and no other land;
// whatever an Islet's sign covers is the Islet's.
export function stamp(map, art, signs) {
  for (const s of signs) {
    const ring = forms[s.form](art.bend(map.projection(s.at)).map((v, k) => Math.round(v) + s.by[k]), s.r), open = s.form === 'circle', mine = art.areas[s.id];
    for (const [id, a] of Object.entries(art.areas)) if (id !== s.id) for (const part of open ? ['wet'] : ['wet', 'dry']) if (meets(ring, a[part])) {
      if (open) mine.wet = clip.union(mine.wet ?? [], clip.intersection(a[part], [ring]));
      a[part] = clip.difference(a[part], [ring]);
      a.shape = a[part];
      a.outline = d(a.shape);
    }
    if (!open) mine.dry = clip.union(mine.dry ?? [], [ring]);
    mine.shape = clip.union(mine.dry ?? [], mine.wet ?? []);
    Object.assign(mine, { outline: d(mine.shape), land: d(mine.dry ?? []), sea: d(mine.wet ?? []), sign: ring });
  }
}

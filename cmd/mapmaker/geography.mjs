// Cuts real coastlines into the areas of a map.
//
// Countries (Natural Earth, public domain, npm world-atlas) are shared out among the areas that claim them, by Voronoi cells of
// each area's seed points; the open water likewise among the seas. All areas then become one topology, so that neighbours keep
// one common line when it is made simpler, and the straight cuts between land areas are drawn as if by hand.
import { readFileSync } from 'node:fs';
import { feature, merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import { geoStream, geoContains } from 'd3-geo';
import { Delaunay } from 'd3-delaunay';
import clip from 'polygon-clipping';
import { points } from './csv.mjs';
import { dense, warp } from './warp.mjs';

const atlas = JSON.parse(readFileSync(new URL('node_modules/world-atlas/countries-50m.json', import.meta.url)));
const countries = feature(atlas, atlas.objects.countries).features;
const SIMPLER = 1.1;  // square units: the smallest triangle that still counts
const ROUGH = 40;     // the same for thumbnails

// A country as flat polygons of the picture.
function polygons({ projection, drops = () => false }, f) {
  const out = [];
  const parts = f.geometry.type === 'Polygon' ? [f.geometry.coordinates] : f.geometry.coordinates;
  const kept = { ...f, geometry: { type: 'MultiPolygon', coordinates: parts.filter(p => !drops(f.properties.name, p)) } };
  let ring = null, poly = null;
  geoStream(kept, projection.stream({
    point(x, y) { ring.push([+x.toFixed(1), +y.toFixed(1)]); },
    lineStart() { ring = []; },
    lineEnd() { if (ring.length > 2) { ring.push(ring[0]); poly.push(ring); } },
    polygonStart() { poly = []; },
    polygonEnd() { if (poly.length) out.push(poly); },
    sphere() {},
  }));
  return out.flatMap(p => p.map(r => [r]));
}

// Rounds to 1/g and drops points that fall together.
const snap = (mp, g) => mp.map(p => p.map(r => {
  const o = [];
  for (const q of r) {
    const v = [Math.round(q[0] * g) / g, Math.round(q[1] * g) / g], l = o.at(-1);
    if (!l || l[0] !== v[0] || l[1] !== v[1]) o.push(v);
  }
  return o;
}).filter(r => r.length > 3)).filter(p => p.length);

// The clipper sometimes fails on numbers too fine for it: then try again on a coarser grid.
function union(list) {
  if (list.length < 2) return list[0] ?? [];
  for (const g of [0, 10, 4, 2]) try { return clip.union(...(g ? list.map(x => snap(x, g)) : list)); } catch { /* coarser */ }
  return list.flat();
}
// What lies in a cell. The clipper's time goes with the length of the lines, so that what is far from the cell is cut off first.
function cut(mp, cell) {
  const near = mp.map(p => p.map(r => around(r, cell)).filter(r => r.length > 3)).filter(p => p.length);
  for (const g of [0, 4]) try { return near.length ? clip.intersection(g ? snap(near, g) : near, [cell]) : []; } catch { /* coarser */ }
  return [];
}

// The part of a ring in the rectangle about a cell (Sutherland and Hodgman, 1974).
function around(ring, cell) {
  for (const k of [0, 1]) for (const side of [-1, 1]) {
    const edge = side * (Math.max(...cell.map(p => side * p[k])) + 2), beyond = p => side * (p[k] - edge) > 0;
    ring = ring.slice(0, -1).flatMap((p, i, all) => {
      const q = all[(i + 1) % all.length];
      if (beyond(p) === beyond(q)) return beyond(p) ? [] : [p];
      const t = (edge - p[k]) / (q[k] - p[k]), cross = [0, 1].map(m => m === k ? edge : p[m] + (q[m] - p[m]) * t);
      return beyond(p) ? [cross] : [p, cross];
    });
    if (!ring.length) return ring;
    ring.push(ring[0]);
  }
  return ring;
}

const areaOf = r => { let s = 0; for (let i = 1; i < r.length; i++) s += r[i - 1][0] * r[i][1] - r[i][0] * r[i - 1][1]; return Math.abs(s / 2); };

// On a map of many islands (map.islands names its Islets) each piece of land is shared by the seeds that stand on it alone, so that no
// cell cuts an island; one without a seed goes whole to the nearest, or, if small and near, to the Islet that it belongs to.
function pieces(map, land, takers, islets, none) {
  const mid = r => [0, 1].map(k => r.reduce((s, p) => s + p[k], 0) / r.length), claims = takers.flatMap(to => to.seeds.map(q => ({ to, q })));
  for (const p of land) {
    const own = claims.filter(c => inside(c.q, [p]));
    if (new Set(own.map(c => c.to)).size > 1) {
      for (const c of cells(map, own)) { const part = cut([p], c.cell); if (part.length) c.to.land.push(part); }
      continue;
    }
    let to = own[0]?.to, near = 1e9;
    const [x, y] = mid(p[0]);
    if (!to) for (const c of [...claims, ...islets.flatMap(to => to.seeds.map(q => ({ to, q })))]) {
      const d = Math.hypot(c.q[0] - x, c.q[1] - y);
      if (d < near) { near = d; to = c.to; }
    }
    if (islets.includes(to) && (areaOf(p[0]) > 1400 || near > 150)) to = null;
    (to ? to.land : none).push([p]);
  }
}

const cells = ({ W, H }, seeds) => {
  const v = Delaunay.from(seeds.map(s => s.q)).voronoi([-900, -900, W + 900, H + 900]);
  return seeds.map((s, i) => ({ to: s.to, cell: v.cellPolygon(i) })).filter(c => c.cell);
};

// Shares land and water out. rows: areas.csv without the boxes; grey: out-of-play.csv.
function share(map, rows, grey) {
  const { W, H, projection } = map, at = s => points(s).map(p => projection(p)).filter(q => q && isFinite(q[0]) && isFinite(q[1]));
  const part = (id, kind, r) => ({ id, kind, claims: r.countries.split(',').filter(Boolean), seeds: at(r.seeds), land: [], sea: [] });
  const areas = rows.map(r => part(r.id, r.kind, r)), outs = grey.map((r, i) => part('out' + i, r.kind, r));
  const flats = countries.map(f => [f, polygons(map, f)]).filter(([, flat]) => flat.length);
  // A mixed area's seeds that lie in open water shape its sea portion only, and on a map where these are set apart they alone do.
  areas.forEach((a, i) => {
    a.landSeeds = a.seeds;
    if (a.kind !== 'mixed') return;
    const own = countries.filter(f => a.claims.includes(f.properties.name));
    const dry = points(rows[i].seeds).filter(p => own.some(f => geoContains(f, p)));
    if (dry.length) a.landSeeds = dry.map(p => projection(p));
    const wet = map.apart ? a.seeds.filter(q => !flats.some(([, flat]) => inside(q, flat))) : [];
    if (wet.length) a.seeds = wet;
  });
  const all = [], unclaimed = [];
  for (const [f, flat] of flats) {
    const whole = union(flat.map(p => [p])), within = map.within?.[f.properties.name], land = within ? cut(whole, within) : whole;
    all.push(land);
    const takers = [...areas, ...outs].filter(r => r.kind !== 'sea' && r.claims.includes(f.properties.name));
    if (map.islands) pieces(map, land, takers, areas.filter(a => map.islands.has(a.id)), unclaimed);
    else if (!takers.length) unclaimed.push(land);
    else if (takers.length === 1) takers[0].land.push(land);
    else for (const c of cells(map, takers.flatMap(to => (to.landSeeds ?? to.seeds).map(q => ({ to, q }))))) {
      const piece = cut(land, c.cell);
      if (piece.length) c.to.land.push(piece);
    }
  }
  const land = union(all), water = clip.difference([[[0, 0], [W, 0], [W, H], [0, H], [0, 0]]], land);
  const wet = [...areas, ...outs].filter(r => r.kind === 'sea' || r.kind === 'mixed');
  for (const c of cells(map, wet.flatMap(to => to.seeds.map(q => ({ to, q }))))) {
    const piece = cut(water, c.cell);
    if (piece.length) c.to.sea.push(piece);
  }
  return { areas, unclaimed: [...unclaimed, ...outs.flatMap(o => o.land)], closed: outs.flatMap(o => o.sea) };
}

// Puts into each line the corners of its neighbours that lie on it, so that the topology finds every common stretch.
function heal(features) {
  const key = p => p[0] + ',' + p[1], seen = new Set(), grid = new Map();
  const cell = (x, y) => (x >> 4) + ',' + (y >> 4);
  for (const f of features) for (const p of f.geometry.coordinates) for (const r of p) for (const q of r) {
    if (seen.has(key(q))) continue;
    seen.add(key(q));
    const g = cell(q[0], q[1]);
    grid.has(g) ? grid.get(g).push(q) : grid.set(g, [q]);
  }
  const between = (a, b) => {
    const dx = b[0] - a[0], dy = b[1] - a[1], L2 = dx * dx + dy * dy, hits = [];
    if (L2 <= .05) return hits;
    const looked = new Set(), n = Math.ceil(Math.sqrt(L2) / 12);
    for (let k = 0; k <= n; k++) for (let ox = -16; ox <= 16; ox += 16) for (let oy = -16; oy <= 16; oy += 16) {
      const g = cell(a[0] + dx * k / n + ox, a[1] + dy * k / n + oy);
      if (looked.has(g)) continue;
      looked.add(g);
      for (const q of grid.get(g) ?? []) {
        const t = ((q[0] - a[0]) * dx + (q[1] - a[1]) * dy) / L2;
        if (t > .001 && t < .999 && Math.hypot(a[0] + t * dx - q[0], a[1] + t * dy - q[1]) < .16 && key(q) !== key(a) && key(q) !== key(b)) hits.push([t, q]);
      }
    }
    return hits.sort((u, v) => u[0] - v[0]).map(h => h[1]);
  };
  for (const f of features) f.geometry.coordinates = f.geometry.coordinates.map(p => p.map(r => r.flatMap((q, i) => i ? [...between(r[i - 1], q), q] : [q])));
}

// Long straight cuts between land areas waver a little; the same numbers at every run.
function waver(topo) {
  const users = topo.arcs.map(() => new Set());
  for (const g of topo.objects.a.geometries) JSON.stringify(g.arcs, (k, v) => { if (typeof v === 'number') users[v < 0 ? ~v : v].add(g.properties.id + ':' + g.properties.part); return v; });
  let seed = 7;
  const chance = () => { seed = seed * 16807 % 2147483647; return seed / 2147483647 - .5; };
  const bend = (a, b, depth) => {
    const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (L < 9 || depth > 5) return [b];
    const m = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * .26 * chance(), (a[1] + b[1]) / 2 + (b[0] - a[0]) * .26 * chance()];
    return [...bend(a, m, depth + 1), ...bend(m, b, depth + 1)];
  };
  topo.arcs = topo.arcs.map((arc, i) => {
    const u = [...users[i]];
    if (u.length < 2 || !u.every(x => x.endsWith(':land'))) return arc;
    return arc.flatMap((q, k) => !k || Math.hypot(q[0] - arc[k - 1][0], q[1] - arc[k - 1][1]) <= 16 ? [q] : bend(arc[k - 1], q, 0));
  });
}

// Geometry as path data: one decimal, relative, as short as it goes.
export function path(g) {
  const num = v => String(v / 10).replace(/^(-?)0\./, '$1.');
  const line = (r, close) => {
    let px = Math.round(r[0][0] * 10), py = Math.round(r[0][1] * 10), n = 0, t = `M${px / 10} ${py / 10}l`;
    for (let i = 1; i < r.length - (close ? 1 : 0); i++) {
      const x = Math.round(r[i][0] * 10), y = Math.round(r[i][1] * 10);
      if (x === px && y === py) continue;
      const X = num(x - px), Y = num(y - py);
      t += (n && X[0] !== '-' ? ' ' : '') + X + (Y[0] === '-' ? '' : ' ') + Y;
      px = x; py = y; n++;
    }
    return n ? t + (close ? 'z' : '') : '';
  };
  if (g.type === 'MultiPolygon') return g.coordinates.flatMap(p => p.filter(r => r.length > 3 && areaOf(r) > 3).map(r => line(r, true))).join('');
  if (g.type === 'Polygon') return g.coordinates.map(r => line(r, true)).join('');
  if (g.type === 'MultiLineString') return g.coordinates.map(r => line(r, false)).join('');
  return '';
}

// Where a stretch of coast is lost, a merged ring falls into pieces that do not close: those that end where another begins become one.
function mended(g) {
  const gap = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]), rings = g.coordinates.flat(), whole = rings.filter(r => gap(r[0], r.at(-1)) <= 12);
  for (let open = rings.filter(r => !whole.includes(r)); open.length;) {
    let ring = open.pop(), next;
    while (gap(ring[0], ring.at(-1)) > 12 && (next = open.find(r => gap(r[0], ring.at(-1)) <= 12))) {
      ring = [...ring, ...next];
      open = open.filter(r => r !== next);
    }
    whole.push([...ring, ring[0]]);
  }
  return { type: 'MultiPolygon', coordinates: whole.map(r => [r]) };
}

export const circle = ([x, y], r, n = 32) => Array.from({ length: n + 1 }, (_, i) => [x + r * Math.cos(i % n * 2 * Math.PI / n), y + r * Math.sin(i % n * 2 * Math.PI / n)]);

// widen bends the lines of the whole map until crowded areas have room.
function widen(map, topo) {
  const W = map.W, H = map.H, geometries = topo.objects.a.geometries;
  topo.arcs = topo.arcs.map(arc => dense(arc));
  const shapes = () => geometries.map(g => feature(topo, g).geometry).map(g => g.type === 'Polygon' ? [g.coordinates] : g.coordinates);
  const discs = (map.discs ?? []).map(d => ({ ...d, ring: circle(map.projection(d.at), d.r) })); // room for what is printed over the map
  const move = way => { topo.arcs = topo.arcs.map(arc => arc.map(way)); for (const d of discs) d.ring = d.ring.map(way); };
  const need = [...geometries.map(g => map.need(g.properties.id, g.properties.part)), ...discs.map(d => d.need)], least = geometries.map(g => map.least?.(g.properties.id, g.properties.part) ?? 1);
  return warp(W, H, () => [...shapes(), ...discs.map(d => [[d.ring]])], move, need, least, map.most, (round, shrink, have, goal) => {
    console.log(`round ${round}: the others keep ${Math.round(shrink * 100)} %`);
    if (process.env.TELL) geometries.forEach((g, i) => console.log('  ', g.properties.id, g.properties.part, Math.round(have[i]), Math.round(need[i]), Math.round(goal[i])));
  });
}

// draw returns, for every area, its outline, the outlines of its land and its sea, and the lines of the whole map.
export function draw(map, rows, grey, nation, zone) {
  const shared = share(map, rows, grey), features = [];
  const put = (id, part, list) => {
    const coordinates = snap(union(list), 10).map(p => p.filter((r, i) => areaOf(r) > (i ? 2 : 4))).filter(p => p.length);
    if (coordinates.length) features.push({ type: 'Feature', properties: { id, part }, geometry: { type: 'MultiPolygon', coordinates } });
  };
  for (const a of shared.areas) { put(a.id, 'land', a.land); put(a.id, 'sea', a.sea); }
  put('grey', 'land', shared.unclaimed);
  put('grey', 'sea', shared.closed);
  heal(features);
  const plain = topology({ a: { type: 'FeatureCollection', features } });
  const bend = widen(map, plain);
  const fine = simplify(presimplify(plain), SIMPLER);
  waver(fine);
  const all = fine.objects.a.geometries, dry = g => g.properties.part === 'land', of = g => nation(g.properties.id);
  const edges = keep => mesh(fine, fine.objects.a, (a, b) => a !== b && keep(a, b)), lines = keep => path(edges(keep));
  const pair = (x, y) => (a, b) => [x, y].includes(a.properties.id) && [x, y].includes(b.properties.id) && a.properties.id !== b.properties.id;
  const areas = {};
  for (const a of shared.areas) {
    const mine = all.filter(g => g.properties.id === a.id), whole = merge(fine, mine), part = p => mine.find(g => g.properties.part === p);
    const shape = p => part(p) ? path(feature(fine, part(p)).geometry) : '';
    const flat = p => { const g = part(p) && feature(fine, part(p)).geometry; return g ? g.type === 'Polygon' ? [g.coordinates] : g.coordinates : null; };
    areas[a.id] = { outline: path(whole), shape: whole.coordinates, land: shape('land'), sea: shape('sea'), dry: flat('land'), wet: flat('sea') };
  }
  const rough = simplify(presimplify(structuredClone(plain)), ROUGH);
  const small = {};
  for (const f of feature(rough, rough.objects.a).features) if (f.properties.part === 'land' && areas[f.properties.id]) small[f.properties.id] = path(f.geometry);
  const greys = part => all.find(g => g.properties.id === 'grey' && g.properties.part === part), whole = part => greys(part) ? path(feature(fine, greys(part)).geometry) : '';
  return {
    areas, small, bend,
    coast: path(mended(merge(fine, all.filter(dry)))),
    national: lines((a, b) => dry(a) && dry(b) && of(a) !== of(b)),
    internal: lines((a, b) => dry(a) && dry(b) && of(a) === of(b)),
    seas: lines((a, b) => !dry(a) && !dry(b) && a.properties.id !== b.properties.id),
    between: (x, y) => lines(pair(x, y)), edge: (x, y) => edges(pair(x, y)),
    grey: whole('land'), closed: whole('sea'), out: ['land', 'sea'].map(p => greys(p) && feature(fine, greys(p)).geometry).filter(Boolean).map(g => g.type === 'Polygon' ? [g.coordinates] : g.coordinates),
    treaty: lines((a, b) => a.properties.id !== b.properties.id && !dry(a) && !dry(b) && ![a, b].some(g => g.properties.id === 'grey') && zone(a.properties.id) !== zone(b.properties.id)),
    smallCoast: path(mended(merge(rough, rough.objects.a.geometries.filter(dry)))),
  };
}

export const inside = (p, mp) => {
  let c = false;
  for (const poly of mp) for (const r of poly) for (let i = 0, j = r.length - 1; i < r.length; j = i++)
    if ((r[i][1] > p[1]) !== (r[j][1] > p[1]) && p[0] < (r[j][0] - r[i][0]) * (p[1] - r[i][1]) / (r[j][1] - r[i][1]) + r[i][0]) c = !c;
  return c;
};

export function box(mp) {
  let x0 = 1e9, y0 = 1e9, x1 = -1e9, y1 = -1e9;
  for (const p of mp) for (const q of p[0]) { x0 = Math.min(x0, q[0]); x1 = Math.max(x1, q[0]); y0 = Math.min(y0, q[1]); y1 = Math.max(y1, q[1]); }
  return [x0, y0, x1, y1];
}

// The point farthest from every edge, on a coarse grid: where a name and a stack have most room.
export function middle(mp, W, H) {
  const [x0, y0, x1, y1] = box(mp), step = Math.max(3, Math.min(14, (x1 - x0) / 26)), edges = mp.flatMap(p => p.flatMap(r => r.slice(1).map((q, i) => [r[i], q])));
  let best = [(x0 + x1) / 2, (y0 + y1) / 2], far = -1;
  for (let x = x0; x < x1; x += step) for (let y = y0; y < y1; y += step) {
    if (!inside([x, y], mp)) continue;
    let m = Math.min(x, W - x, y, H - y);
    for (const [a, b] of edges) {
      const vx = b[0] - a[0], vy = b[1] - a[1], L = vx * vx + vy * vy || 1e-9, t = Math.max(0, Math.min(1, ((x - a[0]) * vx + (y - a[1]) * vy) / L));
      m = Math.min(m, Math.hypot(x - a[0] - t * vx, (y - a[1] - t * vy) * 1.15));
      if (m < far) break;
    }
    if (m > far) { far = m; best = [x, y]; }
  }
  return best.map(Math.round);
}

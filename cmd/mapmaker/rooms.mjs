// node rooms.mjs: where the blocks of both games of blocks may stand. For each area and each size of block it finds rows on the area's
// own ground that no name and no neighbour's block needs; small islands reach out over the water. It reads the pictures and the layouts
// and writes the rows into web/boards/*.json, as "rooms": a side, and for each row its middle and its two ends, from the middle of the
// first row of pieces.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rings } from './contacts.mjs';
import { LAPPED, LINE, SIGN, TOKEN } from './place.mjs';
import { raster } from './warp.mjs';

const root = join(new URL('.', import.meta.url).pathname, '../..'), STEP = 2, GAP = 0, FAR = 240, OVERSEA = 170, WIDE = 4; // a row of WIDE and one more blocks is long enough
export const SIDES = [50, 44, 38];
const PLENTY = [12, 12, 14]; // so many blocks of a side are enough
const FEW = 6; // so many every area should hold of the largest, whatever lies about

// The rectangles that no block may cover: the name with its city and signs, and the markers beside it.
function heads(a, based, ocean) {
  const { x, y, lines } = a.label, w = ocean ? 1.36 * a.label.w : a.label.w, bottom = y + 5 + LINE * ((lines?.length ?? 1) - 1), sea = a.kind === 'sea';
  const list = [[x - w / 2 - 5, y - (ocean ? 20 : 17), x + w / 2 + 5, bottom + (ocean ? 4 : 1)]], t = TOKEN / 2 + 1;
  if (based || !sea) list.push([a.cube.x - t, a.cube.y - t, a.cube.x + t, a.cube.y + t]);
  if (a.marker) {
    list.push([a.marker.x - t, a.marker.y - t, a.marker.x + t + (Math.abs(a.marker.y - y) < 20 ? LAPPED : 0), a.marker.y + t]);
    const signs = Math.abs(a.marker.y - y) < 20 ? a.marker.x : x + w / 2 + 2 * SIGN; // printed signs stand between
    list.push([x + w / 2, y - 15, signs, y + 5]);
  }
  return list;
}
const ground = a => { const s = a.stack, h = a.kind === 'sea' ? 26 : 19; return [s.x - s.w / 2, s.y - 19, s.x + s.w / 2, s.y - 19 + 2 * h + 40 * (s.rows - 1)]; };

// sums over rectangles of a window of cells
function sums(x0, y0, nx, ny, test) {
  const s = new Int32Array((nx + 1) * (ny + 1));
  for (let j = 0; j < ny; j++) { let row = 0; for (let i = 0; i < nx; i++) { row += test(x0 + i, y0 + j); s[(j + 1) * (nx + 1) + i + 1] = s[j * (nx + 1) + i + 1] + row; } }
  return (l, t, r, b) => {
    const c = v => Math.max(0, Math.min(nx, Math.round(v / STEP) - x0)), d = v => Math.max(0, Math.min(ny, Math.round(v / STEP) - y0)), k = nx + 1;
    return s[d(b) * k + c(r)] - s[d(t) * k + c(r)] - s[d(b) * k + c(l)] + s[d(t) * k + c(l)];
  };
}

function rooms(file, svg) {
  const board = JSON.parse(readFileSync(file, 'utf8')), { viewBox: [, , W, H], areas } = board;
  const seas = areas.filter(a => a.kind === 'sea'), islets = new Set([...svg.matchAll(/href="#a-([^"]+)" class="islet"/g)].map(m => m[1]));
  const boxed = new Set([...svg.matchAll(/href="#a-([^"]+)" class="obox/g)].map(m => m[1]));
  const order = [...seas, ...areas.filter(a => a.kind !== 'sea' && !islets.has(a.id)), ...areas.filter(a => islets.has(a.id))], index = new Map(order.map((a, k) => [a.id, k]));
  const outline = id => { const d = svg.match(new RegExp(`id="a-${id}" d="([^"]+)"`))[1]; return boxed.has(id) ? [[corners(d)]] : [rings(d)]; };
  const { nx, cells } = raster(W, H, order.map(a => outline(a.id)), STEP);
  const wet = k => k >= 0 && order[k].kind === 'sea';
  const based = a => svg.includes(`href="#map-base" x="${a.cube?.x}" y="${a.cube?.y}"`);
  const ocean = a => svg.includes(`sealab ocean" data-of="${a.id}"`);
  const kept = new Map(areas.map(a => [a.id, heads(a, based(a), ocean(a))]));
  const taken = new Map(areas.map(a => [a.id, [ground(a)]])); // until it is an area's turn, what it held of old is kept for it

  // find gives the rows of a side, and how many blocks stand in them.
  function find(a, side, plenty, abroad) {
    const k = index.get(a.id), own = ground(a), cx = a.stack.x, cy = (own[1] + own[3]) / 2, sea = a.kind === 'sea';
    const x0 = Math.max(0, Math.floor((cx - FAR) / STEP)), y0 = Math.max(0, Math.floor((cy - FAR) / STEP)), x1 = Math.min(nx, Math.ceil((cx + FAR) / STEP)), y1 = Math.min(H / STEP, Math.ceil((cy + FAR) / STEP));
    const walls = [...[...kept.values()].flat(), ...areas.filter(b => b !== a).flatMap(b => taken.get(b.id))].filter(r => r[0] < cx + FAR && r[2] > cx - FAR && r[1] < cy + FAR && r[3] > cy - FAR);
    const blocked = new Uint8Array((x1 - x0) * (y1 - y0));
    for (const r of walls) for (let j = Math.max(y0, Math.floor(r[1] / STEP)); j < Math.min(y1, Math.ceil(r[3] / STEP)); j++) for (let i = Math.max(x0, Math.floor(r[0] / STEP)); i < Math.min(x1, Math.ceil(r[2] / STEP)); i++) blocked[(j - y0) * (x1 - x0) + i - x0] = 1;
    const inside = (i, j) => (i + .5) * STEP > own[0] && (i + .5) * STEP < own[2] && (j + .5) * STEP > own[1] && (j + .5) * STEP < own[3];
    const never = sums(x0, y0, x1 - x0, y1 - y0, (i, j) => blocked[(j - y0) * (x1 - x0) + i - x0]);
    const alien = sums(x0, y0, x1 - x0, y1 - y0, (i, j) => { const c = cells[j * nx + i]; return c !== k && !inside(i, j) && !(!sea && wet(c)) ? 1 : 0; });
    const water = sums(x0, y0, x1 - x0, y1 - y0, (i, j) => !sea && wet(cells[j * nx + i]) && !inside(i, j) ? 1 : 0);
    const whole = (side / STEP) ** 2, half = side / 2;
    const stands = (x, y) => {
      const r = [x - half, y - half, x + half, y + half];
      if (r[0] < 4 || r[1] < 4 || r[2] > W - 4 || r[3] > H - 4 || Math.abs(y - cy) > FAR - half || never(...r)) return false;
      if (alien(...r) > (sea ? .25 : .14) * whole) return false;
      return abroad ? Math.hypot(x - cx, y - cy) < OVERSEA || water(...r) < .3 * whole : water(...r) < .3 * whole;
    };
    // The runs of places along a line; the best is the one that holds the most, near the middle.
    const run = y => {
      let best = null;
      for (let x = Math.ceil((cx - FAR + half) / STEP) * STEP, from = null; x <= cx + FAR - half + STEP; x += STEP) {
        const ok = x <= cx + FAR - half && stands(x, y);
        if (ok && from === null) from = x;
        if (ok || from === null) continue;
        let to = x - STEP;
        if (to - from > WIDE * (side + GAP)) { const mid = Math.max(from + WIDE / 2 * (side + GAP), Math.min(to - WIDE / 2 * (side + GAP), Math.round(cx))); from = mid - WIDE / 2 * (side + GAP); to = mid + WIDE / 2 * (side + GAP); }
        const n = Math.floor((to - from) / (side + GAP)) + 1, off = Math.max(0, from - cx, cx - to);
        const worth = Math.min(n, 5) - off / 50;
        if (worth > -1 && (!best || worth > best.worth)) best = { y, from: from - half, to: to + half, n, off, worth };
        from = null;
      }
      return best;
    };
    const head = kept.get(a.id)[0], pitch = side + GAP, lines = new Map(), at = y => { if (!lines.has(y)) lines.set(y, run(y)); return lines.get(y); };
    const rows = (first, dir) => { const list = []; for (let j = 0; j < 5; j++) { const r = at(first + dir * j * pitch); if (r) list.push(r); else if (list.length) break; } return list; };
    const near = list => list.toSorted((p, q) => Math.abs(p.y - cy) + p.off - Math.abs(q.y - cy) - q.off);
    const score = list => { let s = 0, n = 0; for (const r of list) { const take = Math.min(r.n, plenty - n); if (take <= 0) break; s += take / (1 + (Math.abs(r.y - cy) + r.off) / 160); n += take; } return s; };
    let best = { s: -1, list: [] };
    const keep = (list, off) => { const s = score(list) - off / 2000; if (s > best.s) best = { s, list }; };
    for (let d = 0; d < side; d += STEP) {
      const first = Math.ceil((head[3] + half) / STEP) * STEP + d, below = rows(first, 1);
      keep(near([...below, ...rows(first - pitch, -1)]), d); // beside the name too
      for (let u = 0; u < side; u += 2 * STEP) {
        const above = rows(Math.floor((head[1] - half) / STEP) * STEP - u, -1);
        keep([...below, ...above], d + u);
        if (!above.length && u > 0) break;
      }
    }
    const list = [];
    let n = 0;
    for (const r of best.list) { if (n >= plenty) break; list.push(r); n += r.n; }
    return { list, n };
  }
  function settle(a, plenty, abroad) {
    taken.set(a.id, []);
    a.rooms = SIDES.map((side, i) => {
      const most = plenty ?? PLENTY[i];
      let got = find(a, side, most, false);
      if (abroad && got.n < most) { const far = find(a, side, most, true); if (far.n > got.n) got = far; }
      return { side, ...got };
    });
    taken.set(a.id, a.rooms.flatMap(r => r.list.map(l => [l.from, l.y - r.side / 2, l.to, l.y + r.side / 2])));
  }
  const size = new Map(areas.map(a => [a.id, 0]));
  for (const c of cells) if (c >= 0) size.set(order[c].id, size.get(order[c].id) + 1);
  const small = list => list.toSorted((a, b) => size.get(a.id) - size.get(b.id)), lands = small(areas.filter(a => a.kind !== 'sea')), waters = small(seas);
  // Each area first has what it needs on its own ground, then islands reach out, then all take what is left.
  for (const a of lands) settle(a, FEW, false);
  for (const a of waters) settle(a, 4, false);
  for (const a of lands) if (!boxed.has(a.id)) settle(a, FEW, true);
  for (const a of lands) settle(a, undefined, !boxed.has(a.id));
  for (const a of waters) settle(a, undefined, false);
  for (const a of areas) {
    const tell = a.rooms.map(r => r.n);
    if (tell[0] < FEW) console.log(`  ${a.id}: ${tell.join(' ')}`);
    // A smaller block is of no use where it finds no more room, or the larger one had plenty.
    a.rooms = a.rooms.filter((r, i) => r.n > Math.max(0, ...tell.slice(0, i)) && !tell.slice(0, i).some(n => n >= PLENTY[0])).map(r => ({ side: r.side, rows: r.list.map(l => [l.y - a.stack.y, Math.ceil(l.from - a.stack.x), Math.floor(l.to - a.stack.x)]) }));
    if (!a.rooms.length) throw new Error(`${a.id}: no room`);
  }
  const { areas: list, ...top } = board;
  writeFileSync(file, `${JSON.stringify(top).slice(0, -1)},"areas":[\n${list.map(a => JSON.stringify(a)).join(',\n')}\n]}\n`);
}

// The four corners of a box with round ones.
function corners(d) {
  const [x, y, w] = d.match(/^M(\S+) (\S+)h(\S+)a/).slice(1).map(Number), h = +d.match(/8 8v(\S+?)a/)[1];
  return [[x - 8, y], [x + w + 8, y], [x + w + 8, y + h + 16], [x - 8, y + h + 16], [x - 8, y]];
}

export const furnish = id => rooms(join(root, `web/boards/${id}.json`), readFileSync(join(root, `web/boards/${id}.svg`), 'utf8'));
if (process.argv[1] === new URL(import.meta.url).pathname) for (const id of ['triumph', 'conquest']) furnish(id);

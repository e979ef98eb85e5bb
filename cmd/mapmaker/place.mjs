// Finds the place of every area's name, pieces and tokens: one block to an area, as far inside it as its shape allows, and no block
// upon another. Small islands reach out over the water, never over a neighbour's block.
import { LINE, SIGN } from '../../web/late/printed.js';
import { raster } from './warp.mjs';

export { LINE, SIGN };

export const TILE = 38, PITCH = 40, TOKEN = 24, LAPPED = 18;
const CELL = 4;

// Widths measured for Interbellum Sans at 16 units, weight 650, and Interbellum Serif italic at 17.
const wide = (text, a) => [...text].reduce((s, c) => s + (/[ilIjftr.,' -]/.test(c) ? .62 : /[mwMW]/.test(c) ? 1.4 : /[A-Z]/.test(c) ? 1.2 : 1), 0) * (a.kind === 'sea' ? 9 : a.capital === '1' ? 9.7 : 8.5);

// A name in as many lines as keep it within a width; what stands in brackets stays together.
export function lines(a, most) {
  const out = [];
  for (const w of (a.capital === '1' ? a.name.toUpperCase() : a.name).split(/ (?![^(]*\))/)) {
    const last = out.at(-1);
    if (last && wide(last + ' ' + w, a) <= most) out[out.length - 1] = last + ' ' + w; else out.push(w);
  }
  return out;
}

// What stands in an area, measured from the middle of its block's top: cube (or base), name, printed signs and markers in a line, two rows of pieces.
// Without an entry, all but a sea without a base have a cube or base before the name.
export function block(a, signs, cols, most, markers = 0, based = a.kind !== 'sea' || a.base !== 'none' && a.base !== '') {
  const text = lines(a, most), sea = a.kind === 'sea', n = signs.length, w = Math.round(Math.max(...text.map(t => wide(t, a))) + (sea ? 6 : 12) + (a.capital === '1' ? 15 : 0));
  const head = text.length * LINE + 5, base = based ? TOKEN + 3 : 0, rows = sea ? (cols === 2 ? 2 : 1) : 2;
  const pieces = cols * PITCH - 2, signed = n ? n * SIGN + 4 : 0, extra = sea ? 0 : markers ? TOKEN + 2 + (markers - 1) * LAPPED : 0, top = base + w + signed + extra;
  return { text, w, head, base, rows, cols, pieces, n, width: Math.max(pieces, top), height: head + rows * PITCH, top, signed };
}

function table(W, H, test) { // sums of cells over and left of each, for sums over any rectangle
  const nx = Math.ceil(W / CELL), ny = Math.ceil(H / CELL), s = new Float32Array((nx + 1) * (ny + 1));
  for (let j = 0; j < ny; j++) { let row = 0; for (let i = 0; i < nx; i++) { row += test(j * nx + i); s[(j + 1) * (nx + 1) + i + 1] = s[j * (nx + 1) + i + 1] + row; } }
  return (x0, y0, x1, y1) => {
    const c = v => Math.max(0, Math.min(nx, Math.round(v / CELL))), d = v => Math.max(0, Math.min(ny, Math.round(v / CELL)));
    const a = c(x0), b = c(x1), e = d(y0), f = d(y1), k = nx + 1;
    return (s[f * k + b] - s[e * k + b] - s[f * k + a] + s[e * k + a]) * CELL * CELL;
  };
}

const lap = (a, b, gap = 0) => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + gap) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + gap);

// The rectangles of a block whose top's middle stands at x, y: the name's line, and the pieces.
export function parts(b, x, y) {
  return [[x - b.top / 2, y - 1, x + b.top / 2, y + b.head], [x - b.pieces / 2, y + b.head, x + b.pieces / 2, y + b.height]];
}

const bounds = ([a, b]) => [Math.min(a[0], b[0]), a[1], Math.max(a[2], b[2]), b[3]];

// arrange(areas, shapes, fixed): areas have id, kind, a list of blocks to choose from, dry and wet shapes; fixed are rectangles in the way
// ([x0, y0, x1, y1, weight]). It gives each area one of its blocks and the place of its top's middle.
export function arrange(W, H, areas, others, fixed) {
  const shapes = [], owner = [];
  areas.forEach((a, k) => { for (const [part, mp] of [['land', a.dry], ['sea', a.wet]]) if (mp) { shapes.push(mp); owner.push([k, part]); } });
  others.forEach(mp => { shapes.push(mp); owner.push([-1, 'land']); });
  const at = raster(W, H, shapes, CELL).cells, isLand = k => k >= 0 && owner[k][1] === 'land';
  const land = table(W, H, c => isLand(at[c]) ? 1 : 0);
  const own = areas.map((a, k) => ({ all: table(W, H, c => at[c] >= 0 && owner[at[c]][0] === k ? 1 : 0), dry: table(W, H, c => at[c] >= 0 && owner[at[c]][0] === k && isLand(at[c]) ? 1 : 0) }));
  let seed = 20251;
  const chance = () => { seed = seed * 48271 % 2147483647; return seed / 2147483647; };
  const outside = (k, r) => { // how badly a rectangle leaves its area
    const whole = (r[2] - r[0]) * (r[3] - r[1]), mine = own[k].all(...r), ground = land(...r), dry = own[k].dry(...r);
    const alien = ground - dry, sea = areas[k].kind === 'sea', water = whole - mine - alien;
    return sea ? alien * .9 + Math.max(0, water) * .7 : alien * 1.1 + Math.max(0, water) * .45 + (mine - dry) * .12;
  };
  const still = (k, b, x, y) => {
    const rs = parts(b, x, y);
    let e = b.cost;
    for (const [i, r] of rs.entries()) {
      e += outside(k, r) * (i ? 1 : 1.3);
      e += 40 * ((Math.max(0, 6 - r[0]) + Math.max(0, r[2] - W + 6)) * (r[3] - r[1]) + (Math.max(0, 6 - r[1]) + Math.max(0, r[3] - H + 6)) * (r[2] - r[0]));
      for (const f of fixed) if (f[5] !== areas[k].id) e += lap(r, f) * f[4];
    }
    const [cx, cy] = areas[k].heart;
    return e + .5 * Math.hypot(x - cx, y + b.height / 2 - cy);
  };
  const state = areas.map((a, k) => { const b = a.blocks[0], x = a.heart[0], y = a.heart[1] - b.height / 2; return { b, x, y, rs: parts(b, x, y), own: still(k, b, x, y) }; });
  const meet = (k, rs) => {
    let e = 0;
    const [x0, y0, x1, y1] = bounds(rs);
    state.forEach((s, j) => {
      if (j === k || s.y > y1 + 9 || s.y + s.b.height < y0 - 9 || s.x - s.b.width / 2 > x1 + 9 || s.x + s.b.width / 2 < x0 - 9) return;
      for (const r of rs) for (const q of s.rs) e += lap(r, q, 3);
    });
    return e * 14;
  };
  const reach = areas.map(a => { let x0 = 1e9, y0 = 1e9, x1 = -1e9, y1 = -1e9; for (const mp of [a.dry, a.kind === 'sea' ? a.wet : null]) for (const p of mp ?? []) for (const q of p[0]) { x0 = Math.min(x0, q[0]); x1 = Math.max(x1, q[0]); y0 = Math.min(y0, q[1]); y1 = Math.max(y1, q[1]); } return [x0 - 70, y0 - 90, x1 + 70, y1 + 60]; });
  const steps = areas.length * 14000;
  for (let n = 0; n < steps; n++) {
    const k = Math.floor(chance() * areas.length), s = state[k], a = areas[k], heat = 2600 * (1 - n / steps) ** 2.4 + .5, far = 8 + 90 * (1 - n / steps) ** 2;
    const b = chance() < .12 ? a.blocks[Math.floor(chance() * a.blocks.length)] : s.b, jump = chance() < .05;
    const x = jump ? reach[k][0] + chance() * (reach[k][2] - reach[k][0]) : s.x + (chance() - .5) * far, y = jump ? reach[k][1] + chance() * (reach[k][3] - reach[k][1]) : s.y + (chance() - .5) * far;
    const rs = parts(b, x, y), e = still(k, b, x, y), d = e + meet(k, rs) - s.own - meet(k, s.rs);
    if (d < 0 || chance() < Math.exp(-d / heat)) Object.assign(s, { b, x, y, rs, own: e });
  }
  state.forEach((s, k) => {
    const m = meet(k, s.rs), o = s.rs.reduce((t, r) => t + outside(k, r), 0) / (s.b.width * s.b.height);
    if (m > 0 || o > .12 || process.env.TELL) console.log(`  ${areas[k].id}: ${s.b.cols} columns, ${Math.round(o * 100)} % astray${m ? ', MEETS ' + Math.round(m) : ''}`);
  });
  return state.map(s => ({ b: s.b, x: Math.round(s.x * 2) / 2, y: Math.round(s.y) }));
}

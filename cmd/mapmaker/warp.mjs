// Gives crowded areas room: a cartogram by diffusion (Gastner and Newman, 2004). Each area has a density, the ground it needs over
// the ground it has; the density spreads until it is even, and carries the map along. What is small and busy grows, what is large
// and empty gives way, nothing tears or folds, and coastlines bend so gently that they are known at once.
const STEP = 10, MODES = 56, ROUNDS = 2;

// raster says for each cell of a grid which shape covers its middle, even-odd: the last that does, or -1.
export function raster(W, H, shapes, step) {
  const nx = Math.ceil(W / step), ny = Math.ceil(H / step), cells = new Int16Array(nx * ny).fill(-1);
  shapes.forEach((mp, k) => {
    const edges = mp.flatMap(p => p.flatMap(r => r.slice(1).map((q, i) => [r[i], q])));
    for (let j = 0; j < ny; j++) {
      const y = (j + .5) * step, xs = [];
      for (const [a, b] of edges) if ((a[1] > y) !== (b[1] > y)) xs.push(a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]));
      xs.sort((u, v) => u - v);
      for (let i = 0; i + 1 < xs.length; i += 2) for (let c = Math.max(0, Math.ceil(xs[i] / step - .5)); c < nx && (c + .5) * step < xs[i + 1]; c++) cells[j * nx + c] = k;
    }
  });
  return { nx, ny, cells };
}

// targets finds how much of their ground the others must give up so that all fits on the sheet.
function targets(have, need, least, room) {
  let lo = 0, hi = 4;
  const total = s => have.reduce((t, a, i) => t + Math.max(need[i], a * s * (least[i] ?? 1)), 0);
  for (let n = 0; n < 40; n++) { const m = (lo + hi) / 2; if (total(m) > room) hi = m; else lo = m; }
  return { goal: have.map((a, i) => Math.max(need[i], a * lo * (least[i] ?? 1))), shrink: lo };
}

const blur = (d, nx, ny, times) => {
  for (let n = 0; n < times; n++) {
    const e = d.slice();
    for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) {
      let s = 0, w = 0;
      for (let v = -1; v <= 1; v++) for (let u = -1; u <= 1; u++) {
        const x = i + u, y = j + v;
        if (x < 0 || y < 0 || x >= nx || y >= ny) continue;
        const k = (2 - Math.abs(u)) * (2 - Math.abs(v));
        s += k * e[y * nx + x]; w += k;
      }
      d[j * nx + i] = s / w;
    }
  }
};

// flow lets the density spread and gives back where each corner of the grid has gone.
function flow(W, H, nx, ny, density) {
  const K = Math.min(MODES, nx), L = Math.min(MODES, ny);
  const basis = (n, k, f) => Array.from({ length: k }, (_, m) => Float64Array.from({ length: n }, (_, i) => f(Math.PI * m * (i + .5) / n)));
  const cx = basis(nx, K, Math.cos), cy = basis(ny, L, Math.cos);
  const coef = new Float64Array(K * L), half = new Float64Array(K * ny);
  for (let m = 0; m < K; m++) for (let j = 0; j < ny; j++) { let s = 0; for (let i = 0; i < nx; i++) s += cx[m][i] * density[j * nx + i]; half[m * ny + j] = s; }
  for (let m = 0; m < K; m++) for (let l = 0; l < L; l++) { let s = 0; for (let j = 0; j < ny; j++) s += cy[l][j] * half[m * ny + j]; coef[m * L + l] = s * (m ? 2 : 1) * (l ? 2 : 1) / nx / ny; }
  // Values at the corners of the cells.
  const gx = nx + 1, gy = ny + 1, at = (n, k, f) => Array.from({ length: n + 1 }, (_, i) => Float64Array.from({ length: k }, (_, m) => f(Math.PI * m * i / n)));
  const X = at(nx, K, Math.cos), XS = at(nx, K, Math.sin), Y = at(ny, L, Math.cos), YS = at(ny, L, Math.sin);
  const field = t => {
    const c = new Float64Array(K * L);
    for (let m = 0; m < K; m++) for (let l = 0; l < L; l++) c[m * L + l] = coef[m * L + l] * Math.exp(-((Math.PI * m / W) ** 2 + (Math.PI * l / H) ** 2) * t);
    const u = new Float64Array(gx * gy), v = new Float64Array(gx * gy), a = new Float64Array(L), b = new Float64Array(L);
    for (let i = 0; i < gx; i++) {
      a.fill(0); b.fill(0);
      for (let m = 0; m < K; m++) { const p = X[i][m], q = XS[i][m] * Math.PI * m / W; for (let l = 0; l < L; l++) { a[l] += p * c[m * L + l]; b[l] += q * c[m * L + l]; } }
      for (let j = 0; j < gy; j++) {
        let r = 0, dx = 0, dy = 0;
        for (let l = 0; l < L; l++) { r += a[l] * Y[j][l]; dx += b[l] * Y[j][l]; dy += a[l] * YS[j][l] * Math.PI * l / H; }
        r = Math.max(r, .05);
        u[j * gx + i] = dx / r; v[j * gx + i] = dy / r;
      }
    }
    return [u, v];
  };
  const px = new Float64Array(gx * gy), py = new Float64Array(gx * gy);
  for (let j = 0; j < gy; j++) for (let i = 0; i < gx; i++) { px[j * gx + i] = i * W / nx; py[j * gx + i] = j * H / ny; }
  const sample = (f, x, y) => {
    const a = Math.max(0, Math.min(nx - 1e-9, x / W * nx)), b = Math.max(0, Math.min(ny - 1e-9, y / H * ny)), i = Math.floor(a), j = Math.floor(b), s = a - i, t = b - j, k = j * gx + i;
    return (f[k] * (1 - s) + f[k + 1] * s) * (1 - t) + (f[k + gx] * (1 - s) + f[k + gx + 1] * s) * t;
  };
  let t = 0, dt = 8;
  const end = 2.5 * (Math.max(W, H) / Math.PI) ** 2;
  let [u0, v0] = field(0);
  while (t < end) {
    const [um, vm] = field(t + dt / 2);
    for (let k = 0; k < px.length; k++) {
      const x = px[k] + sample(u0, px[k], py[k]) * dt / 2, y = py[k] + sample(v0, px[k], py[k]) * dt / 2;
      px[k] = Math.max(0, Math.min(W, px[k] + sample(um, x, y) * dt));
      py[k] = Math.max(0, Math.min(H, py[k] + sample(vm, x, y) * dt));
    }
    t += dt; dt *= 1.09;
    [u0, v0] = field(t);
  }
  const spline = (f, x, y) => { // Catmull-Rom over the corners
    const a = Math.max(0, Math.min(nx - 1e-9, x / W * nx)), b = Math.max(0, Math.min(ny - 1e-9, y / H * ny)), i = Math.floor(a), j = Math.floor(b), s = a - i, t = b - j;
    const w = s => [-.5 * s + s * s - .5 * s ** 3, 1 - 2.5 * s * s + 1.5 * s ** 3, .5 * s + 2 * s * s - 1.5 * s ** 3, -.5 * s * s + .5 * s ** 3], wx = w(s), wy = w(t);
    const get = (i, j) => { const c = Math.max(0, Math.min(nx, i)), d = Math.max(0, Math.min(ny, j)); return f[d * gx + c]; };
    let r = 0;
    for (let q = -1; q <= 2; q++) for (let p = -1; p <= 2; p++) r += wx[p + 1] * wy[q + 1] * get(i + p, j + q);
    return r;
  };
  return ([x, y]) => x < 0 || y < 0 || x > W || y > H ? [x, y] : [spline(px, x, y), spline(py, x, y)];
}

// Points along a line, close enough to bend with the map.
export const dense = (line, most = 7) => line.flatMap((q, i) => {
  if (!i) return [q];
  const p = line[i - 1], n = Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / most);
  return Array.from({ length: n || 1 }, (_, k) => [p[0] + (q[0] - p[0]) * (k + 1) / (n || 1), p[1] + (q[1] - p[1]) * (k + 1) / (n || 1)]);
});

// warp finds the map's way from the plain projection to the roomy one. shapes() gives the areas as they lie now, in the order of
// need (the ground each of them wants) and least (how much less than the others it may lose); move carries them along.
export function warp(W, H, shapes, move, need, least, most = 6, tell = () => {}) {
  const ways = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { nx, ny, cells } = raster(W, H, shapes(), STEP), have = need.map(() => 0);
    let bare = 0;
    for (const c of cells) if (c < 0) bare++; else have[c] += STEP * STEP;
    const { goal, shrink } = targets(have, need, least, W * H - bare * STEP * STEP);
    const density = Float64Array.from(cells, c => c < 0 ? 1 : Math.max(.25, Math.min(most, goal[c] / Math.max(have[c], STEP * STEP))));
    blur(density, nx, ny, 3);
    const way = flow(W, H, nx, ny, density);
    move(way);
    ways.push(way);
    tell(round, shrink, have, goal);
  }
  return p => ways.reduce((q, way) => way(q), p);
}

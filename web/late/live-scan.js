// Reads the QR codes of qr.js in a picture of the camera, for browsers that read none themselves.
const { blocks, correction, dataModules, exp, frame, log, masked, masks, sign, times, total } = await import(new URL('web/late/qr.js', document.baseURI));

const most = 10; // the largest version looked for: the codes of live play need 8

let canvas = null;

// seen is the text of a code in what a video shows now, or null. Of a large picture every second or third point is enough.
export function seen(video) {
  const scale = Math.min(1, 800 / Math.max(video.videoWidth, video.videoHeight, 1)), width = Math.round(video.videoWidth * scale), height = Math.round(video.videoHeight * scale);
  if (!width || !height) return null;
  canvas ??= document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height), grey = new Uint8ClampedArray(width * height);
  for (let i = 0; i < grey.length; i++) grey[i] = (data[4 * i] + 2 * data[4 * i + 1] + data[4 * i + 2]) / 4;
  return read(grey, width, height);
}

// read is the text of a code in a picture of grey values, or null.
export function read(grey, width, height) {
  const light = lightness(grey, width, height), dark = new Uint8Array(light.length);
  for (let i = 0; i < light.length; i++) dark[i] = light[i] < -0.1 ? 1 : 0;
  for (const corners of triples(finders(dark, width, height))) {
    const text = decoded({ light, dark, width, height }, corners);
    if (text) return text;
  }
  return null;
}

// lightness is how much lighter each point is than the mean around it, as a part of that, so that a shadow over half the code does no harm.
function lightness(grey, width, height) {
  const sums = new Float64Array((width + 1) * (height + 1)), light = new Float32Array(width * height), reach = Math.max(width, height) >> 4;
  for (let y = 0; y < height; y++) for (let x = 0, row = 0; x < width; x++) sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + (row += grey[y * width + x]);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * (width + 1), bottom = Math.min(height, y + reach + 1) * (width + 1), rows = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach), right = Math.min(width, x + reach + 1);
      const sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left];
      light[y * width + x] = grey[y * width + x] * rows * (right - left) / (sum || 1) - 1;
    }
  }
  return light;
}

// alike reports whether five runs are 1:1:3:1:1, as through the middle of a corner's square.
function alike(runs) {
  const unit = runs.reduce((sum, run) => sum + run, 0) / 7;
  return unit >= 1 && runs.every((run, i) => Math.abs(run - (i === 2 ? 3 : 1) * unit) < (i === 2 ? 1.5 : 0.75) * unit);
}

// through measures the five runs along a line through a dark point, and says where their middle is.
function through(dark, width, height, x, y, dx, dy) {
  const at = n => { const px = Math.round(x + n * dx), py = Math.round(y + n * dy); return px < 0 || py < 0 || px >= width || py >= height ? -1 : dark[py * width + px]; };
  const arm = step => {
    const runs = [0, 0, 0];
    let n = step;
    for (const [i, colour] of [1, 0, 1].entries()) for (; at(n) === colour; n += step) runs[i]++;
    return runs;
  };
  const [a, b] = [arm(-1), arm(1)], runs = [a[2], a[1], a[0] + 1 + b[0], b[1], b[2]];
  return alike(runs) ? { middle: (b[0] - a[0]) / 2, unit: runs.reduce((sum, run) => sum + run, 0) / 7 } : null;
}

// finders are the middles of what looks like the square in a corner, the most often seen first.
function finders(dark, width, height) {
  const found = [];
  for (let y = 0; y < height; y += 2) {
    let runs = [0, 0, 0, 0, 0], colour = 0;
    for (let x = 0; x <= width; x++) {
      const now = x < width ? dark[y * width + x] : 1 - colour;
      if (now === colour) { runs[4]++; continue; }
      if (colour === 1 && alike(runs)) note(x - runs[4] - runs[3] - runs[2] / 2, y);
      runs = [...runs.slice(1), 1];
      colour = now;
    }
  }
  return found.sort((a, b) => b.seen - a.seen).slice(0, 8);

  function note(x, y) {
    const down = through(dark, width, height, x, y, 0, 1);
    if (!down) return;
    y += down.middle;
    const across = through(dark, width, height, x, y, 1, 0);
    if (!across) return;
    x += across.middle;
    const unit = (down.unit + across.unit) / 2, near = found.find(one => Math.hypot(one.x - x, one.y - y) < 3 * one.unit);
    if (!near) return void found.push({ x, y, unit, seen: 1 });
    for (const [key, value] of Object.entries({ x, y, unit })) near[key] += (value - near[key]) / (near.seen + 1);
    near.seen++;
  }
}

// triples are three squares each that may be the corners of a code, top left, top right and bottom left, the likeliest first.
function triples(found) {
  const list = [];
  for (let i = 0; i < found.length; i++) for (let j = i + 1; j < found.length; j++) for (let k = j + 1; k < found.length; k++) {
    const three = [found[i], found[j], found[k]], far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
    three.sort((a, b) => three.reduce((sum, c) => sum + far(a, c) - far(b, c), 0)); // the corner between two sides has the least way to the others
    let [a, b, c] = three;
    if ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0) [b, c] = [c, b];
    const units = three.map(one => one.unit), skew = Math.abs(far(a, b) - far(a, c)) / far(a, b) + Math.abs(far(b, c) / Math.hypot(far(a, b), far(a, c)) - 1) + Math.max(...units) / Math.min(...units) - 1;
    if (skew < 1.2) list.push({ corners: [a, b, c], skew });
  }
  return list.sort((a, b) => a.skew - b.skew).slice(0, 6).map(one => one.corners);
}

// decoded tries the sizes that the corners allow.
function decoded(picture, [a, b, c]) {
  const unit = units(picture, a, b, c), side = (Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - a.x, c.y - a.y)) / 2 / unit + 7;
  const likely = Math.round((side - 17) / 4);
  for (const version of [likely, likely + 1, likely - 1]) {
    if (version < 1 || version > most) continue;
    const size = 4 * version + 17;
    for (const place of places(picture, [a, b, c], size, unit)) {
      const grid = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => darkAt(picture, ...place(x + 0.5, y + 0.5))));
      const text = textOf(grid, version);
      if (text !== null) return text;
    }
  }
  return null;
}

// units is the width of a module, measured through the corners along the sides.
function units({ dark, width, height }, a, b, c) {
  const list = [[a, b], [a, c], [b, a], [c, a]].map(([from, to]) => {
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    return through(dark, width, height, from.x, from.y, (to.x - from.x) / way, (to.y - from.y) / way)?.unit ?? from.unit;
  });
  return list.reduce((sum, unit) => sum + unit, 0) / list.length;
}

// darkAt reads the module there, between the four points next to it.
function darkAt({ light, width, height }, x, y) {
  x -= 0.5;
  y -= 0.5;
  const left = Math.floor(x), top = Math.floor(y);
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 0;
  const at = top * width + left, across = x - left, down = y - top;
  return (light[at] * (1 - across) + light[at + 1] * across) * (1 - down) + (light[at + width] * (1 - across) + light[at + width + 1] * across) * down < 0 ? 1 : 0;
}

// places are ways from a module of the grid to a point of the picture: by the fourth corner's small square where it may be seen, and by the sides alone.
function places(picture, [a, b, c], size, unit) {
  const n = size - 7, flat = (x, y) => [a, b, c].reduce(([px, py], one, i) => { const share = [1 - (x + y - 7) / n, (x - 3.5) / n, (y - 3.5) / n][i]; return [px + share * one.x, py + share * one.y]; }, [0, 0]);
  if (size === 21) return [flat];
  const small = smallSquares(picture, flat(size - 6.5, size - 6.5), [[b.x - a.x, b.y - a.y], [c.x - a.x, c.y - a.y]].map(([x, y]) => [x / n, y / n]), unit);
  return [...small.map(at => bent([[3.5, 3.5], [size - 3.5, 3.5], [size - 6.5, size - 6.5], [3.5, size - 3.5]], [[a.x, a.y], [b.x, b.y], at, [c.x, c.y]])), flat];
}

const rings = [-2, -1, 0, 1, 2].flatMap(j => [-2, -1, 0, 1, 2].map(i => [i, j, Math.max(Math.abs(i), Math.abs(j)) === 1 ? 0 : 1]));

// smallSquares are the places near a point that look most like a dark module in a light ring in a dark one; the grid's steps across and down are known.
function smallSquares(picture, [x, y], [[ax, ay], [dx, dy]], unit) {
  const list = [], reach = 5 * unit, step = Math.max(0.5, unit / 5);
  for (let py = y - reach; py <= y + reach; py += step) for (let px = x - reach; px <= x + reach; px += step) {
    let fits = rings.length;
    for (const [i, j, colour] of rings) if (darkAt(picture, px + i * ax + j * dx, py + i * ay + j * dy) !== colour && --fits < 22) break;
    if (fits < 22) continue;
    const near = list.find(one => Math.hypot(one.x / one.n - px, one.y / one.n - py) < 2 * unit);
    if (!near) list.push({ fits, x: px, y: py, n: 1 });
    else if (fits > near.fits) Object.assign(near, { fits, x: px, y: py, n: 1 });
    else if (fits === near.fits) { near.x += px; near.y += py; near.n++; }
  }
  return list.sort((one, other) => other.fits - one.fits).slice(0, 3).map(one => [one.x / one.n, one.y / one.n]);
}

// bent is the perspective that takes four points of the grid to four of the picture.
function bent(from, to) {
  const rows = [];
  from.forEach(([x, y], i) => {
    const [u, v] = to[i];
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  });
  for (let i = 0; i < 8; i++) {
    const pivot = rows.slice(i).reduce((best, row) => Math.abs(row[i]) > Math.abs(best[i]) ? row : best);
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(i, 0, pivot.map(value => value / pivot[i]));
    rows.forEach((row, j) => { if (j !== i) rows[j] = row.map((value, k) => value - row[i] * rows[i][k]); });
  }
  const [p, q, r, s, t, w, g, h] = rows.map(row => row[8]);
  return (x, y) => { const z = g * x + h * y + 1; return [(p * x + q * y + r) / z, (s * x + t * y + w) / z]; };
}

// textOf is what a grid says, or null.
function textOf(grid, version) {
  for (let mask = 0; mask < masks.length; mask++) {
    const signed = frame(version);
    sign(signed, version, mask);
    let wrong = 0;
    for (let i = 0; i < 9; i++) wrong += (i !== 6 && signed[i][8] !== grid[i][8] ? 1 : 0) + (i !== 6 && i !== 8 && signed[8][i] !== grid[8][i] ? 1 : 0);
    if (wrong <= 3) return message(laid(grid, signed, mask), version);
  }
  return null;
}

// laid are the codewords as they lie in the grid, without their mask.
function laid(grid, signed, mask) {
  const list = [];
  dataModules(signed).forEach(([x, y], n) => { list[n >> 3] = (list[n >> 3] ?? 0) << 1 | masked(grid[y][x], mask, x, y); });
  return list;
}

// message mends the codewords and is the text in them, or null.
function message(list, version) {
  const [all, per, n] = [total, correction, blocks].map(table => table[version - 1]), room = all - per * n, short = Math.floor(room / n);
  const parts = Array.from({ length: n }, () => []);
  let at = 0;
  for (let i = 0; i <= short; i++) for (let j = 0; j < n; j++) if (i < short || j >= n - room % n) parts[j].push(list[at++]);
  for (let i = 0; i < per; i++) for (const part of parts) part.push(list[at++]);
  if (!parts.every(part => mend(part, per))) return null;
  const bytes = parts.flatMap(part => part.slice(0, -per)), wide = version < 10 ? 8 : 16;
  const bits = (from, width) => { let value = 0; for (let i = from; i < from + width; i++) value = value << 1 | bytes[i >> 3] >>> 7 - (i & 7) & 1; return value; };
  const length = bits(4, wide);
  if (bits(0, 4) !== 4 || length > room - (wide + 4 >> 3)) return null;
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, i) => bits(4 + wide + 8 * i, 8)));
}

// mend corrects a block by its Reed-Solomon code, if at most half as many bytes are wrong as there are for correction.
function mend(part, per) {
  const syndromes = Array.from({ length: per }, (_, i) => part.reduce((sum, byte) => times(sum, exp[i]) ^ byte, 0));
  if (syndromes.every(value => value === 0)) return true;
  const inverse = x => exp[255 - log[x]], value = (poly, x) => poly.reduceRight((sum, c) => times(sum, x) ^ c, 0); // the lowest power first
  let locator = [1], before = [1], size = 0, shift = 1, last = 1; // Berlekamp and Massey
  for (let i = 0; i < per; i++) {
    let gap = syndromes[i];
    for (let j = 1; j <= size; j++) gap ^= times(locator[j] ?? 0, syndromes[i - j]);
    if (gap === 0) { shift++; continue; }
    const factor = times(gap, inverse(last)), old = locator;
    locator = Array.from({ length: Math.max(old.length, before.length + shift) }, (_, j) => (old[j] ?? 0) ^ times(factor, before[j - shift] ?? 0));
    if (2 * size <= i) { size = i + 1 - size; before = old; last = gap; shift = 1; } else shift++;
  }
  const places = part.map((_, i) => i).filter(i => value(locator, inverse(exp[part.length - 1 - i])) === 0);
  if (2 * size > per || places.length !== size) return false;
  const wrongs = Array.from({ length: per }, (_, i) => locator.slice(0, i + 1).reduce((sum, c, j) => sum ^ times(c, syndromes[i - j]), 0));
  const slope = locator.map((c, i) => i % 2 ? c : 0).slice(1);
  for (const i of places) { // Forney
    const x = exp[part.length - 1 - i], y = inverse(x);
    part[i] ^= times(x, times(value(wrongs, y), inverse(value(slope, y))));
  }
  return true;
}

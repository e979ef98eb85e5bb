// A QR code (ISO/IEC 18004) of a text in bytes, with error correction level L: rows of 0 and 1, or null where the text is
// too long for the most modules a telephone reads from a screen.

// By version from 1: codewords in all, those of correction in each block, and blocks, at level L.
export const total = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532, 581, 655, 733, 815, 901, 991, 1085, 1156, 1258, 1364, 1474, 1588, 1706, 1828, 1921, 2051, 2185];
export const correction = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30];
export const blocks = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15];
const most = 30;

// The field of 256 elements.
export const exp = new Uint8Array(512), log = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = x << 1 ^ (x > 127 ? 0x11d : 0)) { exp[i] = exp[i + 255] = x; log[x] = i; }
export const times = (a, b) => a && b ? exp[log[a] + log[b]] : 0;

function generator(n) {
  let g = [1];
  for (let i = 0; i < n; i++) {
    const next = [...g, 0];
    for (let j = 0; j < g.length; j++) next[j + 1] ^= times(g[j], exp[i]);
    g = next;
  }
  return g.slice(1);
}

function remainder(data, g) {
  const rest = new Array(g.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    g.forEach((c, i) => { rest[i] ^= times(c, factor); });
  }
  return rest;
}

// words are the codewords of the data and their correction, interleaved.
function words(bytes, version) {
  const [all, per, n] = [total, correction, blocks].map(table => table[version - 1]), room = all - per * n;
  const bits = [];
  const put = (value, width) => { while (width--) bits.push(value >>> width & 1); };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - bits.length % 8) % 8);
  for (let fill = 0xec; bits.length < room * 8; fill ^= 0xfd) put(fill, 8);
  const data = Array.from({ length: room }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2));
  const g = generator(per), short = Math.floor(room / n), long = room % n, parts = [];
  for (let i = 0, at = 0; i < n; i++) {
    const part = data.slice(at, at += short + (i >= n - long ? 1 : 0));
    parts.push({ part, rest: remainder(part, g) });
  }
  const out = [];
  for (let i = 0; i <= short; i++) for (const { part } of parts) if (i < part.length) out.push(part[i]);
  for (let i = 0; i < per; i++) for (const { rest } of parts) out.push(rest[i]);
  return out;
}

// centres of the small squares that hold the grid in line.
function centres(version) {
  if (version === 1) return [];
  const n = Math.floor(version / 7) + 2, last = 4 * version + 10;
  const step = Math.ceil((last - 6) / (n - 1) / 2) * 2;
  return [6, ...Array.from({ length: n - 1 }, (_, i) => last - step * (n - 2 - i))];
}

// divided is a value followed by the rest of its division: what format and version are written as.
function divided(value, poly, width) {
  let rest = value << width;
  for (let bit = 31; bit >= width; bit--) if (rest >>> bit & 1) rest ^= poly << bit - width;
  return value << width | rest;
}

export const masks = [(x, y) => (x + y) % 2, (x, y) => y % 2, x => x % 3, (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2, (x, y) => x * y % 2 + x * y % 3, (x, y) => (x * y % 2 + x * y % 3) % 2, (x, y) => ((x + y) % 2 + x * y % 3) % 2];

// frame is the grid without data: null where data will stand.
export function frame(version) {
  const size = 4 * version + 17, grid = Array.from({ length: size }, () => new Array(size).fill(null));
  const square = (cx, cy, dark) => {
    for (let y = -4; y <= 4; y++) for (let x = -4; x <= 4; x++) {
      const ring = Math.max(Math.abs(x), Math.abs(y));
      if (ring <= dark.length - 1 && grid[cy + y] && grid[cy + y][cx + x] !== undefined) grid[cy + y][cx + x] = dark[ring];
    }
  };
  for (let i = 0; i < size; i++) grid[6][i] = grid[i][6] = 1 - i % 2;
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, [1, 1, 0, 1, 0]);
  const at = centres(version), end = at.length - 1;
  at.forEach((x, i) => at.forEach((y, j) => { if (!(i === 0 && j === 0 || i === 0 && j === end || i === end && j === 0)) square(x, y, [1, 0, 1]); }));
  return grid;
}

// sign writes mask, level and version beside the corners.
export function sign(grid, version, mask) {
  const size = grid.length, format = divided(1 << 3 | mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const bit = format >>> i & 1;
    if (i < 8) grid[i < 6 ? i : i + 1][8] = bit; else grid[8][i === 8 ? 7 : 14 - i] = bit;
    if (i < 8) grid[8][size - 1 - i] = bit; else grid[size - 15 + i][8] = bit;
  }
  grid[size - 8][8] = 1;
  if (version < 7) return;
  const bits = divided(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) grid[Math.floor(i / 3)][size - 11 + i % 3] = grid[size - 11 + i % 3][Math.floor(i / 3)] = bits >>> i & 1;
}

// dataModules are those where the data lie, in columns of two, up and down from the right.
export function dataModules(grid) {
  const size = grid.length, list = [];
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = (right + 1 & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y][x] === null) list.push([x, y]);
    }
  }
  return list;
}

// masked is a bit of the data as it is drawn, and the other way round.
export const masked = (bit, mask, x, y) => bit ^ (masks[mask](x, y) === 0 ? 1 : 0);

function fill(grid, data, mask) {
  dataModules(grid).forEach(([x, y], n) => { grid[y][x] = masked(data[n >> 3] >>> 7 - (n & 7) & 1 || 0, mask, x, y); });
}

// unease is how hard a grid is to read: runs, blocks, what looks like a corner, too much of one colour.
function unease(grid) {
  const size = grid.length;
  let sum = 0, dark = 0;
  for (const lines of [grid, grid[0].map((_, x) => grid.map(row => row[x]))]) {
    for (const line of lines) {
      const text = line.join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (const corner of ['10111010000', '00001011101']) for (let at = text.indexOf(corner); at >= 0; at = text.indexOf(corner, at + 1)) sum += 40;
    }
  }
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) {
    dark += grid[y][x];
    if (x && y && grid[y][x] === grid[y - 1][x] && grid[y][x] === grid[y][x - 1] && grid[y][x] === grid[y - 1][x - 1]) sum += 3;
  }
  return sum + 10 * Math.floor(Math.abs(20 * dark / size / size - 10));
}

export function code(text) {
  const bytes = new TextEncoder().encode(text);
  let version = 1;
  while (version <= most && bytes.length + (version < 10 ? 2 : 3) > total[version - 1] - correction[version - 1] * blocks[version - 1]) version++;
  if (version > most) return null;
  const data = words(bytes, version);
  let best = null, least = Infinity;
  for (let mask = 0; mask < masks.length; mask++) {
    const grid = frame(version);
    sign(grid, version, mask);
    fill(grid, data, mask);
    const sum = unease(grid);
    if (sum < least) { least = sum; best = grid; }
  }
  return best;
}

// drawing is a code as SVG, with the quiet zone that belongs to it.
export function drawing(text) {
  const grid = code(text);
  if (!grid) return '';
  const size = grid.length + 8, title = interbellumSay('qr.title').replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
  let path = '';
  grid.forEach((row, y) => { for (let x = 0; x < row.length; x++) if (row[x]) { const from = x; while (row[x + 1]) x++; path += `M${from + 4} ${y + 4}h${x + 1 - from}v1H${from + 4}z`; } });
  return `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${title}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}

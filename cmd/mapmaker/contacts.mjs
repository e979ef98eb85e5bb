// Which areas of a drawn board touch, read from its picture: what is on the sheet must agree with the game's borders.
import { pair, rings } from '../../web/late/printed.js';
import { raster } from './warp.mjs';

export { pair, rings };

const STEP = 2, CORNER = 5; // units to a cell; the longest contact, in cells, that is still a corner

// touching gives the length in cells that each pair of areas has in common; over is painted last, in this order.
export function touching(svg, W, H, ids, over) {
  const order = [...ids.filter(id => !over.includes(id)), ...over], shapes = order.map(id => [rings(svg.match(new RegExp(`id="a-${id}" d="([^"]+)"`))[1])]);
  const { nx, ny, cells } = raster(W, H, shapes, STEP), length = new Map();
  const note = (a, b) => { if (a >= 0 && b >= 0 && a !== b) { const k = [order[a], order[b]].sort().join(' '); length.set(k, (length.get(k) ?? 0) + 1); } };
  for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) {
    if (x + 1 < nx) note(cells[y * nx + x], cells[y * nx + x + 1]);
    if (y + 1 < ny) note(cells[y * nx + x], cells[(y + 1) * nx + x]);
  }
  return length;
}

// faults are the borders that the picture does not show, and the contacts that are no borders and not closed to passage either.
export function faults(length, borders, closed) {
  const listed = new Set(borders.map(pair)), barred = new Set(closed.map(pair));
  return [
    ...[...listed].filter(k => (length.get(k) ?? 0) < 2).map(k => `${k}: a border, but apart`),
    ...[...length].filter(([k, n]) => n > CORNER && !listed.has(k) && !barred.has(k)).map(([k, n]) => `${k}: no border, but ${n * STEP} units in common`),
    ...[...barred].filter(k => listed.has(k) || !((length.get(k) ?? 0) > CORNER)).map(k => `${k}: closed to passage, but needs no bar`),
  ];
}

// What the sheets of all games share: where the parts of an area's block stand, boxes, and saving.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { dirname, join } from 'node:path';
import { pair, tenth } from '../../web/late/printed.js';
import { PITCH, TOKEN } from './place.mjs';

const root = join(new URL('.', import.meta.url).pathname, '../..');

export const r1 = tenth;

// Where the name, the pieces and the rest of an area stand: y is the middle of the block's top.
export function layOut(a, b, x, y) {
  const left = x - b.top / 2;
  const at = {
    label: { x: r1(left + b.base + b.w / 2), y: y + 16, w: b.w },
    stack: { x: r1(x), y: y + b.head + PITCH / 2, w: b.pieces, rows: b.rows },
    cube: { x: r1(left + TOKEN / 2), y: a.kind === 'sea' ? y + Math.round(b.head / 2) - 1 : y + 10 }, // of a sea, its base
  };
  if (a.kind !== 'sea') at.marker = { x: r1(left + b.base + b.w + b.signed + TOKEN / 2 + 2), y: y + 10 };
  if (b.text.length > 1) at.label.lines = b.text;
  return at;
}

// The same in a box: cube and marker stand beside the pieces.
export function inBox(a, b, [bx, by, bw, bh]) {
  const x = bx + bw / 2, at = layOut(a, { ...b, base: 0, top: b.w + b.signed }, x, by + Math.round((bh - b.height) / 2));
  if (a.kind === 'sea') return at;
  const aside = b.pieces / 2 + TOKEN / 2 + 3;
  at.cube = { x: x - aside, y: at.stack.y };
  at.marker = { x: x + aside, y: at.stack.y };
  return at;
}

// between marks the line of a border, so that the page can take it away.
export const between = b => ` data-between="${pair(b)}"`;

export const rounded = ([x, y, w, h]) => `M${x + 8} ${y}h${w - 16}a8 8 0 0 1 8 8v${h - 16}a8 8 0 0 1-8 8h${16 - w}a8 8 0 0 1-8-8v${16 - h}a8 8 0 0 1 8-8z`;

export function save(f, text) {
  mkdirSync(dirname(join(root, f)), { recursive: true });
  writeFileSync(join(root, f), text);
  console.log(f, text.length, 'gzip', gzipSync(text).length);
}

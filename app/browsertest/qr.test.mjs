// The QR code, read back by a decoder that is not ours.
import assert from "node:assert/strict";
import { test } from "node:test";
import jsQR from "jsqr";
import { code, drawing } from "../../web/late/qr.js";

// read draws a code with its quiet zone, some pixels to a module, and decodes the picture.
function read(grid, scale = 4) {
  const side = (grid.length + 8) * scale, pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  grid.forEach((row, y) => row.forEach((dark, x) => {
    if (!dark) return;
    for (let j = 0; j < scale; j++) for (let i = 0; i < scale; i++) {
      const at = (((y + 4) * scale + j) * side + (x + 4) * scale + i) * 4;
      pixels[at] = pixels[at + 1] = pixels[at + 2] = 0;
    }
  }));
  return jsQR(pixels, side, side)?.data;
}

// The standard's table: so many bytes fit at level L, by version from 1.
const room = [17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003, 1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732];

test("a text is read back by every version of the code, filled to the last byte", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  let state = 7;
  room.forEach((most, i) => {
    let text = "https://example.org/games/#ib3".slice(0, most);
    while (text.length < most) { state = Math.imul(state, 1664525) + 1013904223 >>> 0; text += letters[state >>> 26]; }
    const grid = code(text);
    assert.equal(grid.length, 4 * (i + 1) + 17, `${most} characters`);
    if (i + 1 !== 23) assert.equal(read(grid), text, `${most} characters`); // the decoder's table has 74 for 78 in version 23
  });
  for (const text of ["", "x", "Łódź, 1939"]) assert.equal(read(code(text)), text);
});

test("a text that is too long has no code", () => {
  assert.equal(code("x".repeat(1733)), null);
  assert.equal(read(code("x".repeat(1732))), "x".repeat(1732));
});

test("the words of the drawing are no markup", () => {
  globalThis.interbellumSay = () => '"><b>&';
  assert.match(drawing("x"), /aria-label="&#34;&#62;&#60;b&#62;&#38;" shape/);
});

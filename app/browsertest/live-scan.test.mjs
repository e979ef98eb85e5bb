// The camera reads the QR codes of live play, where the browser reads none itself: askew, from the side, in the dark; and in a match.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { code } from "../../web/late/qr.js";
import { filmed, opened, test } from "./harness.mjs";
import { newMatch } from "./flow.mjs";
import { codeOf, linkOf, uncover } from "./live.mjs";

globalThis.document = { baseURI: new URL("../../", import.meta.url).href }; // where the reader finds qr.js
const { read } = await import("../../web/late/live-scan.js");

const folder = mkdtempSync(join(tmpdir(), "interbellum-film-")), film = join(folder, "camera.y4m");
after(() => rmSync(folder, { recursive: true }));
filmed(film);

let state = 7;
const chance = () => (state = Math.imul(state, 1664525) + 1013904223 >>> 0) / 2 ** 32;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const text = (length) => Array.from({ length }, () => letters[Math.floor(chance() * 64)]).join("");

// picture is a code as a camera sees it on a patterned ground: turned, tilted, noisy, shaded, blurred; module is its width in points.
function picture(grid, width, height, { module = 6, turn = 0, tilt = 0, noise = 0, shade = 0, blur = 0 } = {}) {
  const n = grid.length, parts = [1 / 6, 1 / 2, 5 / 6];
  let grey = new Float64Array(width * height);
  const point = (x, y) => {
    const px = x - width / 2, py = y - height / 2, far = 1 + tilt * px / width, dx = px / far / module, dy = py / far / module;
    const gx = Math.floor(dx * Math.cos(turn) + dy * Math.sin(turn) + n / 2), gy = Math.floor(dy * Math.cos(turn) - dx * Math.sin(turn) + n / 2);
    if (grid[gy]?.[gx] !== undefined) return grid[gy][gx] ? 30 : 220;
    return Math.min(gx, gy) >= -4 && Math.max(gx, gy) < n + 4 ? 220 : 90 + 60 * Math.sin(px / 30) * Math.cos(py / 17);
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    let sum = 0;
    for (const j of parts) for (const i of parts) sum += point(x + i, y + j);
    grey[y * width + x] = sum / 9 * (1 - shade * x / width) + (chance() - 0.5) * noise;
  }
  for (; blur > 0; blur--) grey = grey.map((_, at) => { let sum = 0; for (const j of [-width, 0, width]) for (const i of [-1, 0, 1]) sum += grey[at + i + j] ?? 0; return sum / 9; });
  return Uint8ClampedArray.from(grey);
}

const views = {
  "as drawn": {}, "a little askew": { turn: 0.3 }, "upside down": { turn: Math.PI }, "on its side": { turn: 2 }, "seen from the side": { tilt: 0.3 }, "askew and from the side": { tilt: 0.5, turn: 0.4 },
  "in the dark": { noise: 60 }, "half in the shadow": { shade: 0.6 }, "from afar": { module: 3.2 }, "out of focus": { blur: 2 }, "all at once": { blur: 2, module: 4, noise: 20, turn: 1.1, tilt: 0.25 },
};
for (const [name, view] of Object.entries(views))
  test(`a code is read ${name}`, async () => {
    for (const length of [20, 60, 106, 126, 138, 150, 170]) {
      const want = text(length);
      assert.equal(read(picture(code(want), 800, 600, view), 800, 600), want, `${length} characters`);
    }
  });

test("what is no code, or is too damaged, is none", async () => {
  const width = 400, height = 300, want = text(120);
  assert.equal(read(Uint8ClampedArray.from({ length: width * height }, () => chance() * 255), width, height), null);
  assert.equal(read(new Uint8ClampedArray(width * height), width, height), null);
  const grid = code(want), torn = (rows) => grid.map((row, y) => y > 10 && y <= 10 + rows ? row.map((bit, x) => x > 10 && x < 20 ? 1 : bit) : row);
  assert.equal(read(picture(torn(2), width, height), width, height), want, "a spot");
  assert.equal(read(picture(torn(20), width, height), width, height), null, "a large stain");
});

// films writes what the camera sees next: a still of some frames.
function films(grid) {
  const width = 640, height = 480, grey = picture(grid, width, height, { module: 5, turn: 0.2, tilt: 0.1, noise: 10 });
  const frame = Buffer.concat([Buffer.from("FRAME\n"), Buffer.from(grey.map((v) => 16 + v * 219 / 255)), Buffer.alloc(width * height / 2, 128)]);
  writeFileSync(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]));
}

test("a host reads the answer of a guest with the camera, and both are connected", async (t) => {
  const ann = await opened(t, 81);
  await newMatch(ann.page, { game: "Cataclysm", scenario: "days-of-decision", names: ["Ann", "Bob"], players: 2 });
  await uncover(ann.page);
  await ann.page.locator("#more").click();
  await ann.page.getByRole("button", { name: "Play live" }).click();
  const link = await linkOf(ann.page);
  const bob = await opened(t, 82, { path: link.slice(link.indexOf("#")) });
  films(code(await codeOf(bob.page)));
  await ann.page.locator("#live-scan").click();
  await ann.page.getByRole("button", { name: "Invite another device" }).waitFor({ timeout: 30_000 });
  await bob.page.locator("#live").waitFor({ state: "detached", timeout: 30_000 });
  assert.equal(await ann.page.locator("#live video").isVisible().catch(() => false), false, "the camera is off again");
  await ann.shot("live-scanned");
});

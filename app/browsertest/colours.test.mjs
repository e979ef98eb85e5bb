// Nobody needs colour to play: powers are told apart without one of the three cones, by colour or else by emblem and hatch.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./browser.mjs";
import { contrast, difference, difference2000, kinds, rgb, seen } from "./colours.mjs";

const powers = ["germany", "italy", "japan", "france", "uk", "us", "ussr"], owners = [...powers, "china", "neutral"];
const read = (file) => readFileSync(join(root, "web", file), "utf8");
const tokens = read("tokens.css");
const named = (head) => {
  const from = tokens.indexOf(head);
  return Object.fromEntries([...tokens.slice(from, tokens.indexOf("\n}", from)).matchAll(/--([\w-]+):(#[0-9a-f]{3,6})/g)].map((m) => [m[1], rgb(m[2])]));
};
const light = named(":root{"), themes = { light, dark: { ...light, ...named(":root[data-theme=dark]{") } };
const pairs = (list) => list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b]));

// As large as this, two plain fields side by side are told apart at a glance; 2.3 is the least that can be seen at all.
const apart = 8, ground = 5;

test("the difference of colours is that of the published examples", () => {
  for (const [a, b, d] of [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425], [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082], [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  ]) assert.equal(difference2000(a, b).toFixed(4), d.toFixed(4));
});

test("every owner has an emblem and a hatch of its own, whatever the colours", () => {
  const pieces = read("pieces.svg"), patterns = read("patterns.svg");
  const drawn = (text, tag, id) => text.match(new RegExp(`<${tag} id="${id}"([^>]*)>(.*?)</${tag}>`, "s"))?.slice(1).join(" ");
  for (const [what, text, tag] of [["power", pieces, "symbol"], ["hatch", patterns, "pattern"]]) {
    const shapes = owners.map((p) => drawn(text, tag, `${what}-${p}`));
    shapes.forEach((shape, i) => assert.ok(shape, `${owners[i]} has no ${what}`));
    for (const [i, j] of pairs([...shapes.keys()])) assert.notEqual(shapes[i], shapes[j], `the ${what} of ${owners[i]} is that of ${owners[j]}`);
  }
});

for (const [theme, set] of Object.entries(themes)) {
  for (const kind of kinds) {
    const like = (a, b) => difference(seen(set[a], kind), seen(set[b], kind));
    test(`pieces, ${theme}, ${kind || "all cones"}: the colours of any two owners are ${apart} apart (CIEDE2000)`, () => {
      const close = pairs(owners).map(([a, b]) => [like(a, b), a, b]).filter(([d]) => d < apart);
      assert.deepEqual(close, []);
    });
    test(`the map, ${theme}, ${kind || "all cones"}: owned ground is ${ground} from neutral ground, which has no hatch`, () => {
      const close = owners.slice(0, -1).map((p) => [like(`${p}-tint`, "neutral-tint"), p]).filter(([d]) => d < ground);
      assert.deepEqual(close, []);
    });
    // By night much of a map is dark grey: Germany's ground, that of Neutrals, and what no one may enter. Brightness tells them apart.
    test(`the map, ${theme}, ${kind || "all cones"}: Germany's ground, neutral ground and what is out of play differ by ${theme === "dark" ? 1.3 : 1.05} to 1`, () => {
      const close = pairs(["germany-tint", "neutral-tint", "out"]).map(([a, b]) => [contrast(seen(set[a], kind), seen(set[b], kind)), a, b]);
      console.log(theme, kind, close.map(([c, a, b]) => `${a} / ${b}: ${c.toFixed(2)}`).join(", "));
      assert.deepEqual(close.filter(([c]) => c < (theme === "dark" ? 1.3 : 1.05)), []);
    });
    test(`signs on pieces, ${theme}, ${kind || "all cones"}: 4.5 to 1 on their owner's colour`, () => {
      const faint = owners.map((p) => [contrast(seen(set[`${p}-ink`], kind), seen(set[p], kind)), p]).filter(([c]) => c < 4.5);
      assert.deepEqual(faint, []);
    });
  }
}

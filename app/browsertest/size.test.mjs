// The download, against a bare page of go-app as it comes, and against the same with its data in whole pieces (cmd/build). Exact, so it
// may stand among the tests.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { built, root, test } from "./harness.mjs";

const size = (file, ending) => statSync(`${file}.wasm.${ending}`).size;
// Sealed dice may take 6 % more than the pages took before (1,858,500 and 1,899,204 bytes): Ed25519, SHA-512 and the chains, the label of
// every die, signed turns in records and links, and the page that keeps and moves the keys. Live play takes 1.4 and 0.9 % more (app/live: who
// may answer what, and who lacks what; the connections are no part of the programs): 1,994,127 and 2,031,146 bytes with it, 1,966,431 and
// 2,012,988 without. Sealed dice live take 3,200 more of Cataclysm's: 2,002,890 with them, 1,999,709 without.
// Brotli 11, which a browser loads, finds its blocks by chance: two builds of the blocks' program of which one has a function moved take
// 2,041,795 and 2,054,594 bytes, and 2,911,652 and 2,911,544 in gzip 9. So gzip's limit is close, and brotli's leaves room for chance.
for (const [name, limits] of [["cataclysm", { gz: [1.498, 1.633], br: [1.452, 1.565] }], ["blocks", { gz: [1.533, 1.671], br: [1.480, 1.595] }]])
  for (const [ending, [most, mostSlim]] of Object.entries(limits))
    test(`the program ${name} is at most ${most} times a bare go-app page (.${ending}), ${mostSlim} times one that is slim`, () => {
      const ours = size(join(built, "web", name), ending), bare = size(join(root, ".cache/hello/web/whole"), ending), slim = size(join(root, ".cache/programs/hello-pieces"), ending);
      console.log(`${name}.wasm.${ending}: ${ours} bytes, ${(ours / bare).toFixed(3)} times a bare page's ${bare}, ${(ours / slim).toFixed(3)} times a slim one's ${slim}`);
      assert.ok(ours <= most * bare && ours <= mostSlim * slim, `${ours} bytes are ${(ours / bare).toFixed(3)} times ${bare}, ${(ours / slim).toFixed(3)} times ${slim}`);
    });

test("About and the hosting page tell the size of the one file, in whole megabytes", () => {
  const names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  const want = names[Math.round(statSync(join(built, "interbellum.html")).size / 1e6)] + " megabytes";
  for (const file of ["web/about.html", "cmd/README.md"]) {
    const got = readFileSync(join(root, file), "utf8").match(/[a-z]+ megabytes/)?.[0];
    assert.equal(got, want, `${file} says ${got}, want ${want}`);
  }
});

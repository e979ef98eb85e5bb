// The download, against a bare page of go-app as it comes, and against the same with its data in whole pieces (cmd/build). Exact, so it
// may stand among the tests.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { built, root, test } from "./harness.mjs";

const size = (file) => statSync(file + ".wasm.br").size;
// Sealed dice may take 6 % more than the pages took before (1,858,500 and 1,899,204 bytes): Ed25519, SHA-512 and the chains, the label of
// every die, signed turns in records and links, and the page that keeps and moves the keys. Live play takes 1.4 and 0.9 % more (app/live: who
// may answer what, and who lacks what; the connections are no part of the programs): 1,994,127 and 2,031,146 bytes with it, 1,966,431 and
// 2,012,988 without. Of that, some 7,000 bytes are chance: a program that was 14,000 bytes larger before compression came to 1,987,237.
// Sealed dice live take 3,200 more of Cataclysm's: 2,002,890 with them, 1,999,709 without. The blocks' is 2,040,983 bytes with them.
for (const [name, most, mostSlim] of [["cataclysm", 1.443, 1.554], ["blocks", 1.469, 1.583]])
  test(`the program ${name} is at most ${most} times a bare go-app page (brotli 11), ${mostSlim} times one that is slim`, () => {
    const ours = size(join(built, "web", name)), bare = size(join(root, ".cache/hello/web/whole")), slim = size(join(root, ".cache/programs/hello-pieces"));
    console.log(`${name}.wasm.br: ${ours} bytes, ${(ours / bare).toFixed(3)} times a bare page's ${bare}, ${(ours / slim).toFixed(3)} times a slim one's ${slim}`);
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

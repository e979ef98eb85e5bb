// The download, against a bare page of go-app as it comes. Exact, so it may stand among the tests.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import { built, root, test } from "./harness.mjs";

// The goal is 1.35.
for (const [name, most] of [["app", 1.35], ["blocks", 1.35]])
  test(`the program ${name} is at most ${most} times a bare go-app page (brotli 11)`, () => {
    const ours = statSync(join(built, `web/${name}.wasm.br`)).size;
    const bare = statSync(join(root, ".cache/hello/web/app.wasm.br")).size;
    console.log(`${name}.wasm.br: ${ours} bytes, ${(ours / bare).toFixed(3)} times a bare page's ${bare}`);
    assert.ok(ours <= most * bare, `${ours} bytes are ${(ours / bare).toFixed(3)} times ${bare}`);
  });

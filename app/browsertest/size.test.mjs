// The download, against a bare page built the same way. Exact, so it may stand among the tests.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import { built, root, test } from "./harness.mjs";

test("the program is at most 1.35 times a bare go-app page (brotli 11)", () => {
  const ours = statSync(join(built, "web/app.wasm.br")).size;
  const bare = statSync(join(root, ".cache/hello/web/app.wasm.br")).size;
  assert.ok(ours <= 1.35 * bare, `${ours} bytes are ${(ours / bare).toFixed(3)} times ${bare}`);
});

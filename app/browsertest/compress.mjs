// compress FILE... writes FILE.br (brotli 11) and FILE.gz (gzip 9) beside each. What was compressed before is taken
// from .cache, where it lies under the digest of the file: brotli 11 takes half a minute for a program.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const cache = fileURLToPath(new URL("../../.cache/compressed", import.meta.url));
mkdirSync(cache, { recursive: true });
const ways = {
  ".br": (bytes) => brotliCompressSync(bytes, { params: {
    [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  } }),
  ".gz": (bytes) => gzipSync(bytes, { level: 9 }),
};
for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  const digest = createHash("sha256").update(bytes).digest("hex");
  for (const [ending, way] of Object.entries(ways)) {
    const kept = join(cache, digest + ending);
    if (!existsSync(kept)) {
      writeFileSync(`${kept}.${process.pid}`, way(bytes));
      renameSync(`${kept}.${process.pid}`, kept);
    }
    copyFileSync(kept, file + ending);
  }
}

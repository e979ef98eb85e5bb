// compress FILE... writes FILE.br (brotli 11) and FILE.gz (gzip 9) beside each. What was compressed before is taken
// from .cache, where it lies under the digest of the file: brotli 11 takes half a minute for a program.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const cache = fileURLToPath(new URL("../../.cache/compressed", import.meta.url));
mkdirSync(cache, { recursive: true });
const revision = 2; // of the ways below: count on when one changes
const ways = {
  // Instructions of WebAssembly repeat at distances that share their last bits (NPOSTFIX), and a block of a megabyte splits a program best.
  ".br": (bytes) => brotliCompressSync(bytes, { params: {
    [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 0, [constants.BROTLI_PARAM_LGBLOCK]: 20,
  } }),
  ".gz": (bytes) => gzipSync(bytes, { level: 9 }),
};
for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  const digest = createHash("sha256").update(bytes).digest("hex") + "-" + revision;
  for (const [ending, way] of Object.entries(ways)) {
    const kept = join(cache, digest + ending);
    if (!existsSync(kept)) {
      writeFileSync(`${kept}.${process.pid}`, way(bytes));
      renameSync(`${kept}.${process.pid}`, kept);
    }
    copyFileSync(kept, file + ending);
  }
}

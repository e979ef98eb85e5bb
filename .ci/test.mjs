// Everything that is tested, in one run: the source, Go natively and in WebAssembly, the browser. What computes runs beside what waits,
// and a part that fails does not keep the others from running. `node .ci/test.mjs quick` is the source and Go natively.
import { inBrowser, lane, sites } from "./browser.mjs";
import { native, webAssembly } from "./go.mjs";
import { finish, timed } from "./report.mjs";
import { source } from "./source.mjs";

// With four times the usual garbage before it is collected, Go's tests take half of the processor time, and some 400 MB of memory each.
process.env.GOGC ??= "400";

const quick = process.argv[2] === "quick";

async function page() {
  if (await timed("sites", sites)) await timed("browser", inBrowser);
}

async function code() {
  await timed("source", source);
  await timed("native", native);
  if (quick) return;
  await timed("WebAssembly", webAssembly);
  await lane("browser"); // what Go has left of the machine goes to the browser
}

await Promise.all([quick || page(), code()]);
finish();

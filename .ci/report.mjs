// What is printed: every line under the part that it belongs to, then what each part took, the slowest tests and the count.
import { cpus } from "node:os";

const results = []; // { part, name, seconds, outcome: "passed" | "failed" | "skipped" }
const parts = []; // { name, seconds }
const began = Date.now();
// busy is how many seconds the processors of this machine have worked since it started.
const busy = () => cpus().reduce((sum, { times: { user, nice, sys } }) => sum + user + nice + sys, 0) / 1000;
const busyBefore = busy();
// Machines differ, and one differs from day to day: a loop that is always the same says by how much, so that two runs can be compared.
const loop = (() => {
  const from = performance.now();
  for (let n = 0, x = 1; n < 3e8 || x === 0; n++) x = Math.imul(x ^ n, 0x9e3779b1) | 1; // never 0, and asked for, so that the loop is not left out
  return performance.now() - from;
})();
const since = (from) => (Date.now() - from) / 1000;

// record keeps one test's outcome for the count.
export const record = (part, name, seconds, outcome) => results.push({ part, name, seconds, outcome });

// say prints lines of a part. Parts run side by side, so each line names its own.
export function say(part, text) {
  for (const line of String(text).trimEnd().split("\n")) console.log(`${part.padEnd(12)} ${line}`);
}

// timed runs one part, notes how long it took, and gives what it gives.
export async function timed(name, run) {
  const from = Date.now();
  say(name, `begins after ${since(began).toFixed(0)} s`);
  const result = await run(name);
  parts.push({ name, seconds: since(from) });
  say(name, `took ${since(from).toFixed(0)} s`);
  return result;
}

// finish prints the summary and gives the process its exit code.
export function finish() {
  console.log("\nThe ten slowest tests:");
  for (const { part, name, seconds } of results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${part}: ${name}`);
  console.log("\nThe parts, some of which run side by side:");
  const count = (outcome, part) => results.filter((r) => r.outcome === outcome && (!part || r.part === part)).length;
  for (const { name, seconds } of parts) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}, ${count("passed", name)} passed`);
  const failed = results.filter((r) => r.outcome === "failed");
  if (failed.length) console.log(`\nFailed:\n${failed.map((r) => `  ${r.part}: ${r.name}`).join("\n")}`);
  console.log(`\n${(since(began) / 60).toFixed(1)} minutes, ${((busy() - busyBefore) / 60).toFixed(1)} of work for ${cpus().length} processors`);
  console.log(`A loop of 300 million steps took ${loop.toFixed(0)} ms`);
  const skipped = count("skipped");
  console.log(`${count("passed")} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed.length || !results.length ? 1 : 0;
}

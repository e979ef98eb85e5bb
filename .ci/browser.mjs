// The tests in Chromium: what they need, then some files at a time, since each waits for a part of its time.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { run } from "node:test";
import { check, root } from "./command.mjs";
import { record, say } from "./report.mjs";

const folder = join(root, "app/browsertest");
// The longest, so that no lane waits for one of them at the end: those of few lines play whole matches, or in many windows.
const first = ["bots-to-the-end", "screens", "sealed", "mail", "bots", "blocks-keys", "saves", "conquest", "drag", "offline", "sealed-end", "triumph", "beside", "installed", "windows", "access"].map((name) => `${name}.test.mjs`);
const waiting = [];

// sites gets Chromium and builds what the tests open. It says whether all of it is there.
export async function sites(part) {
  for (const target of ["chromium", "modules", "site", "harbours", "hello"]) if (!await check(part, `make ${target}`, "make", ["--no-print-directory", target])) return false;
  return true;
}

export async function inBrowser(part) {
  const others = readdirSync(folder).filter((name) => name.endsWith(".test.mjs") && !first.includes(name));
  waiting.push(...first, ...others.toSorted((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size));
  await Promise.all([lane(part), lane(part)]);
}

// lane runs one file after the other, until none waits.
export async function lane(part) {
  while (waiting.length) await file(part, waiting.shift());
}

// file runs the tests of one file and records each.
async function file(part, name) {
  const from = Date.now();
  const stream = run({ files: [join(folder, name)], timeout: 3_600_000 });
  stream.resume();
  const ended = (outcome) => ({ name: test, details, skip, todo }) => {
    const seconds = details.duration_ms / 1000;
    record(part, test, seconds, skip !== undefined || todo !== undefined ? "skipped" : outcome);
    say(part, `${outcome === "passed" ? "ok  " : "FAIL"}  ${test} ${seconds.toFixed(1)} s`);
    if (outcome === "failed") say(part, details.error?.cause?.stack ?? details.error);
  };
  stream.on("test:pass", ended("passed"));
  stream.on("test:fail", ended("failed"));
  stream.on("test:diagnostic", ({ message }) => { if (message.startsWith("Chromium")) say(part, message); });
  await new Promise((done) => stream.on("end", done));
  say(part, `${name} took ${((Date.now() - from) / 1000).toFixed(0)} s`);
}

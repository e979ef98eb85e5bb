// Everything that is tested, in one run: formatting, vet, staticcheck, Go natively and in WebAssembly, the browser.
// One failing part does not keep the others from running. Ends with the ten slowest tests and the count.
// `node .ci/test.mjs quick` leaves out WebAssembly and the browser.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { run as runNode } from "node:test";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = []; // { name, seconds, outcome: "passed" | "failed" | "skipped" }
const began = Date.now();
const browser = { GOOS: "js", GOARCH: "wasm" };

const record = (name, seconds, outcome) => results.push({ name, seconds, outcome });
const heading = (text) => console.log(`\n== ${text} (${((Date.now() - began) / 1000).toFixed(0)} s)`);

// command runs one program and gives its status and all it said.
function command(program, args, { env = {}, from = process.env, line } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, env: { ...from, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    if (line) createInterface({ input: child.stdout }).on("line", line);
    else child.stdout.on("data", (part) => { said += part; });
    child.stderr.on("data", (part) => { said += part; });
    child.on("error", (error) => done({ status: 1, said: String(error) }));
    child.on("close", (status) => done({ status: status ?? 1, said }));
  });
}

// check is one test that is a program: it must end well, and a silent one must say nothing.
async function check(name, program, args, { silent = false, env } = {}) {
  const from = Date.now();
  const { status, said } = await command(program, args, { env });
  const fine = status === 0 && !(silent && said.trim());
  record(name, (Date.now() - from) / 1000, fine ? "passed" : "failed");
  console.log(`${fine ? "ok  " : "FAIL"}  ${name}`);
  if (!fine) console.log(said);
  return fine;
}

// goTest runs Go's tests and counts the innermost ones.
async function goTest(label, packages, env = {}, from = process.env) {
  heading(label);
  const tests = new Map(); // "package Test/sub" -> { seconds, outcome }
  const outputs = new Map();
  const packagesFailed = new Map();
  const outcomes = { pass: "passed", fail: "failed", skip: "skipped" };
  const take = (text) => {
    let e;
    try { e = JSON.parse(text); } catch { console.log(text); return; }
    const key = `${e.Package ?? e.ImportPath ?? ""} ${e.Test ?? ""}`.trim();
    if (e.Output) outputs.set(key, (outputs.get(key) ?? "") + e.Output);
    if (!outcomes[e.Action]) return;
    if (e.Test) tests.set(key, { seconds: e.Elapsed ?? 0, outcome: outcomes[e.Action] });
    else if (e.Action === "fail") packagesFailed.set(e.Package, e.FailedBuild);
    else if (e.Action === "pass") console.log(`ok    ${e.Package} ${e.Elapsed} s`);
  };
  const { status, said } = await command("go", ["test", "-json", "-timeout", "15m", ...packages], { env, from, line: take });

  // A test that is only the frame of others is not counted, unless it failed by itself.
  const frames = new Set(), framesOfFailed = new Set(), failedIn = new Set();
  for (const [key, { outcome }] of tests) {
    for (const slash of key.matchAll(/\//g)) {
      frames.add(key.slice(0, slash.index));
      if (outcome === "failed") framesOfFailed.add(key.slice(0, slash.index));
    }
  }
  for (const [key, { seconds, outcome }] of tests) {
    const failed = outcome === "failed";
    if (failed) {
      failedIn.add(key.split(" ")[0]);
      console.log(`FAIL  ${key}\n${outputs.get(key) ?? ""}`);
    }
    if (!frames.has(key) || (failed && !framesOfFailed.has(key))) record(`${label}: ${key}`, seconds, outcome);
  }
  for (const [name, build] of packagesFailed) {
    if (failedIn.has(name)) continue; // told above
    record(`${label}: ${name}`, 0, "failed");
    console.log(`FAIL  ${name}\n${[...new Set([build, name])].map((key) => outputs.get(key) ?? "").join("")}`);
  }
  if (status !== 0 && !packagesFailed.size) record(`${label}: go test`, 0, "failed");
  if (status !== 0 && said) console.log(said);
}

async function browserTests() {
  heading("the site");
  for (const target of ["site", "harbours", "hello"]) if (!await check(`make ${target}`, "make", ["--no-print-directory", target])) return;
  heading("the browser");
  const folder = join(root, "app/browsertest");
  const files = readdirSync(folder).filter((name) => name.endsWith(".test.mjs")).sort().map((name) => join(folder, name));
  const stream = runNode({ files, concurrency: 1, timeout: 3_600_000 });
  stream.resume();
  const told = (outcome) => (event) => {
    const seconds = event.details.duration_ms / 1000;
    const skipped = event.skip !== undefined || event.todo !== undefined;
    record(`browser: ${event.name}`, seconds, skipped ? "skipped" : outcome);
    console.log(`${outcome === "passed" ? "ok  " : "FAIL"}  ${event.name} ${seconds.toFixed(1)} s`);
    if (outcome === "failed") console.log(event.details.error?.cause?.stack ?? event.details.error);
  };
  stream.on("test:pass", told("passed"));
  stream.on("test:fail", told("failed"));
  await new Promise((done) => stream.on("end", done));
}

// --- all of it

const quick = process.argv[2] === "quick";
heading("the source");
await check("gofmt", "gofmt", ["-l", "app", "cmd", "engine"], { silent: true });
await check("go vet", "go", ["vet", "./..."]);
await check("go vet for the browser", "go", ["vet", "./..."], { env: browser });
const staticcheck = join(root, ".cache/staticcheck");
const plain = { GOFLAGS: "-buildvcs=false" }; // staticcheck does not read go.mod from another place: it sees go-app as it comes
if (await check("staticcheck is built", "go", ["build", "-o", staticcheck, "honnef.co/go/tools/cmd/staticcheck"])) {
  await check("staticcheck", staticcheck, ["./..."], { env: plain });
  await check("staticcheck for the browser", staticcheck, ["./app/...", "./cmd/page/...", "./cmd/bots/..."], { env: { ...browser, ...plain } });
}

await check("the boards agree with the data", "node", ["cmd/mapmaker/check.mjs"]);

await goTest("native", ["./..."]);
if (!quick) {
  const goroot = (await command("go", ["env", "GOROOT"])).said.trim();
  // Go's loader has room for 8 KB of arguments and environment: only what go itself needs is handed on.
  const needed = Object.fromEntries(Object.entries(process.env).filter(([key]) => /^(GO\w*|HOME|TMPDIR|\w+_proxy)$/i.test(key)));
  await goTest("WebAssembly", ["./engine/...", "./app/store"],
    { ...browser, PATH: `${process.env.PATH}:${join(goroot, "lib/wasm")}` }, needed);
  await browserTests();
}

heading("the ten slowest tests");
for (const { name, seconds } of results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
const count = (outcome) => results.filter((r) => r.outcome === outcome).length;
const failed = results.filter((r) => r.outcome === "failed");
if (failed.length) console.log(`\nfailed:\n${failed.map((r) => "  " + r.name).join("\n")}`);
console.log(`\n${((Date.now() - began) / 60000).toFixed(1)} minutes`);
console.log(`${count("passed")} passed, ${failed.length} failed${count("skipped") ? `, ${count("skipped")} skipped` : ""}`);
process.exit(failed.length ? 1 : 0);

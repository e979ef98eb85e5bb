// Go's tests, on this machine and in WebAssembly. They give way to the browser's, which run beside them and wait half of their time.
import { join } from "node:path";
import { command } from "./command.mjs";
import { record, say } from "./report.mjs";
import { browser } from "./source.mjs";

export const native = (part) => goTest(part, ["./..."]);

// What WebAssembly can change is run there too: the rules, what is stored and sent, replays of kept matches. Not what plays many
// matches or opens many links, which takes most of the time natively, and no package that only plays, checks or edits by them: computer
// players, whom Chromium plays whole matches with, other data, what tests are made with.
const nativeAlone = /\/(bots?|all|workshop|house|checks|laws|enginetest)(\/|$)/;
const sweeps = ["TestBattery", "TestBatteryAtWar", "TestReach", "TestShippedReach", "TestEveryAreaCanBeAttacked", "TestAMatchIsImaginedFromAView", "TestBattlesAtRandom",
  "TestLaterEditionsOpenTheMatchesOfToday", "TestAThousandEditsOfALink", "TestALinkWithWrongCardsIsRefused", "TestAFloodOfOrdersIsAsCheapAsAnswers", "TestSealedDiceAreFair",
  "TestNoPlayOfATurnChangesTheDiceAfterIt", "TestNoPlayOfAGamesTurnChangesTheDiceAfterIt"];

export async function webAssembly(part) {
  const goroot = (await command("go", ["env", "GOROOT"])).said.trim();
  // Go's loader has room for 8 KB of arguments and environment: only what go itself needs is handed on.
  const needed = Object.fromEntries(Object.entries(process.env).filter(([key]) => /^(GO\w*|HOME|TMPDIR|\w+_proxy)$/i.test(key)));
  const packages = (await command("go", ["list", "./engine/...", "./app/store"])).said.trim().split("\n").filter((name) => !nativeAlone.test(name));
  await goTest(part, ["-skip", `^(${sweeps.join("|")})$`, ...packages], { env: { ...browser, PATH: `${process.env.PATH}:${join(goroot, "lib/wasm")}` }, from: needed });
}

// goTest runs `go test` with these flags and packages and counts the innermost tests. Packages are vetted apart (source.mjs).
async function goTest(part, what, { env, from } = {}) {
  const tests = new Map(); // "package Test/sub" -> { seconds, outcome }
  const outputs = new Map(), packagesFailed = new Map();
  const outcomes = { pass: "passed", fail: "failed", skip: "skipped" };
  const take = (text) => {
    let e;
    try { e = JSON.parse(text); } catch { return say(part, text); }
    const key = `${e.Package ?? e.ImportPath ?? ""} ${e.Test ?? ""}`.trim();
    if (e.Output) outputs.set(key, (outputs.get(key) ?? "") + e.Output);
    if (!outcomes[e.Action]) return;
    if (e.Test) tests.set(key, { seconds: e.Elapsed ?? 0, outcome: outcomes[e.Action] });
    else if (e.Action === "fail") packagesFailed.set(e.Package, e.FailedBuild);
    else if (e.Action === "pass") say(part, `ok    ${e.Package} ${e.Elapsed} s`);
  };
  const args = ["test", "-json", "-vet=off", "-timeout", "60m", ...what];
  const { status, said } = await command("go", args, { env, from, line: take, gentle: true });
  count(part, tests, outputs, packagesFailed);
  if (status !== 0 && !packagesFailed.size) record(part, "go test", 0, "failed");
  if (status !== 0 && said) say(part, said);
}

// count records each innermost test: one that is only the frame of others is left out, unless it failed by itself.
function count(part, tests, outputs, packagesFailed) {
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
      say(part, `FAIL  ${key}\n${outputs.get(key) ?? ""}`);
    }
    if (!frames.has(key) || (failed && !framesOfFailed.has(key))) record(part, key, seconds, outcome);
  }
  for (const [name, build] of packagesFailed) {
    if (failedIn.has(name)) continue; // printed above
    record(part, name, 0, "failed");
    say(part, `FAIL  ${name}\n${[...new Set([build, name])].map((key) => outputs.get(key) ?? "").join("")}`);
  }
}

// Programs that tests run, and tests that are a program.
import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { record, say } from "./report.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

// command runs one program and gives its status and all it said; line, if given, takes each line of its output instead. Where gentle is
// set the program gives way to others.
export function command(program, args, { env = {}, from = process.env, line, gentle = false } = {}) {
  return new Promise((done) => {
    const child = spawn(gentle ? "nice" : program, gentle ? ["-n", "19", program, ...args] : args, { cwd: root, env: { ...from, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    if (line) createInterface({ input: child.stdout }).on("line", line);
    else child.stdout.on("data", (part) => { said += part; });
    child.stderr.on("data", (part) => { said += part; });
    child.on("error", (error) => done({ status: 1, said: String(error) }));
    child.on("close", (status) => done({ status: status ?? 1, said }));
  });
}

// check is one test that is a program: it must end well, and a silent one must say nothing.
export async function check(part, name, program, args, { silent = false, env, gentle } = {}) {
  const from = Date.now();
  const { status, said } = await command(program, args, { env, gentle });
  const fine = status === 0 && !(silent && said.trim());
  record(part, name, (Date.now() - from) / 1000, fine ? "passed" : "failed");
  say(part, `${fine ? "ok  " : "FAIL"}  ${name}`);
  if (!fine) say(part, said);
  return fine;
}

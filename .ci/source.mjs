// The source: formatting, vet and staticcheck for either platform, the boards against the data.
import { join } from "node:path";
import { check as test, root } from "./command.mjs";

export const browser = { GOOS: "js", GOARCH: "wasm" };

// The packages with files that only the browser's platform builds, and the programs for it. All others are the same source on either.
const forBrowser = ["./app/...", "./cmd/page/...", "./cmd/bots/...", "./engine/enginetest/bounds"];

export async function source(part) {
  const check = (name, program, args, options) => test(part, name, program, args, { gentle: true, ...options });
  await check("gofmt", "gofmt", ["-l", "app", "cmd", "engine", "web"], { silent: true });
  await check("the boards agree with the data", "node", ["cmd/mapmaker/check.mjs"]);
  await check("go vet", "go", ["vet", "./..."]);
  await check("go vet for the browser", "go", ["vet", ...forBrowser], { env: browser });
  const staticcheck = join(root, ".cache/staticcheck");
  const trimmed = { GOFLAGS: `-overlay=${join(root, ".cache/trimmed.json")} -buildvcs=false` }; // what staticcheck asks Go, Go refuses with -modfile
  if (!await check("staticcheck is built", "go", ["build", "-o", staticcheck, "honnef.co/go/tools/cmd/staticcheck"])) return;
  await check("staticcheck", staticcheck, ["./..."], { env: trimmed });
  await check("staticcheck for the browser", staticcheck, forBrowser, { env: { ...browser, ...trimmed } });
}

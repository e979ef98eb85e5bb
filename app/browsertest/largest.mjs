// The link to the fullest table of many warlike matches of a scenario: what taps are timed on.
import { execFileSync } from "node:child_process";
import { root } from "./browser.mjs";

const found = new Map();
export function largest(scenario = "days-of-decision") {
  if (!found.has(scenario)) found.set(scenario, execFileSync("go", ["run", "./app/browsertest/largest", scenario], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim());
  return found.get(scenario);
}

// momentsOf are links to the fullest moments of a game of blocks: crowded, land, sea, hand, blockade.
export const momentsOf = (game) => JSON.parse(largest(game));

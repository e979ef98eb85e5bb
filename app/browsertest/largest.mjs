// The link to the fullest table of many warlike matches of a scenario: what taps are timed on.
import { execFileSync } from "node:child_process";
import { root } from "./browser.mjs";

export const largest = (scenario = "days-of-decision") =>
  execFileSync("go", ["run", "./app/browsertest/largest", scenario], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();

// momentsOfTriumph are links to the fullest moments of Triumph & Tragedy: crowded, land, sea, hand, blockade.
export const momentsOfTriumph = () => JSON.parse(largest("triumph"));

// make bench: how large the download is, how long a cold start takes against a bare go-app page built the same way,
// and how long a tap takes to be painted. It prints tables and judges nothing: times belong to the machine.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { toQuestion } from "./flow.mjs";
import { built, launch, root, serve, sizes, started, tapToPaint } from "./browser.mjs";
import { median, quantile } from "./quantile.mjs";

const bare = join(root, ".cache/hello");
const runs = Number(process.env.RUNS ?? 20);

// Taps that are measured: what is opened, how the page is brought there, and what is tapped, over and over.
// { name, path(), async ready(page), next(page, i) → locator, changes: selector of what must change }
const taps = [{
  name: "an answer in the bar, Days of Decision at its fullest",
  path: () => "#" + execFileSync("go", ["run", "./app/browsertest/largest"], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim(),
  ready: (page) => page.locator(".stage[data-ready]").waitFor(),
  next: async (page, i) => {
    await page.locator(".toast").waitFor({ state: "detached", timeout: 100 }).catch(() => page.locator(".toast button").click());
    const answers = page.locator(".decision [data-answer]:not(.rights *)");
    return answers.nth((i * 7) % (await answers.count()));
  },
  changes: ".table",
}];

// bootstrap gives the 95 % interval of the ratio of medians.
function bootstrap(ours, theirs, rounds = 10_000) {
  const draw = (values) => values.map(() => values[Math.floor(Math.random() * values.length)]);
  const ratios = Array.from({ length: rounds }, () => median(draw(ours)) / median(draw(theirs)));
  return [quantile(ratios, 0.025), quantile(ratios, 0.975)];
}

function sizesTable() {
  const rows = {};
  for (const ending of ["", ".gz", ".br"]) {
    const ours = statSync(join(built, "web/cataclysm.wasm" + ending)).size;
    const theirs = statSync(join(bare, "web/whole.wasm" + ending)).size;
    rows["cataclysm.wasm" + ending] = { ours, bare: theirs, ratio: (ours / theirs).toFixed(3) };
  }
  console.log("\nDownload, bytes (gzip 9, brotli 11)");
  console.table(rows);
}

// coldStart is one start in a browser that has never seen the page: milliseconds from the navigation to each moment of
// it. The last, "painted", is the first frame that shows the mounted page.
async function coldStart(url) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: sizes.desktop });
    await page.goto(url);
    await started(page);
    return await page.evaluate(() => {
      const program = performance.getEntriesByType("resource").find((entry) => /\/(cataclysm|whole)\.wasm$/.test(entry.name));
      const mark = (name) => performance.getEntriesByName("interbellum " + name)[0].startTime;
      return { asked: program.requestStart, answered: program.responseStart, loaded: program.responseEnd,
        instantiated: mark("instantiated"), mounted: mark("mounted"), painted: mark("painted") };
    });
  } finally {
    await browser.close();
  }
}

async function coldTable() {
  if (!runs) return;
  const servers = [await serve(), await serve({ site: bare })];
  const starts = [[], []];
  for (const server of servers) await coldStart(server.url); // the files come from memory from now on
  for (let i = 0; i < runs; i++)
    for (const which of i % 2 ? [1, 0] : [0, 1]) starts[which].push(await coldStart(servers[which].url));
  await Promise.all(servers.map((server) => server.close()));
  console.log(`\nCold start to painted page, ms: ${runs} runs each, alternating, a new browser every time`);
  const row = (values) => ({ median: Math.round(median(values)), "5 %": Math.round(quantile(values, 0.05)), "95 %": Math.round(quantile(values, 0.95)) });
  const times = starts.map((list) => list.map((start) => start.painted));
  console.table({ ours: row(times[0]), bare: row(times[1]) });
  const moments = (list) => Object.fromEntries(Object.keys(list[0]).map((name) => [name, Math.round(median(list.map((start) => start[name])))]));
  console.log("Its moments, medians: the program is asked for, the answer begins, is whole, is compiled; the page stands, is painted");
  console.table({ ours: moments(starts[0]), bare: moments(starts[1]) });
  const [low, high] = bootstrap(...times);
  console.log(`ratio of medians ${(median(times[0]) / median(times[1])).toFixed(2)}, 95 % bootstrap interval ${low.toFixed(2)} to ${high.toFixed(2)}`);
}

async function tapTable() {
  if (!taps.length) return;
  const rows = {};
  for (const { name, path, ready, next, changes } of taps) {
    const server = await serve();
    const browser = await launch();
    const page = await browser.newPage({ viewport: sizes.tablet });
    await page.goto(server.url + path());
    await started(page);
    await ready(page);
    if (await page.locator(".letter").count()) await toQuestion(page); // the sheet about a link
    const times = [];
    for (let i = 0; i < 60 && await page.locator(changes).count(); i++) times.push(await tapToPaint(page, await next(page, i), changes));
    await browser.close();
    await server.close();
    times.splice(0, 10); // the first taps still compile
    rows[name] = { median: Math.round(median(times)), "95 %": Math.round(quantile(times, 0.95)), taps: times.length };
    if (process.env.TAPS) console.log(times.map(Math.round).join(" "));
  }
  console.log("\nTap to painted board, ms");
  console.table(rows);
}

const memory = readFileSync("/proc/meminfo", "utf8").match(/MemTotal:\s+(\d+)/)?.[1];
console.log(`${cpus().length} × ${cpus()[0].model}, ${Math.round(memory / 2 ** 20)} GiB, Node ${process.version}`);
if (runs) sizesTable();
await coldTable();
await tapTable();

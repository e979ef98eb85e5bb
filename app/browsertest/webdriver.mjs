// Firefox and WebKitGTK, driven by what they bring along: Marionette and WebKitWebDriver. Both speak the commands of
// WebDriver, so that one flow runs in both: open, run, click, until, reload, resize, shot, close.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { out } from "./browser.mjs";

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function within(seconds, what, attempt) {
  const end = Date.now() + seconds * 1000;
  let last;
  do {
    try {
      const got = await attempt();
      if (got) return got;
    } catch (error) { last = error; }
    await pause(100);
  } while (Date.now() < end);
  throw new Error(`${what}: not within ${seconds} s${last ? ` (${last.message})` : ""}`);
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, "localhost", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function start(program, args, env = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  child.said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => { child.said += part; });
  child.on("error", (error) => { child.said += error; });
  return child;
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill();
  const hard = setTimeout(() => child.kill("SIGKILL"), 5000);
  await gone;
  clearTimeout(hard);
}

// driver makes the common surface of send(command, parameters).
function driver(name, send, close) {
  const element = async (css) => Object.values(await send("FindElement", { using: "css selector", value: css }))[0];
  const d = {
    name,
    close,
    open: (url) => send("Navigate", { url }),
    reload: () => send("Refresh", {}),
    run: (script, ...args) => send("ExecuteScript", { script, args }),
    click: async (css) => send("ElementClick", { id: await within(20, `${name}: ${css}`, () => element(css)) }),
    until: (condition, seconds = 60) => within(seconds, `${name}: ${condition}`, () => d.run(`return ${condition}`)),
    // resize gives the page itself a size, whatever the window has round it.
    resize: async (width, height) => {
      for (let round = 0, wide = width, high = height; round < 3; round++) {
        await send("SetWindowRect", { width: wide, height: high });
        await pause(300);
        const [w, h] = await d.run("return [innerWidth, innerHeight]");
        if (w === width && h === height) return;
        [wide, high] = [wide + width - w, high + height - h];
      }
      throw new Error(`${name}: the window does not take ${width} by ${height}`);
    },
    shot: async (file) => {
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, file + ".png"), Buffer.from(await send("TakeScreenshot", { full: false }), "base64"));
    },
  };
  return d;
}

export async function firefox(program = "firefox-esr") {
  const profile = mkdtempSync(join(tmpdir(), "interbellum-firefox-"));
  const port = await freePort();
  writeFileSync(join(profile, "user.js"), [
    `user_pref("marionette.port", ${port});`,
    'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
    'user_pref("app.update.enabled", false);',
    'user_pref("browser.shell.checkDefaultBrowser", false);',
    'user_pref("browser.aboutwelcome.enabled", false);',
  ].join("\n"));
  const child = start(program, ["--headless", "--marionette", "--no-remote", "--profile", profile, "--width", "1180", "--height", "820"]);
  const close = async () => { socket?.destroy(); await end(child); rmSync(profile, { recursive: true, force: true }); };
  let socket;
  try {
    socket = await within(60, "Firefox", () => new Promise((done, fail) => {
      const s = connect(port, "localhost", () => done(s));
      s.on("error", fail);
    }));
    const send = marionette(socket);
    await send("NewSession", {});
    return driver("Firefox", async (command, parameters) => {
      const result = await send(command, parameters);
      return result && "value" in result ? result.value : result;
    }, close);
  } catch (error) {
    await close();
    throw new Error(`${error.message}\n${child.said}`);
  }
}

// marionette sends "length:[0,id,name,parameters]" and takes "length:[1,id,error,result]".
function marionette(socket) {
  let buffer = Buffer.alloc(0), number = 0;
  const waiting = new Map();
  socket.on("data", (part) => {
    buffer = Buffer.concat([buffer, part]);
    for (;;) {
      const colon = buffer.indexOf(":");
      const length = Number(buffer.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || buffer.length < colon + 1 + length) return;
      const message = JSON.parse(buffer.subarray(colon + 1, colon + 1 + length));
      buffer = buffer.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue; // the greeting
      const [, id, error, result] = message;
      const { done, fail } = waiting.get(id);
      waiting.delete(id);
      if (error) fail(new Error(`${error.error}: ${error.message}`));
      else done(result);
    }
  });
  socket.on("close", () => waiting.forEach(({ fail }) => fail(new Error("Firefox is gone"))));
  return (command, parameters) => new Promise((done, fail) => {
    waiting.set(++number, { done, fail });
    const text = JSON.stringify([0, number, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
  });
}

// miniBrowser lies where Debian puts it: /usr/lib/<machine>/webkit2gtk-4.x/MiniBrowser, the newest last.
function miniBrowser() {
  const found = readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu")).flatMap((machine) =>
    readdirSync(join("/usr/lib", machine)).filter((name) => name.startsWith("webkit2gtk-4")).sort()
      .map((version) => join("/usr/lib", machine, version, "MiniBrowser"))).filter(existsSync);
  if (!found.length) throw new Error("no MiniBrowser here (apt install webkit2gtk-driver)");
  return found.at(-1);
}

export async function webkit() {
  const binary = process.env.MINIBROWSER ?? miniBrowser();
  const screen = start("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]);
  const port = await freePort();
  let child, session;
  const close = async () => {
    if (session) await fetch(session, { method: "DELETE" }).catch(() => {});
    if (child) await end(child);
    await end(screen);
  };
  try {
    const display = await within(20, "Xvfb", () => screen.said.match(/^(\d+)\s/m)?.[1]);
    child = start("WebKitWebDriver", ["-p", String(port)], { DISPLAY: `:${display}`, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" });
    const ask = async (method, url, body) => {
      const response = await fetch(url, { method, headers: { "Content-Type": "application/json" }, body: method === "POST" ? JSON.stringify(body) : undefined });
      const { value } = await response.json();
      if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
      return value;
    };
    const opened = await within(30, "WebKitWebDriver", () => ask("POST", `http://127.0.0.1:${port}/session`, {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } },
    }));
    session = `http://127.0.0.1:${port}/session/${opened.sessionId}`;
    const commands = {
      Navigate: ({ url }) => ask("POST", `${session}/url`, { url }),
      Refresh: () => ask("POST", `${session}/refresh`, {}),
      ExecuteScript: (parameters) => ask("POST", `${session}/execute/sync`, parameters),
      FindElement: (parameters) => ask("POST", `${session}/element`, parameters),
      ElementClick: ({ id }) => ask("POST", `${session}/element/${id}/click`, {}),
      SetWindowRect: (rect) => ask("POST", `${session}/window/rect`, rect),
      TakeScreenshot: () => ask("GET", `${session}/screenshot`),
    };
    return driver("WebKitGTK", (command, parameters) => commands[command](parameters), close);
  } catch (error) {
    await close();
    throw new Error(`${error.message}\n${child?.said ?? ""}${screen.said}`);
  }
}

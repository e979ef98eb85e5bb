// Live play: one match on several devices that are connected directly, without a server. This file is fetched when somebody plays live: the
// codes by which two browsers find one another, what carries texts between them, and the sheet. The program plays (app/live).

// The codes by which two browsers find one another without a server: of an SDP only what the other one needs, packed, in letters that
// an address may hold. The rest is the same for everybody and is written again.
//   1 byte   bit 7: an answer; bits 0 to 6: the version, 1
//   32       SHA-256 of the certificate
//   1+n      ice-ufrag; with the high bit of its length: base64 letters, packed 4 to 3 bytes
//   1+n      ice-pwd, the same
//   for each candidate: 1 kind (0 a name in the local network, 1 IPv4, 2 IPv6; +4 as a STUN server sees it, +8 a relay), its address, a port
export const prefix = 'ibj1', most = 150;
const version = 1;
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', inAddress = base64.slice(0, 62) + '-_';

function toText(bytes, letters) {
  let out = '', bits = 0, n = 0;
  for (const b of bytes) {
    bits = bits << 8 | b;
    for (n += 8; n >= 6;) { n -= 6; out += letters[bits >> n & 63]; }
    bits &= (1 << n) - 1;
  }
  return n ? out + letters[bits << 6 - n & 63] : out;
}

function fromText(text, letters) {
  const out = [];
  let bits = 0, n = 0;
  for (const c of text) {
    const v = letters.indexOf(c);
    if (v < 0) throw new Error('letters');
    bits = bits << 6 | v;
    if ((n += 6) >= 8) { n -= 8; out.push(bits >> n & 255); }
    bits &= (1 << n) - 1;
  }
  return out;
}

const word = text => text.length % 4 === 0 && [...text].every(c => base64.includes(c))
  ? [0x80 | text.length / 4 * 3, ...fromText(text, base64)] : [text.length, ...new TextEncoder().encode(text)];

function address(kind, text) {
  if (kind === 0) return text.replace(/\.local$/, '').replaceAll('-', '').match(/../g).map(h => parseInt(h, 16));
  if (kind === 1) return text.split('.').map(Number);
  const [head, tail] = text.split('::').map(s => s ? s.split(':') : []);
  const groups = tail ? [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return groups.flatMap(g => [parseInt(g, 16) >> 8, parseInt(g, 16) & 255]);
}

const candidates = /a=candidate:\S+ 1 (\w+) \d+ (\S+) (\d+) typ (\w+)/gi;

// pack writes the code of a description. Candidates that a code of so many letters has no room for stay out, the ordinary ones last.
export function pack({ type, sdp }) {
  const one = pattern => sdp.match(pattern)[1];
  const out = [(type === 'answer' ? 0x80 : 0) | version, ...one(/a=fingerprint:sha-256 (\S+)/i).split(':').map(h => parseInt(h, 16)),
    ...word(one(/a=ice-ufrag:(\S+)/)), ...word(one(/a=ice-pwd:(\S+)/))];
  const list = new Map();
  for (const [, protocol, at, port, typ] of sdp.matchAll(candidates)) {
    if (protocol.toLowerCase() !== 'udp') continue;
    const name = /^[0-9a-f-]{36}\.local$/i.test(at), kind = name ? 0 : at.includes(':') ? 2 : 1;
    if (kind === 0 && !name || kind === 1 && !/^[\d.]+$/.test(at)) continue;
    list.set(at + port, [kind | (typ === 'srflx' ? 4 : typ === 'relay' ? 8 : 0), ...address(kind, at), port >> 8, port & 255]);
  }
  const room = Math.floor((most - prefix.length) * 6 / 8);
  for (const bytes of [...list.values()].sort((a, b) => b[0] - a[0])) if (out.length + bytes.length <= room) out.push(...bytes);
  return prefix + toText(out, inAddress);
}

// A Refused code says why in a kind of the words.
export class Refused extends Error {}
const refuse = kind => { throw new Refused(kind); };

// found is the code in a text that somebody pasted, as with words round it, or in a link.
export const found = text => (String(text).slice(0, 5000).match(/ibj\d+[\w-]*/) || [''])[0];

// unpack reads a code, trusting no byte of it.
export function unpack(text) {
  const code = found(text);
  if (!code) refuse('live.no-code');
  if (!code.startsWith(prefix)) refuse('live.other-version');
  if (code.length > most) refuse('live.bad-code');
  const bytes = fromText(code.slice(prefix.length), inAddress);
  let at = 0;
  const take = n => at + n > bytes.length ? refuse('live.cut-off') : bytes.slice(at, at += n);
  const read = () => {
    const [n] = take(1), text = n & 0x80 ? toText(take(n & 0x7f), base64) : String.fromCharCode(...take(n));
    return /^[\w+/-]{4,64}$/.test(text) ? text : refuse('live.bad-code');
  };
  const hex = list => list.map(v => v.toString(16).padStart(2, '0'));
  const [head] = take(1);
  if ((head & 0x7f) !== version) refuse('live.other-version');
  const facts = { type: head & 0x80 ? 'answer' : 'offer', print: hex(take(32)).join(':').toUpperCase(), ufrag: read(), pwd: read(), at: [] };
  while (at < bytes.length) {
    const [flags] = take(1), kind = flags & 3;
    if (kind === 3) refuse('live.bad-code');
    const raw = take(kind === 1 ? 4 : 16), [high, low] = take(2), h = hex(raw).join('');
    facts.at.push({
      address: kind === 0 ? h.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5.local') : kind === 1 ? raw.join('.') : h.match(/..../g).join(':'),
      port: high << 8 | low, typ: flags & 8 ? 'relay' : flags & 4 ? 'srflx' : 'host',
    });
  }
  return facts;
}

// rebuilt writes a description that every browser takes.
export function rebuilt({ type, print, ufrag, pwd, at }) {
  const lines = ['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0', 'a=msid-semantic: WMS',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', `a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${print}`, `a=setup:${type === 'offer' ? 'actpass' : 'active'}`, 'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144'];
  const weight = { host: 2122260223, srflx: 1694498815, relay: 8388351 };
  at.forEach((c, i) => lines.push(`a=candidate:${i + 1} 1 udp ${weight[c.typ] - 256 * i} ${c.address} ${c.port} typ ${c.typ}${c.typ === 'host' ? '' : ' raddr 0.0.0.0 rport 0'}`));
  return { type, sdp: [...lines, 'a=end-of-candidates', ''].join('\r\n') };
}

// What carries live play between two devices: a data channel of WebRTC, or between two windows of one browser a BroadcastChannel. Both are
// a wire with the same four members:
//   state   'waiting' for a code, 'connecting', 'connected', 'quiet' (asleep or out of reach; it may come back), 'failed', 'closed'
//   send    sends a text
//   close   says goodbye and closes
//   heard   { state(wire), text(wire, text) }: what its owner is told

export const largest = 2 << 20; // bytes of one text; no match is as long
const piece = 16 << 10;
const more = 0, last = 1, ping = 2, pong = 3, bye = 4;
// A match needs far fewer pieces than a device may send: so many at once, and so many more in a second. A large one counts as several.
const burst = 600, second = 100, weight = 8 << 10;
// In milliseconds: how often an idle wire is tried, when it counts as quiet, how long two devices try to reach one another.
export const times = { ping: 5000, quiet: 12_000, reach: 15_000, gather: 2500, renew: 4000 };

class Wire {
  state = 'waiting';
  why = '';
  #parts = [];
  #size = 0;
  #at = 0;
  #timer = 0;
  #used = 0;
  constructor(heard) { this.heard = heard; }

  turn(state, why = '') {
    if (this.state === state && this.why === why || this.state === 'closed' || this.state === 'failed' && state !== 'connected' && state !== 'closed') return;
    this.state = state;
    this.why = why;
    if (state === 'connected' && !this.#timer) {
      this.#at = Date.now();
      this.#timer = setInterval(() => this.#look(), times.ping);
    }
    if (state === 'closed' || state === 'failed') { clearInterval(this.#timer); this.#timer = 0; }
    this.heard.state(this);
  }

  #look() {
    if (Date.now() - this.#at > times.quiet) this.turn('quiet');
    this.put([ping]);
  }

  send(text) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > largest) throw new RangeError('too long a text');
    for (let at = 0; at === 0 || at < bytes.length; at += piece) {
      const part = bytes.subarray(at, at + piece), out = new Uint8Array(part.length + 1);
      out[0] = at + piece < bytes.length ? more : last;
      out.set(part, 1);
      this.put(out);
    }
  }

  put(bytes) { try { this.transmit(Uint8Array.from(bytes)); } catch { /* it is closing */ } }

  // took is called with every piece that arrives. What is larger than any match, too often, or no piece, ends the wire.
  took(data) {
    if (this.state === 'closed') return;
    if (!(data instanceof ArrayBuffer || ArrayBuffer.isView(data)) || !data.byteLength) return this.drop('live.garbled');
    const bytes = new Uint8Array(data.buffer ?? data);
    const now = Date.now();
    this.#used = Math.max(0, this.#used - (now - this.#at) * second / 1000) + 1 + bytes.length / weight;
    this.#at = now;
    if (this.#used > burst) return this.drop('live.flood');
    if (this.state !== 'connected') this.turn('connected');
    switch (bytes[0]) {
      case ping: return this.put([pong]);
      case pong: return;
      case bye: return this.end('live.left');
      case more: case last: break;
      default: return this.drop('live.garbled');
    }
    if ((this.#size += bytes.length - 1) > largest) return this.drop('live.too-long');
    this.#parts.push(bytes.slice(1));
    if (bytes[0] === more) return;
    const whole = new Uint8Array(this.#size);
    let at = 0;
    for (const part of this.#parts) { whole.set(part, at); at += part.length; }
    this.#parts = [];
    this.#size = 0;
    let text;
    try { text = new TextDecoder('utf-8', { fatal: true }).decode(whole); } catch { return this.drop('live.garbled'); }
    this.heard.text(this, text);
  }

  // drop ends the wire because of what came over it.
  drop(why) { this.put([bye]); this.#parts = []; this.end(why); }
  end(why) { this.turn('closed', why); setTimeout(() => this.shut(), 200); }
  close() { this.put([bye]); this.end(''); }
}

// --- over WebRTC

const gathered = pc => new Promise(done => {
  const look = () => pc.iceGatheringState === 'complete' && done();
  pc.addEventListener('icegatheringstatechange', look);
  setTimeout(done, times.gather);
  look();
});

class Peer extends Wire {
  code = '';
  #timer = 0;
  constructor(heard, servers) {
    super(heard);
    this.servers = servers;
    this.begin();
  }

  begin() {
    const pc = this.pc = new RTCPeerConnection({ iceServers: this.servers });
    const channel = this.channel = pc.createDataChannel('ib', { negotiated: true, id: 1 });
    channel.binaryType = 'arraybuffer';
    channel.onmessage = e => this.took(e.data);
    channel.onopen = () => { clearTimeout(this.#timer); this.turn('connected'); };
    channel.onclose = () => { if (this.pc === pc) this.end('live.left'); };
    // A device that sleeps comes back by itself, even after "failed": only one that was never reached has failed.
    pc.onconnectionstatechange = () => {
      if (this.pc !== pc || this.state === 'closed') return;
      if (pc.connectionState === 'connected' && channel.readyState === 'open') this.turn('connected');
      else if (['disconnected', 'failed'].includes(pc.connectionState)) {
        if (this.state === 'connected') this.turn('quiet');
      }
    };
  }

  transmit(bytes) { if (this.channel.readyState === 'open') this.channel.send(bytes); }
  shut() { this.pc.close(); }

  // reaching begins the time in which the two devices must have found one another.
  reaching() {
    this.turn('connecting');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.state !== 'connecting' && this.state !== 'waiting') return;
      this.turn('failed', this.unreachable());
    }, times.reach);
  }
  // unreachable is the likeliest reason: no address on one side, or a network that keeps them apart.
  unreachable() {
    const none = sdp => sdp && !/a=candidate/.test(sdp);
    return none(this.pc.localDescription?.sdp) || none(this.pc.remoteDescription?.sdp) ? 'live.no-address' : 'live.apart';
  }
}

// Inviting is the host's side: its code is ready once ready has come, and answer takes the guest's.
export class Inviting extends Peer {
  async ready() {
    await this.pc.setLocalDescription(await this.pc.createOffer());
    await gathered(this.pc);
    return this.code = pack(this.pc.localDescription);
  }
  async answer(text) {
    const facts = unpack(text);
    if (facts.type !== 'answer') throw new Refused(text.includes(this.code) ? 'live.own-code' : 'live.not-an-answer');
    try { await this.pc.setRemoteDescription(rebuilt(facts)); } catch { throw new Refused('live.bad-code'); }
    this.reaching();
  }
  // renew makes a new code where this one waits still, as after the network has changed.
  renew() {
    if (this.state !== 'waiting') return this.code;
    const old = this.pc;
    this.begin();
    old.close();
    return this.ready();
  }
}

// Joining is the guest's side: it reads a host's code, and its own answers it.
export class Joining extends Peer {
  constructor(heard, servers, text) {
    const facts = unpack(text);
    if (facts.type !== 'offer') throw new Refused('live.not-an-offer');
    super(heard, servers);
    this.facts = facts;
  }
  async ready() {
    try { await this.pc.setRemoteDescription(rebuilt(this.facts)); } catch { throw new Refused('live.bad-code'); }
    await this.pc.setLocalDescription(await this.pc.createAnswer());
    await gathered(this.pc);
    return this.code = pack(this.pc.localDescription);
  }
  // ages reports whether the code must be shown anew every few seconds: that of Firefox to Firefox, which soon gives up.
  get ages() { return this.facts.pwd.length === 32 && /Firefox/.test(navigator.userAgent); }
  renew() {
    if (this.state !== 'waiting') return this.code;
    const old = this.pc;
    this.begin();
    old.close();
    return this.ready();
  }
}

// --- between two windows of one browser

class Beside extends Wire {
  constructor(heard, channel, mine, theirs, shut) {
    super(heard);
    this.transmit = bytes => channel.postMessage({ from: mine, to: theirs, bytes });
    this.shut = shut;
    this.beside = true;
  }
}

const name = () => [...crypto.getRandomValues(new Uint8Array(8))].map(b => b.toString(16)).join('');

// besideHost waits for other windows, each of which gets a wire of its own.
export function besideHost(room, opened, heard) {
  const channel = new BroadcastChannel('interbellum-live-' + room), mine = name(), wires = new Map();
  channel.onmessage = ({ data: { from, to, hello, bytes } }) => {
    if (hello && !wires.has(from)) {
      const wire = new Beside(heard, channel, mine, from, () => wires.delete(from));
      wires.set(from, wire);
      channel.postMessage({ from: mine, to: from, bytes: Uint8Array.of(pong) });
      wire.turn('connected');
      opened(wire);
    } else if (to === mine) wires.get(from)?.took(bytes);
  };
  return () => { for (const wire of wires.values()) wire.close(); setTimeout(() => channel.close(), 100); };
}

// besideGuest looks for a host in another window.
export function besideGuest(room, heard) {
  const channel = new BroadcastChannel('interbellum-live-' + room), mine = name();
  let host = '';
  const wire = new Beside(heard, channel, mine, '', () => channel.close());
  wire.transmit = bytes => channel.postMessage({ from: mine, to: host, bytes });
  channel.onmessage = ({ data: { from, to, bytes } }) => {
    if (to !== mine || host && from !== host) return;
    host = from;
    wire.took(bytes);
  };
  wire.turn('connecting');
  channel.postMessage({ from: mine, hello: true });
  setTimeout(() => wire.state === 'connecting' && wire.turn('failed', 'live.nobody'), times.reach);
  return wire;
}

// --- the sheet and the line that says who decides

const root = () => document.documentElement;
const make = (tag, attributes = {}, ...inside) => { const e = document.createElement(tag); for (const [k, v] of Object.entries(attributes)) if (typeof v === 'function') e['on' + k] = v; else e.setAttribute(k, v); e.append(...inside); return e; };
const button = (name, click, kind = '') => make('button', { type: 'button', class: 'btn ' + kind, click }, name);
let words = {};
const text = (kind, slots = {}) => (interbellumWords[kind] || words[kind] || '').replace(/\{([\w-]+)\}/g, (_, slot) => slots[slot] ?? '');
const load = async () => {
  const got = await fetch(new URL('web/words/live.txt', document.baseURI));
  for (const line of (await got.text()).split('\n')) if (line && line[0] !== '#') words[line.slice(0, line.indexOf('\t'))] = line.slice(line.indexOf('\t') + 1);
};
const tell = (kind, peer = 0, text = '') => document.querySelector('.page')?.dispatchEvent(new CustomEvent('live', { detail: { kind, peer, text } }));
const base = () => window.interbellumSite || location.href.split('#')[0];

let role = '', party = null, inviting = null, joining = null, numbers = 0, lock = null, camera = null, renewing = 0;
let room = '', endBeside = () => {}; // where windows of this browser meet
let there = [], toldOf = ''; // the players who are connected, as the host says; what the host has said of it
const wires = new Map(), lines = [];
const state = { said: '', fault: '' };

const servers = () => {
  let typed = '';
  try { typed = localStorage.getItem('interbellum/stun') || ''; } catch { /* none */ }
  const [, scheme, user, password, at] = /^(stuns?|turns?):(?:([^:@]+):([^@]+)@)?([\w.:[\]-]+(?:\?transport=\w+)?)$/.exec(typed.trim()) || [];
  return at ? [{ urls: scheme + ':' + at, ...(user ? { username: user, credential: password } : {}) }] : [];
};

// What travels beside the program's messages: a line of talk, and from the host which players are connected.
const post = (message, but) => { for (const wire of wires.values()) if (wire !== but) wire.send(JSON.stringify(message)); };
const players = list => Array.isArray(list) ? list.filter(Number.isInteger) : [];
const plain = text => [...String(text).replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, '')].slice(0, 280).join('').trim();
const calls = (list, line) => `${party.Names.find(one => list.includes(one.Player))?.Name ?? text('live.guest')}\0${line}`;
const guest = peer => players((party.Guests ?? []).find(one => one.Peer === peer)?.Players);
const isOn = ({ Player, Here }) => Here || (role === 'host' ? (party.Guests ?? []).some(one => guest(one.Peer).includes(Player)) : wires.size > 0 && there.includes(Player));

function talk(typed) {
  const line = plain(typed), mine = (party?.Names ?? []).filter(one => one.Here).map(one => one.Player);
  if (!line || !party?.Names) return;
  post({ k: 'say', t: line, p: mine });
  const [name, said] = calls(mine, line).split('\0');
  lines.push(text('live.said', { name, text: said }));
  draw();
}

function talked(wire, { t, p }) {
  const line = plain(t);
  if (!line || !party?.Names) return;
  const from = role === 'host' ? guest(wire.number) : players(p);
  if (role === 'host') post({ k: 'say', t: line, p: from }, wire);
  speak('live.said', calls(from, line));
}

function tellWho() {
  const who = role === 'host' && party?.Names ? party.Names.filter(isOn).map(one => one.Player) : null;
  if (who && who.join() !== toldOf) post({ k: 'who', w: who });
  toldOf = who ? who.join() : '';
}

const heard = {
  text: (wire, text) => {
    if (wires.get(wire.number) !== wire) return;
    let message = null;
    try { message = JSON.parse(text); } catch { /* the program drops it */ }
    if (message?.k === 'say') return talked(wire, message);
    if (message?.k !== 'who') return tell('heard', wire.number, text);
    if (role === 'guest') there = players(message.w);
    draw();
  },
  state: wire => {
    if (wire.state === 'connected' && !wire.number) {
      wires.set(wire.number = ++numbers, wire);
      toldOf = '?';
      if (wire === inviting) inviting = null;
      if (wire === joining) {
        joining = null;
        box?.close();
        if (location.hash.startsWith('#join=')) history.replaceState(history.state, '', location.pathname + location.search);
      }
      tell('open', wire.number);
      navigator.wakeLock?.request('screen').then(held => { lock = held; }, () => {});
    }
    if (wire.state === 'closed' && wire.number && wires.delete(wire.number)) {
      tell('gone', wire.number);
      if (wire.why) speak(wire.why);
    }
    draw();
  },
};

function speak(kind, slot = '') {
  const [name, line] = slot.split('\0'), says = text(kind, { why: slot, name, text: line });
  if (!says) return;
  lines.push(says);
  if (lines.length > 30) lines.shift();
  state.said = says;
  chip();
  draw();
  clearTimeout(speak.due);
  speak.due = setTimeout(() => { state.said = ''; chip(); }, 12_000);
}

async function invite() {
  inviting?.close();
  const wire = inviting = new Inviting(heard, servers());
  draw();
  await wire.ready();
  draw();
}

async function join(code) {
  joining?.close();
  clearInterval(renewing);
  try {
    const wire = joining = new Joining(heard, servers(), code);
    wire.of = found(code);
    draw();
    await wire.ready();
    if (wire.ages) renewing = setInterval(async () => {
      if (wire !== joining || wire.state !== 'waiting') return clearInterval(renewing);
      await wire.renew();
      draw();
    }, times.renew);
  } catch (error) { refused(error); }
  draw();
}

function refused(error) {
  if (!(error instanceof Refused)) throw error;
  state.fault = error.message;
  draw();
}

async function connect(typed) {
  state.fault = '';
  try { await inviting?.answer(typed); } catch (error) { refused(error); }
  draw();
}

function stop() {
  for (const wire of wires.values()) wire.close();
  inviting?.close();
  joining?.close();
  endBeside();
  room = '';
  wires.clear();
  there = [];
  inviting = joining = party = null;
  role = state.said = '';
  lock?.release?.();
  tell('stop');
  unscan();
  box?.remove();
  box = null;
  chip();
  document.getElementById('more')?.focus();
}

// reader finds the texts of QR codes in what the camera sees: the browser's own, else ours. It comes with the sheet, so as to be there offline.
let reading;
const reader = () => reading ??= newReader().catch(cause => { reading = undefined; throw cause; });
async function newReader() {
  if (window.BarcodeDetector && (await BarcodeDetector.getSupportedFormats().catch(() => [])).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async video => (await detector.detect(video)).map(one => one.rawValue);
  }
  const { seen } = await import(new URL('web/late/live-scan.js', document.baseURI));
  return async video => [seen(video)];
}

// scan reads a QR code with the camera.
async function scan(then) {
  if (camera) return unscan();
  let read;
  try { read = await reader(); } catch { state.fault = 'live.scan-none'; return draw(); }
  try { camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }); } catch { state.fault = 'live.scan-no-camera'; return draw(); }
  state.fault = '';
  draw();
  const video = box.querySelector('video');
  video.srcObject = camera;
  await video.play();
  while (camera && video.isConnected) {
    const code = (await read(video).catch(() => [])).map(text => text && found(text)).find(Boolean);
    if (code) { unscan(); return then(code); }
    await new Promise(on => setTimeout(on, 150));
  }
}
function unscan() {
  camera?.getTracks().forEach(track => track.stop());
  camera = null;
  draw();
}

let box = null;
const parts = {};
const fill = (e, ...inside) => e.replaceChildren(...inside.filter(Boolean));
const copier = (what, name) => {
  const b = button(text(name), () => { window.interbellum.copy(what()); b.textContent = text('live.copied'); });
  return b;
};

// show opens the sheet.
function show() {
  if (box?.isConnected) return;
  reader().catch(() => { /* scan says so */ });
  const title = text(role === 'guest' && !party ? 'live.join-title' : 'live.title');
  for (const name of ['code', 'fault', 'who', 'talk', 'foot']) parts[name] = make('section', { 'data-part': name });
  parts.fault.setAttribute('role', 'status');
  parts.drawn = '';
  const stun = make('input', { type: 'text', id: 'live-stun', autocomplete: 'off', spellcheck: 'false' });
  try { stun.value = localStorage.getItem('interbellum/stun') || ''; } catch { /* none */ }
  stun.onchange = () => {
    try { localStorage.setItem('interbellum/stun', stun.value.trim()); } catch { /* it holds no longer than the page */ }
    if (inviting) invite();
    draw();
  };
  box = make('dialog', { id: 'live', class: 'dialog', 'aria-labelledby': 'live-title', style: 'width:min(680px,calc(100vw - 24px))' },
    make('header', { class: 'row' }, make('h2', { id: 'live-title', class: 'grow', tabindex: -1, style: 'outline:0' }, title),
      make('button', { type: 'button', class: 'btn quiet icon', 'aria-label': interbellumSay('common.close-it', { what: title }), click: () => box.close() }, '✕')),
    parts.who, parts.talk, parts.fault, parts.code,
    make('details', { class: 'notices' }, make('summary', {}, text('live.servers')), make('p', { class: 'dim' }, text('live.servers-says')),
      make('label', { class: 'field' }, text('live.servers-field'), stun)),
    parts.foot);
  box.addEventListener('close', () => {
    unscan();
    box.remove();
    chip();
    if (document.activeElement === document.body) line?.focus();
  });
  root().append(box);
  box.showModal();
  draw();
}

const picture = async (figure, link) => {
  const { drawing } = await import(new URL('web/late/qr.js', document.baseURI));
  figure.innerHTML = drawing(link);
  const svg = figure.querySelector('svg');
  if (svg) svg.style.cssText = 'width:min(var(--live-code,230px),100%);height:auto;display:block;margin:auto;background:#fff';
};
const field = (id, name) => make('label', { class: 'field' }, text(name), make('textarea', { id, rows: 2, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off' }));

function codes() {
  const wire = inviting ?? joining;
  const windows = role === 'host' && location.protocol !== 'file:' ? [make('p', { class: 'row' }, make('span', { class: 'grow dim' }, text('live.beside-how')), button(text('live.beside'), openBeside))] : [];
  if (!wire) return role === 'host' ? [make('p', { class: 'row' }, button(text('live.another'), invite)), ...windows] : [];
  if (wire.beside) return [make('p', { class: 'dim', role: 'status' }, text('live.' + wire.state))];
  const link = wire.code && `${base()}#${wire === inviting ? `join=${party?.Game ?? ''}.` : 'answer='}${wire.code}`, figure = make('figure', { style: 'margin:var(--s2) 0' });
  const oneLine = 'flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;user-select:all';
  if (link) picture(figure, link);
  const camera = [make('video', { muted: '', playsinline: '', hidden: '', style: 'width:100%' })];
  if (wire === joining) return [
    make('p', {}, text('live.join-how')), figure,
    make('p', { class: 'row' }, copier(() => wire.code, 'live.copy-code'), make('code', { id: 'live-code', style: oneLine }, wire.code || text('live.making'))),
    make('p', { class: 'dim', role: 'status' }, text(wire.state === 'waiting' ? 'live.join-waits' : 'live.' + wire.state))];
  const half = (...inside) => make('section', { style: 'flex:1 1 250px;min-width:0' }, ...inside);
  return [make('div', { style: 'display:flex;flex-wrap:wrap;gap:0 var(--s5)' }, half(
    make('h3', { style: 'margin-top:var(--s3)' }, text('live.invite-title')), make('p', {}, text('live.invite-how')), figure,
    make('p', { class: 'row' }, copier(() => link, 'live.copy'), make('code', { id: 'live-link', style: oneLine }, link || text('live.making')))), half(
    make('h3', { style: 'margin-top:var(--s3)' }, text('live.answer-title')), ...camera, field('live-answer', 'live.answer-field'),
    make('p', { class: 'row' }, button(text('live.connect'), () => connect(box.querySelector('#live-answer').value), 'primary'), make('button', { type: 'button', class: 'btn', id: 'live-scan', click: () => scan(connect) }, text('live.scan'))),
    make('p', { class: 'dim', role: 'status' }, text('live.' + wire.state)))), ...windows];
}

function people() {
  if (!party?.Names) return [];
  return party.Names.map(one => make('li', {}, make('b', { class: 'grow' }, one.Name), make('span', { class: 'dim' }, text(one.Here ? 'live.here' : isOn(one) ? 'live.there' : 'live.away'))));
}

// draw fills what has changed. The code's part is kept while somebody types in it.
function draw() {
  chip();
  if (!box?.isConnected) return;
  const focused = box.contains(document.activeElement) ? document.activeElement : null;
  const wire = inviting ?? joining, fault = state.fault || (wire?.state === 'failed' ? wire.why : '') || (role === 'guest' && !wires.size && !joining && party ? 'live.host-gone' : '');
  fill(parts.fault, fault && make('p', { class: 'fault' }, text(fault)), ...wires.size ? lines.slice(-3).map(says => make('p', { class: 'dim' }, says)) : []);
  const quiet = [...wires.values()].filter(w => w.state === 'quiet');
  fill(parts.who, make('p', { class: 'dim' }, !wires.size ? text('live.says') : text(role === 'host' ? 'live.hosting' : 'live.joined')),
    wires.size > 0 && make('ul', { class: 'nowlist', 'aria-label': text('live.who') }, ...people()),
    quiet.length > 0 && make('p', {}, text('live.quiet')), servers().length > 0 && make('p', { class: 'dim' }, text('live.servers-used', { address: servers()[0].urls })));
  if (wires.size && !parts.talk.firstChild) {
    const line = make('input', { type: 'text', id: 'live-line', maxlength: 280, autocomplete: 'off' });
    parts.talk.append(make('form', { class: 'row', style: 'margin-top:var(--s3);align-items:end', submit: e => { e.preventDefault(); talk(line.value); line.value = ''; } },
      make('label', { class: 'field grow' }, text('live.talk'), line), make('button', { class: 'btn' }, text('live.send'))));
  } else if (!wires.size) fill(parts.talk);
  const now = [role, party?.Game, wire?.code, wire?.state, !wire].join();
  if (now !== parts.drawn) {
    const typed = box.querySelector('#live-answer')?.value;
    parts.drawn = now;
    fill(parts.code, ...codes());
    const again = box.querySelector('#live-answer');
    if (again && typed) again.value = typed;
  }
  const video = parts.code.querySelector('video'), scanner = parts.code.querySelector('#live-scan');
  if (video) { video.hidden = !camera; scanner.textContent = text(camera ? 'live.scan-stop' : 'live.scan'); }
  fill(parts.foot, foot(wire));
  if (!focused || focused.isConnected) return;
  const like = [...box.querySelectorAll('button,textarea')].find(e => focused.id ? e.id === focused.id : e.textContent === focused.textContent);
  (like ?? box.querySelector('h2')).focus();
}
const foot = wire => make('footer', { class: 'row' }, ...[
  role === 'guest' && party?.Names && !wires.size && !joining && button(text('live.host-on'), () => { role = 'host'; state.fault = ''; tell('host'); invite(); }, 'primary'),
  wire?.state === 'failed' && wire === inviting && button(text('live.another'), () => { state.fault = ''; invite(); }, 'primary'),
  button(text('live.leave'), stop, 'quiet')].filter(Boolean));

// quiet reports whether nobody is in reach any more.
const quiet = () => wires.size > 0 && [...wires.values()].every(wire => wire.state === 'quiet');

// The line over the table: who decides, and what somebody has just said.
let line = null;
function chip() {
  if (!role || !party && !wires.size) { line?.remove(); line = null; return; }
  if (!line) {
    line = make('button', { type: 'button', id: 'live-line-now', class: 'btn', 'aria-haspopup': 'dialog', style: 'position:fixed;z-index:40;max-width:min(60vw,420px);min-height:36px;padding:4px 12px;white-space:normal;text-align:start;font-size:var(--t-sm)', click: show },
      make('span', { role: 'status' }));
    root().append(line);
  }
  const asked = party?.Names?.filter(p => p.Asked) ?? [], here = asked.find(p => p.Here), names = asked.map(p => p.Name);
  const kind = party?.Apart ? 'live.parted' : quiet() ? 'live.quiet' : !wires.size ? role === 'guest' ? 'live.lost' : 'live.alone' : party?.Over ? 'live.ended' : here ? 'live.yours' : names.length ? 'live.decides' : 'live.idle';
  const says = state.said || text(kind, { name: names.join(', ') });
  if (line.firstChild.textContent !== says) line.firstChild.textContent = says;
  place();
}

// place puts the line over the board's upper left corner, below the message about the last answer where that lies there.
function place() {
  if (!line) return;
  const rect = q => document.querySelector(q)?.getBoundingClientRect(), frame = rect('.table .boardframe'), last = rect('.table .latest');
  const below = frame && last?.height && last.top < frame.top + 60 ? last.bottom : frame?.top ?? 60;
  line.style.left = (frame?.left ?? 0) + 12 + 'px';
  line.style.top = below + 8 + 'px';
}
addEventListener('resize', () => setTimeout(place, 100));

// opened is called by web/shelf.js: with "host" from the menu, else with the fragment of the address.
export async function opened(how) {
  await load();
  window.interbellum = Object.assign(window.interbellum || {}, {
    liveSend: (peer, text) => { try { wires.get(peer)?.send(text); } catch { wires.get(peer)?.drop('live.too-long'); } },
    liveClose: peer => { const wire = wires.get(peer); wires.delete(peer); wire?.close(); draw(); },
    liveSay: speak,
    liveShow: text => { party = JSON.parse(text); tellWho(); draw(); },
  });
  const code = found(how), answers = new BroadcastChannel('interbellum-answers');
  if (!window.RTCPeerConnection) { role = 'host'; show(); state.fault = 'live.no-webrtc'; return draw(); }
  if (how.startsWith('#beside=')) return lookBeside(how.slice(8));
  if (how.startsWith('#answer=')) return handed(answers, code);
  answers.onmessage = ({ data }) => { if (inviting?.state === 'waiting' && data.code) { answers.postMessage({ taken: data.code }); connect(data.code); } };
  if (how.startsWith('#join=')) {
    if (joining && joining.of === code) return show(); // both the address and the program may say it
    if (role) stop();
    role = 'guest';
    tell('guest');
    show();
    return join(how);
  }
  if (!role) {
    role = 'host';
    tell('host');
    show();
    return invite();
  }
  show();
}

// lookBeside joins the host in another window of this browser.
function lookBeside(room) {
  if (role) return;
  role = 'guest';
  tell('guest');
  joining = besideGuest(room, heard);
  show();
}

// openBeside opens a window that joins this one.
function openBeside() {
  if (!room) {
    room = name();
    endBeside = besideHost(room, () => {}, heard);
  }
  window.open(location.href.split('#')[0] + '#beside=' + room, '_blank', 'noopener');
}

// handed gives an answer that a camera app has opened in a tab of its own to the page that waits for it.
function handed(answers, code) {
  let taken = false;
  answers.onmessage = ({ data }) => { if (data.taken === code) { taken = true; told('live.answer-here'); } };
  const told = kind => {
    document.getElementById('live')?.remove();
    const box = make('dialog', { id: 'live', class: 'dialog', 'aria-label': text('live.title') }, make('p', { role: 'status' }, text(kind)), ...kind === 'live.answer-here' ? [] : [make('code', { style: 'overflow-wrap:anywhere;user-select:all' }, code)]);
    root().append(box);
    box.showModal();
  };
  answers.postMessage({ code });
  setTimeout(() => taken || told('live.answer-nowhere'), 1500);
}
addEventListener('pagehide', () => { for (const wire of wires.values()) wire.put([bye]); });

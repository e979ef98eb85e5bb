// slim FILE... makes programs of Go smaller to download, in their places. Go's linker writes the data in a hundred thousand pieces, leaving
// out every eight zeros in a row; the addresses of the pieces are what does not compress. Here only long runs of zeros are left out.
//
// slim --lineless FILE... also takes out which line of which file an instruction comes from, the names of functions and their arguments:
// only the report of a crash tells them; and where a function may be interrupted, which none is in a browser. Go writes them for its
// runtime in a form of its own (runtime/symtab.go): another form is refused.
import { readFileSync, writeFileSync } from "node:fs";

const LONG = 64; // zeros
const DATA = 11; // the section of it

function leb(bytes, at, signed = false) {
  let value = 0, shift = 0, byte;
  do {
    byte = bytes[at++];
    value |= (byte & 0x7f) << shift;
    shift += 7;
  } while (byte & 0x80);
  if (signed && byte & 0x40 && shift < 32) value |= -1 << shift;
  return [signed ? value : value >>> 0, at];
}

function unsigned(n) {
  const out = [];
  for (; n > 0x7f; n >>>= 7) out.push((n & 0x7f) | 0x80);
  return [...out, n];
}

function signed(n) {
  const out = [];
  for (; n < -64 || n > 63; n >>= 7) out.push((n & 0x7f) | 0x80);
  return [...out, n & 0x7f];
}

// sections are the places of a program's parts.
function sections(bytes) {
  const list = [];
  for (let at = 8; at < bytes.length;) {
    const [size, from] = leb(bytes, at + 1);
    list.push({ id: bytes[at], at, from, end: from + size });
    at = from + size;
  }
  return list;
}

// laid is the memory as the data section lays it out.
function laid(bytes, { from }) {
  let [count, at] = leb(bytes, from);
  const pieces = [];
  let top = 0;
  while (count-- > 0) {
    if (bytes[at] !== 0 || bytes[at + 1] !== 0x41) throw new Error("the data do not lie where a program of Go puts them");
    const [to, end] = leb(bytes, at + 2, true), [size, start] = leb(bytes, end + 1);
    pieces.push([to, bytes.subarray(start, start + size)]);
    top = Math.max(top, to + size);
    at = start + size;
  }
  const memory = Buffer.alloc(top);
  for (const [to, piece] of pieces) memory.set(piece, to);
  return memory;
}

// What the table of functions tells of each, by place (internal/abi/symtab.go): where it may be interrupted and which arguments live on;
// and, of the whole of it, what its arguments are.
const STEPS_UNUSED = [0, 3], FACTS_UNUSED = [5, 6];

// lineless takes the lines, names and arguments out of the table of functions.
function lineless(memory) {
  const head = memory.indexOf(Buffer.from("f1ffffff00000108", "hex"));
  const word = (n) => Number(memory.readBigUInt64LE(head + 8 + 8 * n));
  const functions = word(0), [names, units, files, codes, table] = [3, 4, 5, 6, 7].map(word);
  if (head < 0 || !(names < units && units < files && files < codes && codes < table && memory.readUInt32LE(head + table + 4) > 0))
    throw new Error("the table of functions has a form that is not known here");
  const kept = new Set(), gone = new Set();
  for (let n = 0; n < functions; n++) {
    const f = head + table + memory.readUInt32LE(head + table + 8 * n + 4), code = (i) => memory.readUInt32LE(f + 4 * i);
    kept.add(code(4)); // how deep the stack is
    const steps = code(7), facts = memory[f + 43];
    for (let i = 0; i < steps; i++) (STEPS_UNUSED.includes(i) ? gone : kept).add(code(11 + i)); // what lies on it
    gone.add(code(5)).add(code(6)); // file and line
    for (const i of [1, 5, 6, 8, 9, ...STEPS_UNUSED.filter((i) => i < steps).map((i) => 11 + i)]) memory.writeUInt32LE(0, f + 4 * i);
    for (const i of FACTS_UNUSED) if (i < facts) memory.writeUInt32LE(0xffffffff, f + 4 * (11 + steps + i));
  }
  for (const at of gone) if (at && !kept.has(at)) memory.fill(0, head + codes + at, ended(memory, head + codes + at));
  memory.fill(0, head + names, head + codes);
}

// ended is where a list of steps in value and address ends: with a step of nothing in value.
function ended(memory, at) {
  for (let first = true, step; ; first = false) {
    [step, at] = leb(memory, at);
    if (step === 0 && !first) return at;
    [, at] = leb(memory, at);
  }
}

// pieces are the memory without its long runs of zeros.
function* pieces(memory) {
  for (let at = 0; at < memory.length;) {
    while (memory[at] === 0) at++;
    let end = at;
    for (let i = at; i < memory.length && i - end < LONG; i++) if (memory[i] !== 0) end = i + 1;
    if (end > at) yield [at, memory.subarray(at, end)];
    at = Math.max(end, at + 1);
  }
}

const files = process.argv.slice(2), without = files[0] === "--lineless" && files.shift();
for (const file of files) {
  const bytes = readFileSync(file), data = sections(bytes).find((s) => s.id === DATA), memory = laid(bytes, data);
  if (without) lineless(memory);
  const list = [...pieces(memory)].flatMap(([at, piece]) => [Buffer.from([0, 0x41, ...signed(at), 0x0b, ...unsigned(piece.length)]), piece]);
  const body = Buffer.concat([Buffer.from(unsigned(list.length / 2)), ...list]);
  writeFileSync(file, Buffer.concat([bytes.subarray(0, data.at), Buffer.from([DATA, ...unsigned(body.length)]), body, bytes.subarray(data.end)]));
}

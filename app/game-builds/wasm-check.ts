// Checks a streamed WebAssembly module: is it valid, complete, and does it share memory with workers?
const magic = [0, 0x61, 0x73, 0x6d];
const importSection = 2;
const memorySection = 5;
/** Larger sections are skipped instead of parsed; Unity's imports take some 50 kB. */
const maxSectionBytes = 4 << 20;

export class WasmCheck {
  isThreaded = false;
  #state: "header" | "id" | "size" | "body" = "header";
  #header: number[] = [];
  #id = 0;
  #size = 0;
  /** Bits of `#size` read so far: the size is an LEB128 number. */
  #shift = 0;
  #bytesLeft = 0;
  #chunks: Uint8Array[] | null = null;

  push(chunk: Uint8Array) {
    let at = 0;
    while (at < chunk.length) at = this.#step(chunk, at);
  }

  /** What is wrong with the module, or null. Call it after the last chunk. */
  problem(): "notWasm" | "incomplete" | null {
    if (this.#header.length < 8 || magic.some((byte, index) => this.#header[index] !== byte)) return "notWasm";
    return this.#state === "id" ? null : "incomplete";
  }

  #step(chunk: Uint8Array, at: number): number {
    const byte = chunk[at] ?? 0;
    if (this.#state === "header") {
      this.#header.push(byte);
      if (this.#header.length === 8) this.#state = "id";
      return at + 1;
    }
    if (this.#state === "id") {
      [this.#id, this.#size, this.#shift, this.#state] = [byte, 0, 0, "size"];
      return at + 1;
    }
    if (this.#state === "size") {
      this.#size += (byte & 0x7f) * 2 ** this.#shift;
      this.#shift += 7;
      if (byte < 0x80) this.#beginBody();
      return at + 1;
    }
    return this.#readBody(chunk, at);
  }

  #beginBody() {
    const isParsed = this.#id === importSection || this.#id === memorySection;
    this.#chunks = isParsed && this.#size <= maxSectionBytes ? [] : null;
    this.#bytesLeft = this.#size;
    this.#state = this.#size === 0 ? "id" : "body";
  }

  #readBody(chunk: Uint8Array, at: number): number {
    const end = Math.min(chunk.length, at + this.#bytesLeft);
    this.#chunks?.push(chunk.slice(at, end));
    this.#bytesLeft -= end - at;
    if (this.#bytesLeft === 0) {
      if (this.#chunks) this.#parseBody(Buffer.concat(this.#chunks));
      this.#state = "id";
    }
    return end;
  }

  #parseBody(body: Buffer) {
    const reader = new Reader(body);
    // Once a shared memory is found, nothing else matters: `||=` may leave the reader in the middle of an entry.
    if (this.#id === memorySection) {
      for (let count = reader.readNumber(); count > 0; count--) this.isThreaded ||= reader.readIsShared();
      return;
    }
    // An import is two names, a kind (0 function, 1 table, 2 memory, 3 global) and a type.
    for (let count = reader.readNumber(); count > 0 && !reader.isAtEnd; count--) {
      reader.skip(reader.readNumber());
      reader.skip(reader.readNumber());
      const kind = reader.readByte();
      if (kind === 0) reader.readNumber();
      else if (kind === 1) reader.skipTable();
      else if (kind === 2) this.isThreaded ||= reader.readIsShared();
      else if (kind === 3) reader.skip(2);
      else return;
    }
  }
}

/** Reads bytes and LEB128 numbers; past the end they are 0. */
class Reader {
  #at = 0;
  constructor(readonly bytes: Buffer) {}

  get isAtEnd() {
    return this.#at >= this.bytes.length;
  }

  readByte() {
    return this.bytes[this.#at++] ?? 0;
  }

  skip(count: number) {
    this.#at += count;
  }

  readNumber(): number {
    let value = 0;
    for (let shift = 0; shift < 64; shift += 7) {
      const byte = this.readByte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    return value;
  }

  /** Reads the limits of a memory or table. Flag 1 means that there is a maximum, flag 2 that the memory is shared. */
  readIsShared(): boolean {
    const flags = this.readByte();
    this.readNumber();
    if (flags & 1) this.readNumber();
    return (flags & 2) !== 0;
  }

  skipTable() {
    this.readByte();
    this.readIsShared();
  }
}

// Checks a streamed WebAssembly module: is it valid, complete, and does it share memory with workers?
const magic = [0, 0x61, 0x73, 0x6d];
const importSection = 2;
const memorySection = 5;
/** Bytes of a section that is parsed; Unity's imports take some 50 kB. */
const maxSectionBytes = 4 << 20;

export class WasmCheck {
  isThreaded = false;
  #state: "header" | "id" | "size" | "body" = "header";
  #header: number[] = [];
  #id = 0;
  #size = 0;
  #shift = 0;
  #left = 0;
  #parts: Uint8Array[] | null = null;

  push(chunk: Uint8Array) {
    let at = 0;
    while (at < chunk.length) at = this.#step(chunk, at);
  }

  /** A problem after the last byte, or null. */
  problem(): string | null {
    if (this.#header.length < 8 || magic.some((byte, index) => this.#header[index] !== byte))
      return "isn't WebAssembly (it does not begin with \\0asm)";
    return this.#state === "id" ? null : "is incomplete";
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
      if (byte < 0x80) this.#begin();
      return at + 1;
    }
    return this.#skip(chunk, at);
  }

  #begin() {
    const isParsed = this.#id === importSection || this.#id === memorySection;
    this.#parts = isParsed && this.#size <= maxSectionBytes ? [] : null;
    this.#left = this.#size;
    this.#state = this.#size === 0 ? "id" : "body";
  }

  #skip(chunk: Uint8Array, at: number): number {
    const end = Math.min(chunk.length, at + this.#left);
    this.#parts?.push(chunk.slice(at, end));
    this.#left -= end - at;
    if (this.#left === 0) {
      if (this.#parts) this.#parse(Buffer.concat(this.#parts));
      this.#state = "id";
    }
    return end;
  }

  #parse(body: Buffer) {
    const read = new Reader(body);
    if (this.#id === memorySection) {
      for (let count = read.number(); count > 0; count--) this.isThreaded ||= read.limitsAreShared();
      return;
    }
    for (let count = read.number(); count > 0 && !read.isAtEnd; count--) {
      read.skip(read.number());
      read.skip(read.number());
      const kind = read.byte();
      if (kind === 0) read.number();
      else if (kind === 1) read.skipTable();
      else if (kind === 2) this.isThreaded ||= read.limitsAreShared();
      else if (kind === 3) read.skip(2);
      else return;
    }
  }
}

/** Reads numbers of the binary format; 0 past the end. */
class Reader {
  #at = 0;
  constructor(readonly bytes: Buffer) {}

  get isAtEnd() {
    return this.#at >= this.bytes.length;
  }

  byte() {
    return this.bytes[this.#at++] ?? 0;
  }

  skip(count: number) {
    this.#at += count;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; shift < 64; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    return value;
  }

  /** Flags: 1 is "has a maximum", 2 is "shared". */
  limitsAreShared(): boolean {
    const flags = this.byte();
    this.number();
    if (flags & 1) this.number();
    return (flags & 2) !== 0;
  }

  skipTable() {
    this.byte();
    this.limitsAreShared();
  }
}

// Checks a streamed .data file: Unity's table of contents says how long it must be.
const magic = Buffer.from("UnityWebData1.0\0");
const maxTableBytes = 1 << 20;
const engineBytes = 128;

export class UnityDataCheck {
  /** For example "2022.3.10f1"; null if unknown. */
  engine: string | null = null;
  #head = Buffer.alloc(0);
  #length = 0;
  #expected: number | null = null;
  /** Offsets at which the engine's version may be found, in the table's order. */
  #engineOffsets: number[] = [];
  #samples = new Map<number, Buffer>();

  push(chunk: Buffer) {
    if (this.#expected === null && this.#head.length < maxTableBytes) {
      this.#head = Buffer.concat([this.#head, chunk]);
      this.#readTable();
      if (this.#expected !== null) this.#collect(this.#head, 0);
    } else this.#collect(chunk, this.#length);
    this.#length += chunk.length;
  }

  get isUnity() {
    return this.#head.subarray(0, magic.length).equals(magic);
  }

  problem(): "incomplete" | "noUnityData" | null {
    for (const bytes of this.#samples.values()) this.engine ??= findEngine(bytes);
    if (!this.isUnity) {
      const isTruncatedMagic = magic.subarray(0, this.#head.length).equals(this.#head);
      return isTruncatedMagic ? "incomplete" : isJson(this.#head) ? null : "noUnityData";
    }
    if (this.#expected === null || this.#length < this.#expected) return "incomplete";
    return null;
  }

  /** After the magic: the table's length, then offset, size and name of each file. */
  #readTable() {
    const head = this.#head;
    if (!this.isUnity || head.length < magic.length + 4) return;
    const tableEnd = head.readUInt32LE(magic.length);
    if (head.length < tableEnd) return;
    let end = tableEnd;
    for (let at = magic.length + 4; at + 12 <= tableEnd;) {
      const [offset, size, nameLength] = [head.readUInt32LE(at), head.readUInt32LE(at + 4), head.readUInt32LE(at + 8)];
      const name = head.toString("utf8", at + 12, at + 12 + nameLength);
      if (/^(data\.unity3d|globalgamemanagers|mainData)$/.test(name)) this.#engineOffsets.push(offset);
      end = Math.max(end, offset + size);
      at += 12 + nameLength;
    }
    this.#expected = end;
  }

  #collect(chunk: Buffer, from: number) {
    for (const offset of this.#engineOffsets) {
      const sample = this.#samples.get(offset) ?? Buffer.alloc(0);
      const [begin, end] = [offset + sample.length - from, offset + engineBytes - from];
      if (begin >= chunk.length || end <= 0 || begin < 0 || sample.length >= engineBytes) continue;
      this.#samples.set(offset, Buffer.concat([sample, chunk.subarray(begin, end)]));
    }
  }
}

// The bundled simulator's data is JSON.
const isJson = (bytes: Buffer) => bytes[0] === 0x7b;

const findEngine = (bytes: Buffer) =>
  /(?:20\d\d|[56789]|\d{4,5})\.\d+\.\d+[abfpx]\d+/.exec(bytes.toString("latin1"))?.[0] ?? null;

/** Searches for words in files that arrive in chunks. `found` lists each word once. */
export class WordSearch {
  readonly found: string[] = [];
  #missing: { word: string; bytes: Buffer }[];
  #tail = Buffer.alloc(0);

  constructor(words: readonly string[]) {
    this.#missing = [...new Set(words)].map((word) => ({ word, bytes: Buffer.from(word) }));
  }

  push(chunk: Buffer) {
    if (this.#missing.length === 0) return;
    const longest = Math.max(...this.#missing.map(({ bytes }) => bytes.length));
    // A word may span two chunks.
    const seam = Buffer.concat([this.#tail, chunk.subarray(0, longest)]);
    const hits = this.#missing.filter(({ bytes }) => seam.includes(bytes) || chunk.includes(bytes));
    this.found.push(...hits.map(({ word }) => word));
    this.#missing = this.#missing.filter((each) => !hits.includes(each));
    this.#tail = Buffer.from((chunk.length >= longest ? chunk : Buffer.concat([this.#tail, chunk])).subarray(-longest));
  }

  /** Ends the current file: no word spans two files. */
  end() {
    this.#tail = Buffer.alloc(0);
  }
}

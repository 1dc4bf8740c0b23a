/** Searches for words in a stream of chunks. */
export class WordSearch {
  readonly found: string[] = [];
  #open: { word: string; bytes: Buffer }[];
  #tail = Buffer.alloc(0);

  constructor(words: readonly string[]) {
    this.#open = [...new Set(words)].map((word) => ({ word, bytes: Buffer.from(word) }));
  }

  push(chunk: Buffer) {
    if (this.#open.length === 0) return;
    const longest = Math.max(...this.#open.map(({ bytes }) => bytes.length));
    // A word may span two chunks.
    const seam = Buffer.concat([this.#tail, chunk.subarray(0, longest)]);
    const hits = this.#open.filter(({ bytes }) => seam.includes(bytes) || chunk.includes(bytes));
    this.found.push(...hits.map(({ word }) => word));
    this.#open = this.#open.filter((each) => !hits.includes(each));
    this.#tail = Buffer.from((chunk.length >= longest ? chunk : Buffer.concat([this.#tail, chunk])).subarray(-longest));
  }

  /** Ends the current file. */
  end() {
    this.#tail = Buffer.alloc(0);
  }
}

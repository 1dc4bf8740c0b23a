// Zips of more than 4 GB: headers as written by the product, read by the library that unpacks games. The content of the
// large files is a hole that nobody reads.
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { fromRandomAccessReaderPromise, RandomAccessReader } from "yauzl";
import type { TakeoutFile } from "~/db/tables/takeouts";
import { packPiece } from "~/domain/personal-data/pack-rows";
import { directoryOf, fileHeaderOf, zipSizeOf } from "~/domain/zip-container";

const at = new Date("2026-11-28T17:30:00Z");
const gigabyte = 2 ** 30;

type Piece = { start: number; bytes: Buffer };

/** Reads pieces at their places, and zeros between them. */
class SparseReader extends RandomAccessReader {
  constructor(private readonly pieces: Piece[]) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const answer = Buffer.alloc(end - start);
    for (const piece of this.pieces) {
      const from = Math.max(start, piece.start);
      const to = Math.min(end, piece.start + piece.bytes.length);
      if (from < to) piece.bytes.copy(answer, from - start, from - piece.start, to - piece.start);
    }
    return Readable.from([answer]);
  }
}

async function read(files: TakeoutFile[], contents: Map<string, Uint8Array>) {
  const pieces: Piece[] = [];
  let offset = 0;
  const add = (bytes: Uint8Array) => pieces.push({ start: offset, bytes: Buffer.from(bytes) });
  for (const file of files) {
    const header = fileHeaderOf(file, at);
    add(header);
    offset += header.length;
    const content = contents.get(file.name);
    if (content) add(content);
    offset += file.packed;
  }
  const directory = directoryOf(files, at);
  add(directory);
  expect(offset + directory.length).toBe(zipSizeOf(files, at));
  const zip = await fromRandomAccessReaderPromise(new SparseReader(pieces), offset + directory.length, {
    autoClose: false,
  });
  const entries = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return { zip, entries };
}

const small = (name: string, content: string) => {
  const piece = packPiece(content, 0, true);
  const file: TakeoutFile = { name, rows: 1, size: piece.size, packed: piece.content.length, crc: piece.crc };
  return { file, content: piece.content };
};

test("files of more than 4 GB, and files behind them, have their sizes and places", async () => {
  const [first, last] = [small("readme.txt", "first"), small("learning/last.json", "[]\n")];
  const large = (name: string, size: number, packed: number): TakeoutFile => ({ name, rows: 1, size, packed, crc: 7 });
  const files = [
    first.file,
    large("learning/attempts.json", 9 * gigabyte, 2 * gigabyte),
    large("learning/attempts.csv", 5 * gigabyte, 5 * gigabyte),
    last.file,
  ];
  const contents = new Map([first, last].map(({ file, content }) => [file.name, content]));
  const { zip, entries } = await read(files, contents);
  expect(
    entries.map(({ fileName, uncompressedSize, compressedSize }) => [fileName, uncompressedSize, compressedSize]),
  ).toEqual(files.map(({ name, size, packed }) => [name, size, packed]));
  for (const [index, wanted] of [
    [0, "first"],
    [3, "[]\n"],
  ] as const)
    expect(await text(await zip.openReadStreamPromise(entries[index]!))).toBe(wanted);
  // The local header of a large file has the sizes, too.
  const local = await zip.readLocalFileHeaderPromise(entries[1]!);
  expect(local.extraField.readBigUInt64LE(4)).toBe(BigInt(9 * gigabyte));
});

test.each([
  ["exactly the largest value of 32 bits", 0xffff_ffff],
  ["one less", 0xffff_fffe],
])("a file of %s is read", async (_name, size) => {
  const file: TakeoutFile = { name: "a.json", rows: 1, size, packed: size, crc: 1 };
  const { entries } = await read([file, small("b.json", "[]").file], new Map());
  expect(entries.map((entry) => entry.uncompressedSize)).toEqual([size, 2]);
});

test("a small zip has no Zip64 fields", () => {
  const { file } = small("a.json", "[]");
  expect(fileHeaderOf(file, at).length).toBe(30 + file.name.length);
  expect(directoryOf([file], at).length).toBe(46 + file.name.length + 22);
  expect(deflateRawSync("[]").length).toBe(file.packed);
});

// Zip files for tests, including invalid ones that no archiver would create.
import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = {
  name: string;
  content: string | Buffer;
  /** A Unix mode, for example of a symbolic link. */
  mode?: number;
  /** A false size in the header. */
  says?: number;
  flags?: number;
};

export function zipOf(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, mode = 0o100644, says, flags = 0 } of entries) {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags | 0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(says ?? bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode * 0x10000) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.from([20, 3]), facts, rest, title]));
    locals.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, each) => sum + each.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from("PK\x05\x06"), end]);
}

// Zip files for tests, including invalid ones that no archiver would create.
import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = {
  name: string;
  content: string | Buffer;
  /** A Unix mode, for example of a symbolic link. */
  mode?: number;
  /** The uncompressed size in the header, if it should be false. */
  declaredSize?: number;
  flags?: number;
};

export function zipOf(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, mode = 0o100644, declaredSize, flags = 0 } of entries) {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const deflated = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const commonHeader = Buffer.alloc(26);
    commonHeader.writeUInt16LE(20, 0);
    commonHeader.writeUInt16LE(flags | 0x800, 2);
    commonHeader.writeUInt16LE(8, 4);
    commonHeader.writeUInt32LE(crc32(bytes), 10);
    commonHeader.writeUInt32LE(deflated.length, 14);
    commonHeader.writeUInt32LE(declaredSize ?? bytes.length, 18);
    commonHeader.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), commonHeader, nameBytes, deflated]);
    const directoryFields = Buffer.alloc(14);
    directoryFields.writeUInt32LE((mode * 0x10000) >>> 0, 6);
    directoryFields.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.from([20, 3]), commonHeader, directoryFields, nameBytes]),
    );
    locals.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, header) => sum + header.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from("PK\x05\x06"), end]);
}

// The headers of a zip file whose content is compressed already, in pieces (APPNOTE 6.3, without Zip64).
import type { TakeoutFile } from "~/db/tables/takeouts";

/** Larger ones would need Zip64. */
export const maxZipBytes = 0xffff_ffff;

/** Deflated; names in UTF-8. */
const [version, flags, method] = [20, 0x800, 8];

function commonHeaderOf({ name, size, packed, crc }: TakeoutFile, at: Date): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(method, 4);
  header.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6);
  header.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(packed, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
}

export const fileHeaderOf = (file: TakeoutFile, at: Date): Buffer =>
  Buffer.concat([Buffer.from("PK\x03\x04"), commonHeaderOf(file, at), Buffer.from(file.name)]);

/** What follows the files: their directory. */
export function directoryOf(files: TakeoutFile[], at: Date): Buffer {
  const entries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([
        Buffer.from("PK\x01\x02"),
        Buffer.from([version, 0]),
        commonHeaderOf(file, at),
        rest,
        Buffer.from(file.name),
      ]),
    );
    offset += fileHeaderOf(file, at).length + file.packed;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([directory, end]);
}

/** The size of the whole zip. */
export const zipSizeOf = (files: TakeoutFile[], at: Date): number =>
  files.reduce((sum, file) => sum + fileHeaderOf(file, at).length + file.packed, directoryOf(files, at).length);

// The headers of a zip file whose content is compressed already, in pieces (APPNOTE 6.3). Zip64 where it is needed.

/** A file of the zip: what its headers say. `packed`: its compressed size. */
type ZipFile = { name: string; size: number; packed: number; crc: number };

/** Deflated; names in UTF-8. */
const [flags, method] = [0x800, 8];
const [plainVersion, zip64Version] = [20, 45];

/** In fields of 32 and 16 bits: the value is in a Zip64 field. */
const [elsewhere, manyElsewhere] = [0xffff_ffff, 0xffff];

const isLarge = ({ size, packed }: ZipFile) => size >= elsewhere || packed >= elsewhere;

function commonHeaderOf(file: ZipFile, at: Date, extra: Buffer): Buffer {
  const { name, size, packed, crc } = file;
  const header = Buffer.alloc(26);
  header.writeUInt16LE(extra.length > 0 ? zip64Version : plainVersion, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(method, 4);
  header.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6);
  header.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(isLarge(file) ? elsewhere : packed, 14);
  header.writeUInt32LE(isLarge(file) ? elsewhere : size, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  header.writeUInt16LE(extra.length, 24);
  return header;
}

/** The field for what doesn't fit into 32 bits; empty if everything does. */
function zip64Of(numbers: number[]): Buffer {
  if (numbers.length === 0) return Buffer.alloc(0);
  const extra = Buffer.alloc(4 + 8 * numbers.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * numbers.length, 2);
  numbers.forEach((number, index) => extra.writeBigUInt64LE(BigInt(number), 4 + 8 * index));
  return extra;
}

const largeSizesOf = (file: ZipFile) => (isLarge(file) ? [file.size, file.packed] : []);

export function fileHeaderOf(file: ZipFile, at: Date): Buffer {
  const extra = zip64Of(largeSizesOf(file));
  return Buffer.concat([Buffer.from("PK\x03\x04"), commonHeaderOf(file, at, extra), Buffer.from(file.name), extra]);
}

/** What follows the files: their directory. */
export function directoryOf(files: ZipFile[], at: Date): Buffer {
  const entries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const extra = zip64Of([...largeSizesOf(file), ...(offset >= elsewhere ? [offset] : [])]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(Math.min(offset, elsewhere), 10);
    entries.push(
      Buffer.concat([
        Buffer.from("PK\x01\x02"),
        Buffer.from([zip64Version, 0]),
        commonHeaderOf(file, at, extra),
        rest,
        Buffer.from(file.name),
        extra,
      ]),
    );
    offset += fileHeaderOf(file, at).length + file.packed;
  }
  const directory = Buffer.concat(entries);
  const isZip64 = offset >= elsewhere || files.length >= manyElsewhere;
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(Math.min(files.length, manyElsewhere), 8);
  end.writeUInt16LE(Math.min(files.length, manyElsewhere), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(Math.min(offset, elsewhere), 16);
  return Buffer.concat([directory, ...(isZip64 ? [zip64EndOf(files.length, directory.length, offset)] : []), end]);
}

/** The end of the directory for large zips, and where it is. */
function zip64EndOf(files: number, directoryLength: number, directoryOffset: number): Buffer {
  const end = Buffer.alloc(76);
  end.write("PK\x06\x06", "latin1");
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(zip64Version, 12);
  end.writeUInt16LE(zip64Version, 14);
  end.writeBigUInt64LE(BigInt(files), 24);
  end.writeBigUInt64LE(BigInt(files), 32);
  end.writeBigUInt64LE(BigInt(directoryLength), 40);
  end.writeBigUInt64LE(BigInt(directoryOffset), 48);
  end.write("PK\x06\x07", 56, "latin1");
  end.writeBigUInt64LE(BigInt(directoryOffset + directoryLength), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

/** The size of the whole zip. */
export const zipSizeOf = (files: ZipFile[], at: Date): number =>
  files.reduce((sum, file) => sum + fileHeaderOf(file, at).length + file.packed, directoryOf(files, at).length);

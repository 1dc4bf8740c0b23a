/** Decodes a file by its byte order mark. Without one, zero bytes mean UTF-16, and invalid UTF-8 means Windows-1252. */
export function decodeRoster(bytes: Uint8Array): string {
  // PostgreSQL can't store the character 0.
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll("\0", "");
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 200);
  const zerosAt = (parity: 0 | 1) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zerosAt(1) > start.length / 4) return "utf-16le";
  if (zerosAt(0) > start.length / 4) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

import { open } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "~/db/error-parts";

/** Where a build keeps the curriculum that it brings along, below its own folder. */
export const curriculumPlace = "StreamingAssets/curriculum.json";

/** It holds the right answers, so it is never served, in whatever letter case: some disks know none. */
export const isCurriculumPlace = (path: string) => /(^|\/)StreamingAssets\/+curriculum\.json$/i.test(path);

/** The file as it is, `maxBytes` and one more at most; null when the build brings none. */
export async function curriculumIn(folder: string, maxBytes: number): Promise<Uint8Array | null> {
  let file;
  try {
    file = await open(join(folder, curriculumPlace));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  try {
    const { size } = await file.stat();
    const wanted = Math.min(size, maxBytes + 1);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

// The reason: Node's errors have a code, and whatever else were thrown has none.
const isMissing = (error: unknown) => ["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "");

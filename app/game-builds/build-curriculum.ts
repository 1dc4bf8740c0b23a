import { open } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "~/db/error-parts";

/** Path of the curriculum inside a build. */
export const curriculumPath = "StreamingAssets/curriculum.json";

/** Never served, in any letter case, because it contains the correct answers. */
export const isCurriculumPath = (path: string) => /(^|\/)StreamingAssets\/+curriculum\.json$/i.test(path);

/** The file's content, up to `maxBytes` + 1; null if the build has none. */
export async function readBuildCurriculum(folder: string, maxBytes: number): Promise<Uint8Array | null> {
  let file;
  try {
    file = await open(join(folder, curriculumPath));
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

const isMissing = (error: unknown) => ["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "");

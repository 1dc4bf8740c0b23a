import { statfs } from "node:fs/promises";

/** Bytes: two segments of the write-ahead log, and the writes of a busy second. */
const reserve = 48 * 2 ** 20;
const intervalMs = 1_000;

/**
 * Reports when the disk of `folder` becomes too full to write, and when it has room again. Returns a function that
 * stops.
 */
export function watchDiskSpace(folder: string, onChange: (isEnough: boolean) => Promise<unknown>): () => void {
  let wasEnough = true;
  const check = async () => {
    const { bavail, bsize } = await statfs(folder);
    const isEnough = bavail * bsize >= reserve;
    if (isEnough === wasEnough) return;
    await onChange(isEnough);
    wasEnough = isEnough;
  };
  // The next statement reports the same error clearly.
  const timer = setInterval(() => void check().catch(() => {}), intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

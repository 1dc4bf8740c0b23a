import { statfs } from "node:fs/promises";

/** Bytes: two segments of PostgreSQL's log, and what a busy second may write. */
const reserve = 48 * 2 ** 20;
const every = 1_000;

/**
 * Tells when the disk of `folder` has too little room to write on it, and when it has enough again. Answers how to stop
 * that.
 */
export function watchDiskSpace(folder: string, tell: (isEnough: boolean) => Promise<unknown>): () => void {
  let wasEnough = true;
  const look = async () => {
    const { bavail, bsize } = await statfs(folder);
    const isEnough = bavail * bsize >= reserve;
    if (isEnough === wasEnough) return;
    await tell(isEnough);
    wasEnough = isEnough;
  };
  // An error here shows again, and clearly, at the next statement.
  const timer = setInterval(() => void look().catch(() => {}), every);
  timer.unref();
  return () => clearInterval(timer);
}

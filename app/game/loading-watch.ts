import { useEffect, useState } from "react";

const stalledAfterMilliseconds = 60_000;
const checkMilliseconds = 10_000;

/** Whether the loader script can be had: `null` while asking, else a sentence when it cannot. */
export function useLoaderProblem(loaderUrl: string): string | null | undefined {
  const [problem, setProblem] = useState<string | null>();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), checkMilliseconds);
    // A script of another origin needs no leave to be run, and without leave says nothing of its status.
    const isForeign = new URL(loaderUrl, location.href).origin !== location.origin;
    fetch(loaderUrl, { method: "HEAD", mode: isForeign ? "no-cors" : "same-origin", signal: controller.signal })
      .then(({ ok, type, status }) =>
        setProblem(ok || type === "opaque" ? null : `The game's loader answered ${status}.`),
      )
      .catch(() => setProblem("The game's loader cannot be reached."))
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [loaderUrl]);
  return problem;
}

/**
 * True when loading has not moved for a minute: a truncated file or a wrong Content-Encoding says nothing by itself.
 */
export function useStalled(progress: number, isDone: boolean): boolean {
  const [stalledAt, setStalledAt] = useState<number | null>(null);
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setStalledAt(progress), stalledAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [progress, isDone]);
  return !isDone && stalledAt === progress;
}

import { useEffect, useState } from "react";

const stallTimeoutMs = 60_000;
const checkTimeoutMs = 10_000;

/** Checks whether the loader script is available: undefined while checking, null if it is, else the problem. */
export function useLoaderProblem(loaderUrl: string): string | null | undefined {
  const [problem, setProblem] = useState<string | null>();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), checkTimeoutMs);
    // Scripts of other origins can run without CORS, but then their status is hidden.
    const isForeign = new URL(loaderUrl, location.href).origin !== location.origin;
    fetch(loaderUrl, { method: "HEAD", mode: isForeign ? "no-cors" : "same-origin", signal: controller.signal })
      .then(({ ok, type, status }) =>
        // oxlint-disable-next-line apsis/catalogue-text -- loading-failure.ts recognizes it.
        setProblem(ok || type === "opaque" ? null : `The game's loader answered ${status}.`),
      )
      // oxlint-disable-next-line apsis/catalogue-text -- as above.
      .catch(() => setProblem("The game's loader cannot be reached."))
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [loaderUrl]);
  return problem;
}

/** True if loading hasn't progressed for a minute: Unity doesn't report truncated files or a wrong Content-Encoding. */
export function useStalled(progress: number, isDone: boolean): boolean {
  const [stalledAt, setStalledAt] = useState<number | null>(null);
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setStalledAt(progress), stallTimeoutMs);
    return () => clearTimeout(timer);
  }, [progress, isDone]);
  return !isDone && stalledAt === progress;
}

import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { linesOf, parseRow, studentOf, type GradebookRow } from "~/domain/gradebook/matrix";
import type { GradebookChanges } from "~/domain/gradebook/read-gradebook";

type Loaded = {
  session: { id: string; startDate: Date | null; endDate: Date | null };
  matrix: string;
  at: string;
  /** Of the columns that are shown: see `GradebookChanges`. */
  catalogue: string;
  columnCount: number;
};

/** Milliseconds from an answer to the next question: a grade is seen within two seconds of its receipt. */
const every = 1_000;
const maxWait = 15_000;

/**
 * The rows of the matrix, kept up to date while the class is active and the page is in sight.
 * `isLive`: whether the last answer came; null before the first one, and where nothing changes any more.
 */
export function useLiveRows({ session, matrix, at, catalogue, columnCount }: Loaded): {
  rows: GradebookRow[];
  isLive: boolean | null;
} {
  const loaded = useMemo(() => new Map(linesOf(matrix).map((line) => [studentOf(line), line])), [matrix]);
  const [changed, setChanged] = useState<{ of: typeof loaded; rows: Map<string, GradebookRow> }>({
    of: loaded,
    rows: new Map(),
  });
  const [isLive, setLive] = useState<boolean | null>(null);
  const { revalidate } = useRevalidator();
  const isActive = session.startDate !== null && session.endDate === null;
  // Who logs out takes the right to ask along.
  const isLeaving = useNavigation().state !== "idle";
  const known = useRef(loaded);
  const since = useRef(at);

  useEffect(() => {
    known.current = new Map(loaded);
    since.current = at;
    setChanged({ of: loaded, rows: new Map() });
  }, [loaded, at]);

  useEffect(() => {
    if (!isActive || isLeaving) return;
    const left = new AbortController();
    let wait = every;
    let timer = setTimeout(() => void ask(), every);

    async function ask() {
      clearTimeout(timer);
      if (!document.hidden) {
        try {
          const answer = await fetch(`/gradebook-changes/${session.id}?since=${since.current}`, {
            signal: left.signal,
          });
          if (!answer.ok) throw new Error(String(answer.status));
          const { at: asked, ...changes } = (await answer.json()) as GradebookChanges & { at: string };
          take(changes);
          [since.current, wait] = [asked, every];
          setLive(true);
        } catch {
          if (left.signal.aborted) return;
          wait = Math.min(maxWait, wait * 2);
          setLive(false);
        }
      }
      timer = setTimeout(() => void ask(), wait);
    }

    function take({ rows, students, isActive: still, ...now }: GradebookChanges) {
      // A version was published, or a retired column got its first grade: cells would stand under another's title.
      if (now.catalogue !== catalogue || (now.columnCount ?? columnCount) !== columnCount) return revalidate();
      const lines = linesOf(rows).filter((line) => known.current.get(studentOf(line)) !== line);
      // Somebody came or went, or the class has ended: everything anew.
      if (!still || students !== known.current.size || lines.some((line) => !known.current.has(studentOf(line))))
        return revalidate();
      if (lines.length === 0) return;
      for (const line of lines) known.current.set(studentOf(line), line);
      const fresh = lines.map((line): [string, GradebookRow] => [studentOf(line), parseRow(line, columnCount)]);
      setChanged(({ of, rows: before }) => ({ of, rows: new Map([...before, ...fresh]) }));
    }

    const seenAgain = () => void (document.hidden || ask());
    document.addEventListener("visibilitychange", seenAgain);
    return () => {
      left.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seenAgain);
    };
  }, [isActive, isLeaving, session.id, catalogue, columnCount, revalidate]);

  const parsed = useMemo(() => [...loaded.values()].map((line) => parseRow(line, columnCount)), [loaded, columnCount]);
  const rows = useMemo(
    () =>
      changed.of === loaded && changed.rows.size > 0
        ? parsed.map((row) => changed.rows.get(row.userId) ?? row)
        : parsed,
    [parsed, changed, loaded],
  );
  return { rows, isLive: isActive ? isLive : null };
}

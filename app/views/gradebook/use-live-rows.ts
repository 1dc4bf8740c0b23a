import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef, useState, type MutableRefObject } from "react";
import { withFigures, type Student } from "~/domain/gradebook/arrange-rows";
import { pollIntervalMs as every } from "~/domain/gradebook/gradebook-texts";
import { linesOf, parseRow, studentOf } from "~/domain/gradebook/matrix";
import type { ParsedClass } from "~/domain/gradebook/parse-class";
import type { GradebookChanges } from "~/domain/gradebook/read-gradebook";

type Loaded = {
  session: { id: string; startDate: Date | null; endDate: Date | null };
  matrix: string;
  version: string;
  /** Of the columns that are shown: see `GradebookChanges`. */
  catalogue: string;
  loaded: ParsedClass;
};

const maxWait = 15_000;

type Lines = Map<string, string>;
type Changed = { of: ParsedClass; students: Map<string, Student> };

/**
 * The students of the matrix, kept up to date while the class is active and the page is in sight; those of `loaded`
 * while nothing has changed. `isLive`: whether the last answer came; null before the first one, and where nothing
 * changes any more.
 */
export function useLiveRows({ session, matrix, version, catalogue, loaded }: Loaded): {
  students: Student[];
  isLive: boolean | null;
} {
  const { columns } = loaded;
  const columnCount = columns.length;
  const [changed, setChanged] = useState<Changed>({ of: loaded, students: new Map() });
  const { revalidate } = useRevalidator();
  const known = useRef<Lines>(new Map());
  const since = useRef(version);

  useEffect(() => {
    known.current = new Map(linesOf(matrix).map((line) => [studentOf(line), line]));
    since.current = version;
    setChanged({ of: loaded, students: new Map() });
  }, [matrix, loaded, version]);

  const take = useCallback(
    ({ catalogue: newCatalogue, columnCount: newCount, ...changes }: GradebookChanges) => {
      // A version was published, or a retired column got its first grade: cells would stand under another's title.
      if (newCatalogue !== catalogue || newCount !== columnCount) return revalidate();
      const lines = takeLines(known.current, changes);
      if (lines === "reload") return revalidate();
      if (lines.length === 0) return;
      const fresh = withFigures(
        lines.map((line) => parseRow(line, columnCount)),
        columns,
      );
      setChanged(({ of, students }) => ({
        of,
        students: new Map([...students, ...fresh.map((one) => [one.userId, one] as const)]),
      }));
    },
    [catalogue, columns, columnCount, revalidate],
  );
  const isActive = session.startDate !== null && session.endDate === null;
  const isLive = useChanges({ sessionId: session.id, isActive, since, take, leave: revalidate });

  const students = useMemo(
    () =>
      changed.of === loaded && changed.students.size > 0
        ? loaded.students.map((student) => changed.students.get(student.userId) ?? student)
        : loaded.students,
    [changed, loaded],
  );
  return { students, isLive: isActive ? isLive : null };
}

/** Keeps the lines that differ and answers them, or says that the page must load again: people or the class changed. */
function takeLines(
  known: Lines,
  { rows, students, isActive }: Pick<GradebookChanges, "rows" | "students" | "isActive">,
): string[] | "reload" {
  const lines = linesOf(rows).filter((line) => known.get(studentOf(line)) !== line);
  if (!isActive || students !== known.size || lines.some((line) => !known.has(studentOf(line)))) return "reload";
  for (const line of lines) known.set(studentOf(line), line);
  return lines;
}

type Asking = {
  sessionId: string;
  isActive: boolean;
  since: MutableRefObject<string>;
  take: (changes: GradebookChanges) => void;
  /** The class may not be read any more: the page, loaded again, leads to where one may be, and says why. */
  leave: () => void;
};

/** Asks for changes again and again, less often while no answer comes. Tells whether the last one came. */
function useChanges({ sessionId, isActive, since, take, leave }: Asking): boolean | null {
  const [isLive, setLive] = useState<boolean | null>(null);
  // Who logs out takes the right to ask along.
  const isLeaving = useNavigation().state !== "idle";

  useEffect(() => {
    if (!isActive || isLeaving) return;
    const left = new AbortController();
    let wait = every;
    let timer = setTimeout(() => void ask(), every);

    async function ask() {
      clearTimeout(timer);
      if (!document.hidden) {
        try {
          const changes = await fetchChanges(sessionId, since.current, left.signal);
          take(changes);
          [since.current, wait] = [changes.version, every];
          setLive(true);
        } catch (error) {
          if (left.signal.aborted) return;
          if (error instanceof NotAllowed) leave();
          wait = Math.min(maxWait, wait * 2);
          setLive(false);
        }
      }
      timer = setTimeout(() => void ask(), wait);
    }

    const askWhenSeen = () => void (document.hidden || ask());
    document.addEventListener("visibilitychange", askWhenSeen);
    return () => {
      left.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", askWhenSeen);
    };
  }, [isActive, isLeaving, sessionId, since, take, leave]);

  return isLive;
}

/** Logged out, disabled, or the course is another's now, or gone. */
class NotAllowed extends Error {}

async function fetchChanges(sessionId: string, since: string, signal: AbortSignal) {
  const answer = await fetch(`/gradebook-changes/${sessionId}?since=${since}`, { signal });
  if ([401, 403, 404].includes(answer.status)) throw new NotAllowed();
  if (!answer.ok) throw new Error(String(answer.status));
  // The route answers what readGradebookChanges gives; a schema would be a second telling of it in every page.
  return (await answer.json()) as GradebookChanges;
}

import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef, useState, type MutableRefObject } from "react";
import { withFigures, type Student } from "~/domain/gradebook/arrange-rows";
import { pollIntervalMs as every } from "~/domain/gradebook/page-rules";
import { linesOf, parseRow, studentOf } from "~/domain/gradebook/matrix";
import type { ParsedClass } from "~/domain/gradebook/parse-class";
import type { GradebookChanges } from "~/domain/gradebook/read-gradebook";

type LiveRowsOptions = {
  session: { id: string; startDate: Date | null; endDate: Date | null };
  matrix: string;
  version: string;
  /** Version of the visible columns: see `GradebookChanges`. */
  catalogue: string;
  loaded: ParsedClass;
};

const maxDelayMs = 15_000;

type Lines = Map<string, string>;
type ChangedStudents = { of: ParsedClass; students: Map<string, Student> };

/**
 * The students, updated while the class is active and the page visible; `loaded.students` if nothing changed. `isLive`:
 * whether the last poll succeeded; null before the first one and for inactive classes.
 */
export function useLiveRows({ session, matrix, version, catalogue, loaded }: LiveRowsOptions): {
  students: Student[];
  isLive: boolean | null;
} {
  const { columns, rules } = loaded;
  const columnCount = columns.length;
  const [changed, setChanged] = useState<ChangedStudents>({ of: loaded, students: new Map() });
  const { revalidate } = useRevalidator();
  const knownLines = useRef<Lines>(new Map());
  const since = useRef(version);

  useEffect(() => {
    knownLines.current = new Map(linesOf(matrix).map((line) => [studentOf(line), line]));
    since.current = version;
    setChanged({ of: loaded, students: new Map() });
  }, [matrix, loaded, version]);

  const applyChanges = useCallback(
    ({ catalogue: newCatalogue, columnCount: newCount, ...changes }: GradebookChanges) => {
      // The columns have changed: the new cells would appear in the wrong columns.
      if (newCatalogue !== catalogue || newCount !== columnCount) return revalidate();
      const lines = storeChangedLines(knownLines.current, changes);
      if (lines === "reload") return revalidate();
      if (lines.length === 0) return;
      const updatedStudents = withFigures(
        lines.map((line) => parseRow(line, columnCount, rules)),
        columns,
        rules,
      );
      setChanged(({ of, students }) => ({
        of,
        students: new Map([...students, ...updatedStudents.map((student) => [student.userId, student] as const)]),
      }));
    },
    [catalogue, columns, columnCount, rules, revalidate],
  );
  const isActive = session.startDate !== null && session.endDate === null;
  const isLive = useChanges({ sessionId: session.id, isActive, since, applyChanges, leave: revalidate });

  const students = useMemo(
    () =>
      changed.of === loaded && changed.students.size > 0
        ? loaded.students.map((student) => changed.students.get(student.userId) ?? student)
        : loaded.students,
    [changed, loaded],
  );
  return { students, isLive: isActive ? isLive : null };
}

/** Stores changed lines and returns them; "reload" if people or the class changed. */
function storeChangedLines(
  knownLines: Lines,
  { rows, students, isActive }: Pick<GradebookChanges, "rows" | "students" | "isActive">,
): string[] | "reload" {
  const lines = linesOf(rows).filter((line) => knownLines.get(studentOf(line)) !== line);
  if (!isActive || students !== knownLines.size || lines.some((line) => !knownLines.has(studentOf(line))))
    return "reload";
  for (const line of lines) knownLines.set(studentOf(line), line);
  return lines;
}

type PollingOptions = {
  sessionId: string;
  isActive: boolean;
  since: MutableRefObject<string>;
  applyChanges: (changes: GradebookChanges) => void;
  /** Called when access is lost: reloading the page redirects and says why. */
  leave: () => void;
};

/** Polls for changes, with growing delays after failures. Returns whether the last poll succeeded. */
function useChanges({ sessionId, isActive, since, applyChanges, leave }: PollingOptions): boolean | null {
  const [isLive, setLive] = useState<boolean | null>(null);
  // Don't poll while navigating, such as during a logout.
  const isLeaving = useNavigation().state !== "idle";

  useEffect(() => {
    if (!isActive || isLeaving) return;
    const controller = new AbortController();
    let delayMs = every;
    let timer = setTimeout(() => void poll(), every);

    async function poll() {
      clearTimeout(timer);
      if (!document.hidden) {
        try {
          const changes = await fetchChanges(sessionId, since.current, controller.signal);
          applyChanges(changes);
          [since.current, delayMs] = [changes.version, every];
          setLive(true);
        } catch (error) {
          if (controller.signal.aborted) return;
          if (error instanceof NotAllowed) leave();
          delayMs = Math.min(maxDelayMs, delayMs * 2);
          setLive(false);
        }
      }
      timer = setTimeout(() => void poll(), delayMs);
    }

    const pollIfVisible = () => void (document.hidden || poll());
    document.addEventListener("visibilitychange", pollIfVisible);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", pollIfVisible);
    };
  }, [isActive, isLeaving, sessionId, since, applyChanges, leave]);

  return isLive;
}

/** Signed out, disabled, or without access to the course. */
class NotAllowed extends Error {}

async function fetchChanges(sessionId: string, since: string, signal: AbortSignal) {
  const answer = await fetch(`/gradebook-changes/${sessionId}?since=${since}`, { signal });
  if ([401, 403, 404].includes(answer.status)) throw new NotAllowed();
  if (!answer.ok) throw new Error(String(answer.status));
  // The type of readGradebookChanges; a schema would duplicate it in the page's bundle.
  return (await answer.json()) as GradebookChanges;
}

import type { SignedInCtx } from "~/domain/context";
import { arrangementOf, arrangeStudents, filterStudents } from "./arrange-rows";
import { readClassMatrix } from "./class-matrix";
import { listQueryOf } from "./gradebook-addresses";
import { linesOf, studentOf } from "./matrix";
import { parseClass } from "./parse-class";
import type { GradedSession } from "~/domain/courses/graded-session";

type Neighbour = { userId: string };

/** `place` counts from 1. Null for a student who isn't in the list. */
export type StudentNeighbours = {
  previous: Neighbour | null;
  next: Neighbour | null;
  place: number;
  count: number;
} | null;

/** The previous and next student in the gradebook, in the view of an address. */
export async function readNeighbours(
  ctx: SignedInCtx,
  session: GradedSession,
  userId: string,
  search: URLSearchParams,
  cacheBytes?: number,
): Promise<StudentNeighbours> {
  const { columns, matrix } = await readClassMatrix(ctx, session, cacheBytes);
  const ids = listQueryOf(search) === "" ? linesOf(matrix).map(studentOf) : arrangedIds();
  const at = ids.indexOf(userId);
  if (at < 0) return null;
  const neighbourAt = (place: number) => (ids[place] === undefined ? null : { userId: ids[place] });
  return { previous: neighbourAt(at - 1), next: neighbourAt(at + 1), place: at + 1, count: ids.length };

  function arrangedIds() {
    const { students } = parseClass({
      ...{ matrix, columnsJson: JSON.stringify(columns), rulesJson: JSON.stringify(session.rules) },
    });
    const columnOf = (scenarioId: string) => columns.findIndex((column) => column.scenarioId === scenarioId);
    const judgedStudents = filterStudents(students, ctx.now.getTime(), session.rules);
    return arrangeStudents(judgedStudents, columnOf, arrangementOf(search, columnOf)).map((student) => student.userId);
  }
}

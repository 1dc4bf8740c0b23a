import { useLocation } from "@remix-run/react";
import { plotAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { quizAddressOf } from "~/domain/quiz-results/quiz-address";
import { ChosenBar, useChosenStudents } from "./chosen-bar";
import type { GradebookSession } from "./gradebook-header";
import { Legend } from "./legend";
import { MatrixTable } from "./matrix-table";
import { Pages, rowsOfPage } from "./pages";

type ScreenMatrixProps = Pick<
  Parameters<typeof MatrixTable>[0],
  "columns" | "students" | "figures" | "sort" | "at" | "riskOf" | "density"
> & {
  session: GradebookSession;
  /** The URL's `page`. */
  page: string | null;
};

/** The grid with pager and legend. */
export function ScreenMatrix({ session, page, ...matrix }: ScreenMatrixProps) {
  const { columns, students } = matrix;
  const prefix = useLocation().pathname.startsWith("/instructor") ? "/instructor" : "";
  const paged = rowsOfPage(students, page);
  const { chosen, toggle, choose } = useChosenStudents();
  return (
    <>
      <MatrixTable
        {...matrix}
        students={paged.rows}
        quizLink={({ scenarioId: quizId, scenarioShortTitle: shortTitle }) =>
          quizAddressOf({ sessionId: session.id, sessionName: session.name, quizId, shortTitle }, prefix)
        }
        classSessionId={session.id}
        mayRun={session.mayRun}
        rowsAtOnce={paged.rowsAtOnce}
        hasAllRows={paged.rowsAtOnce >= paged.rows.length}
        chosen={chosen}
        onToggle={toggle}
      />
      <ChosenBar classSessionId={session.id} {...{ columns, students, chosen, choose }} />
      <Pages {...paged} />
      <Legend
        to={columns[0] ? plotAddressOf(session.id, columns[0].scenarioId) : null}
        students={students}
        mayRun={session.mayRun}
      />
    </>
  );
}

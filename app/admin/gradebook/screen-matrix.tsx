import { useLocation } from "@remix-run/react";
import { plotAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { quizAddressOf } from "~/domain/quiz-results/quiz-address";
import type { ShownSession } from "./gradebook-header";
import { Legend } from "./legend";
import { MatrixTable } from "./matrix-table";
import { Pages, rowsOfPage } from "./pages";

type ScreenMatrixProps = Pick<Parameters<typeof MatrixTable>[0], "columns" | "students" | "figures" | "sort"> & {
  session: ShownSession;
  /** As the address has it. */
  page: string | null;
};

/** The rows of one page, with what their letters and colours mean. */
export function ScreenMatrix({ columns, students, figures, sort, session, page }: ScreenMatrixProps) {
  const prefix = useLocation().pathname.startsWith("/instructor") ? "/instructor" : "";
  const paged = rowsOfPage(students, page);
  return (
    <>
      <MatrixTable
        columns={columns}
        students={paged.rows}
        figures={figures}
        sort={sort}
        quizLink={({ scenarioId: quizId, scenarioShortTitle: shortTitle }) =>
          quizAddressOf({ sessionId: session.id, sessionName: session.name, quizId, shortTitle }, prefix)
        }
        classSessionId={session.id}
        rowsAtOnce={paged.rowsAtOnce}
        isWhole={paged.rowsAtOnce >= paged.rows.length}
      />
      <Pages {...paged} />
      <Legend
        to={plotAddressOf(session.id, columns[0]!.scenarioId)}
        hasReported={students.some(({ reported }) => reported.length > 0)}
      />
    </>
  );
}

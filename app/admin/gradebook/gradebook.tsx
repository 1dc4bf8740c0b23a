import { useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useMemo, useState } from "react";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { formatDate } from "~/domain/date-text";
import { classFiguresOf } from "~/domain/gradebook/class-figures";
import { gradebookTexts } from "~/domain/gradebook/gradebook-texts";
import type { GradebookRow } from "~/domain/gradebook/matrix";
import { quizAddressOf } from "~/domain/quiz-results/quiz-address";
import { Chip } from "~/ui/chip";
import { Code } from "~/ui/code";
import { EmptyState } from "~/ui/empty-state";
import { NotRead } from "~/ui/not-read";
import { PageHeader, Stat, Stats } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import { FindStudent } from "./find-student";
import { MatrixTable } from "./matrix-table";
import { Pages, rowsOfPage } from "./pages";
import type { gradebookLoader } from "./gradebook-loader.server";
import { useLiveRows } from "./use-live-rows";

type Session = {
  id: string;
  name: string;
  courseName: string;
  accessCode: string | null;
  startDate: Date | null;
  endDate: Date | null;
};

export function Gradebook() {
  const loaded = useLoaderData<typeof gradebookLoader>();
  if ("notRead" in loaded) {
    return (
      <>
        <PageHeader title="Gradebook" />
        <NotRead what={loaded} />
      </>
    );
  }
  const { columns, ...rest } = loaded;
  return <GradebookOf key={rest.session.id} columnsJson={columns} {...rest} />;
}

type GradebookOfProps = {
  session: Session;
  columnsJson: string;
  catalogue: string;
  matrix: string;
  /** When the matrix was read. */ at: string;
};

function GradebookOf({ session, columnsJson, catalogue, matrix, at }: GradebookOfProps) {
  // One compact string from our own loader (see matrix.ts).
  const columns = useMemo(() => JSON.parse(columnsJson) as ClassColumn[], [columnsJson]);
  const { rows, isLive } = useLiveRows({ session, matrix, at, catalogue, columnCount: columns.length });
  const figures = useMemo(() => classFiguresOf(rows, columns.length), [rows, columns]);
  const [params] = useSearchParams();
  const [query, setQuery] = useState(params.get("q") ?? "");
  const found = useMemo(() => filterRows(rows, query), [rows, query]);
  const prefix = useLocation().pathname.startsWith("/instructor") ? "/instructor" : "";
  const page = rowsOfPage(found, params.get("page"));

  return (
    <>
      <PageHeader title="Gradebook" subtitle={<Subtitle session={session} isLive={isLive} />}>
        <Stats>
          <Stat label="students" value={figures.students} />
          <Stat label="class mean" value={figures.mean === null ? "–" : `${figures.mean} %`} />
          <Stat label="not started" value={figures.notStarted} />
        </Stats>
        {rows.length > 0 && <FindStudent query={query} onQuery={setQuery} found={found.length} />}
      </PageHeader>
      {rows.length === 0 ? (
        <EmptyState title={gradebookTexts.noStudents}>
          {session.accessCode && (
            <>
              Students join with the access code <Code label="access code">{session.accessCode}</Code>
            </>
          )}
        </EmptyState>
      ) : found.length === 0 ? (
        <EmptyState title={gradebookTexts.noneFound}>Nobody in this class fits “{query}”.</EmptyState>
      ) : (
        <>
          <MatrixTable
            columns={columns}
            rows={page.rows}
            distributions={figures.distributions}
            quizLink={(column) =>
              quizAddressOf(
                {
                  sessionId: session.id,
                  sessionName: session.name,
                  quizId: column.scenarioId,
                  shortTitle: column.scenarioShortTitle,
                },
                prefix,
              )
            }
            classSessionId={session.id}
            rowsAtOnce={page.rowsAtOnce}
          />
          <Pages {...page} />
        </>
      )}
    </>
  );
}

function Subtitle({ session, isLive }: { session: Session; isLive: boolean | null }) {
  const zone = useTimeZone();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span>{session.courseName}</span>
      <span>
        {session.name}
        {session.startDate && `, since ${formatDate(session.startDate, zone)}`}
      </span>
      <span role="status">
        {session.endDate ? (
          <Chip tone="off">Ended</Chip>
        ) : isLive === false ? (
          <Chip tone="amber" title={gradebookTexts.notLiveHint}>
            {gradebookTexts.notLive}
          </Chip>
        ) : (
          <Chip tone="good">{isLive ? gradebookTexts.live : "Active"}</Chip>
        )}
      </span>
      {session.accessCode && <Code label="access code">{session.accessCode}</Code>}
    </span>
  );
}

function filterRows(rows: GradebookRow[], query: string): GradebookRow[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return rows;
  return rows.filter(
    ({ username, fullName }) => username.toLowerCase().includes(wanted) || fullName.toLowerCase().includes(wanted),
  );
}

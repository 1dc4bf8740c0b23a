import { useLoaderData } from "@remix-run/react";
import { useEffect, useMemo, useState, type MouseEvent } from "react";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import {
  arrangementOf,
  arrangeStudents,
  filterStudents,
  riskRuleOf,
  studentFilters,
  type StudentFilter,
} from "~/domain/gradebook/arrange-rows";
import { classFiguresOf } from "~/domain/gradebook/class-figures";
import { messageAddressOf, withListQueryOf, shortIdOf } from "~/domain/gradebook/gradebook-addresses";
import { parseClass } from "~/domain/gradebook/parse-class";
import { texts } from "~/texts";
import { QueryNavigation, searchWith } from "~/ui/query-navigation";
import { Code } from "~/ui/code";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/load-error";
import { PageHeader } from "~/ui/page-header";
import { printParams } from "~/ui/print-link";
import { usePrinting } from "~/ui/printed-grid";
import { CourseRules } from "./course-rules";
import { FindStudent, type OnQuery } from "./find-student";
import {
  ClassStats,
  CompactHeader,
  GradebookActions,
  GradebookState,
  GradebookSubtitle,
  type GradebookSession,
} from "./gradebook-header";
import type { gradebookLoader } from "./gradebook-loader.server";
import { FoldToggle, GradebookToolbar, FilterSummary } from "./gradebook-toolbar";
import type { MatrixColumn } from "./matrix-head";
import { PrintedMatrix } from "./printed-matrix";
import { ScreenMatrix } from "./screen-matrix";
import { useLiveRows } from "./use-live-rows";
import { WaitingGrades } from "./waiting-grades";
import { ViewMenu } from "./view-menu";
import { rememberView, viewSettingsOf } from "./view-settings";

export function Gradebook() {
  const loaded = useLoaderData<typeof gradebookLoader>();
  if ("notRead" in loaded) {
    return (
      <>
        <PageHeader title={texts.common.gradebook} />
        <LoadError failure={loaded} />
      </>
    );
  }
  const { session, columns, rules, catalogue, matrix, version, at, remembered, waiting } = loaded;
  return (
    <QueryNavigation key={session.id}>
      {(search, follow) => (
        <LoadedGradebook
          session={session}
          columnsJson={columns}
          rulesJson={rules}
          catalogue={catalogue}
          matrix={matrix}
          version={version}
          at={at}
          remembered={remembered}
          waiting={waiting}
          search={search}
          onQuery={(query, options) => follow(searchWith(search, { q: query || null, page: null }), options)}
        />
      )}
    </QueryNavigation>
  );
}

type LoadedGradebookProps = {
  session: GradebookSession;
  columnsJson: string;
  rulesJson: string;
  catalogue: string;
  matrix: string;
  version: string;
  /** When the matrix was read. */ at: string;
  /** Value of the view settings' cookie. */ remembered: string;
  /** Grades that wait for a grade by hand. */ waiting: string;
  search: URLSearchParams;
  onQuery: OnQuery;
};

function LoadedGradebook(props: LoadedGradebookProps) {
  const { session, columnsJson, rulesJson, catalogue, matrix, version, at, remembered, search, onQuery } = props;
  const loaded = useMemo(() => parseClass({ matrix, columnsJson, rulesJson }), [matrix, columnsJson, rulesJson]);
  const { columns, rules } = loaded;
  const { students, isLive } = useLiveRows({ session, matrix, version, catalogue, loaded });
  const figures = useMemo(
    () => (students === loaded.students ? loaded.figures : classFiguresOf(students, columns, rules)),
    [students, loaded, columns, rules],
  );
  const readAt = Date.parse(at);
  const judgedStudents = useMemo(() => filterStudents(students, readAt, rules), [students, readAt, rules]);
  const { arrangement, found: matchingStudents } = useMemo(() => {
    const columnOf = (scenarioId: string) => columns.findIndex((column) => column.scenarioId === scenarioId);
    const arrangement = arrangementOf(search, columnOf);
    return { arrangement, found: arrangeStudents(judgedStudents, columnOf, arrangement) };
  }, [judgedStudents, columns, search]);
  const isAtRisk = arrangement.show === "at-risk";
  const riskOf = useMemo(
    () => (isAtRisk ? riskRuleOf(students, readAt, rules) : null),
    [isAtRisk, students, readAt, rules],
  );
  const isPrinted = usePrinting() || search.get("view") === printParams.view;
  const { shown, campaigns, campaign } = useVisibleColumns(columns, figures, search);
  const missing = arrangement.missing === null ? null : (columns[arrangement.missing] ?? null);
  const waitingGrades = useMemo(() => new Set(props.waiting.split(",").filter(Boolean)), [props.waiting]);
  const view = useViewSettings(search, remembered);
  const line = { show: arrangement.show, missing, found: matchingStudents.length, all: students.length };

  return (
    <CourseRules value={rules}>
      <WaitingGrades value={waitingGrades}>
        <div className="gradebook" data-density={view.density}>
          <SkipToGrades />
          {view.isFolded && !isPrinted ? (
            <CompactHeader session={session} isLive={isLive} />
          ) : (
            <PageHeader
              title={texts.common.gradebook}
              aside={<GradebookState session={session} isLive={isLive} />}
              subtitle={<GradebookSubtitle session={session} />}
            >
              <ClassStats figures={figures} />
              {students.length > 0 && <GradebookActions session={session} />}
            </PageHeader>
          )}
          {students.length === 0 ? (
            <EmptyState title={texts.grades.noStudents}>
              {session.accessCode && (
                <>
                  {texts.gradebook.joinWithCode({
                    accessCode: <Code copyLabel={texts.gradebook.copyAccessCode}>{session.accessCode}</Code>,
                  })}
                </>
              )}
            </EmptyState>
          ) : (
            <>
              <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
                <GradebookToolbar
                  counts={countsOf(judgedStudents)}
                  show={arrangement.show}
                  columns={columns}
                  missing={missing}
                  campaigns={campaigns}
                  campaign={campaign}
                />
                <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
                  <FindStudent query={arrangement.query} onQuery={onQuery} matchCount={matchingStudents.length} />
                  <ViewMenu columns={columns} density={view.density} />
                  <FoldToggle isFolded={view.isFolded} />
                </div>
              </div>
              <FilterSummary
                {...line}
                query={arrangement.query}
                messageTo={session.mayRun ? withListQueryOf(messageAddressOf(session.id), search) : null}
              />
              {matchingStudents.length === 0 ? (
                <EmptyState title={texts.gradebook.noneFound}>
                  {arrangement.query
                    ? texts.gradebook.noMatch({ query: arrangement.query })
                    : texts.gradebook.noneListed}
                </EmptyState>
              ) : isPrinted ? (
                <PrintedMatrix columns={shown} students={matchingStudents} figures={figures} />
              ) : (
                <ScreenMatrix
                  columns={shown}
                  students={matchingStudents}
                  figures={figures}
                  sort={arrangement.sort}
                  session={session}
                  page={search.get("page")}
                  at={readAt}
                  riskOf={riskOf}
                  density={view.density}
                />
              )}
            </>
          )}
        </div>
      </WaitingGrades>
    </CourseRules>
  );
}

/** Stores the URL's view settings for the next visit. */
function useViewSettings(search: URLSearchParams, remembered: string) {
  const [latest, setLatest] = useState(remembered);
  const view = useMemo(() => viewSettingsOf(search, latest), [search, latest]);
  const isInUrl = search.has("density") || search.has("head");
  useEffect(() => {
    if (isInUrl) setLatest(rememberView(view));
  }, [isInUrl, view]);
  return view;
}

/** A skip link to the grid. */
function SkipToGrades() {
  const skip = (event: MouseEvent) => {
    const cell = document.querySelector<HTMLElement>(".grid-table tbody [tabindex='0']");
    if (!cell) return;
    event.preventDefault();
    cell.focus();
    cell.closest(".grid-scroller")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <a
      href="#grades"
      onClick={skip}
      className={
        "sr-only rounded-md bg-accent px-4 py-2 font-medium text-accent-ink focus:not-sr-only focus:absolute " +
        "focus:z-30 print:hidden"
      }
    >
      {texts.gradebook.skipToGrades}
    </a>
  );
}

/** The visible columns: those of the campaign in the URL, or of all campaigns, without hidden ones. */
function useVisibleColumns(
  columns: ClassColumn[],
  figures: ReturnType<typeof classFiguresOf>,
  search: URLSearchParams,
): { shown: MatrixColumn[]; campaigns: { id: string; title: string }[]; campaign: string | null } {
  const campaignParam = search.get("campaign");
  const hide = search.getAll("hide").join(" ");
  return useMemo(() => {
    const campaigns = campaignsOf(columns);
    const campaign = campaigns.some(({ id }) => id === campaignParam) ? campaignParam : null;
    const hidden = new Set(hide.split(" "));
    const columnsOfCampaign = columns
      // `figures.columns` has one entry per column.
      .map((column, place) => ({ ...column, place, figures: figures.columns[place]! }))
      .filter(({ campaignId }) => campaign === null || campaignId === campaign);
    const shown =
      hide === ""
        ? columnsOfCampaign
        : columnsOfCampaign.filter(({ scenarioId }) => !hidden.has(shortIdOf(scenarioId)));
    return { shown, campaigns, campaign };
  }, [columns, figures, campaignParam, hide]);
}

function countsOf(judgedStudents: ReturnType<typeof filterStudents>) {
  // `judgedStudents` has an entry for each filter.
  return Object.fromEntries(studentFilters.map((show) => [show, judgedStudents[show].length])) as Record<
    StudentFilter,
    number
  >;
}

import { useLoaderData } from "@remix-run/react";
import { useEffect, useMemo, useState, type MouseEvent } from "react";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import {
  arrangementOf,
  arrangeStudents,
  judgeStudents,
  riskRuleOf,
  shows,
  type Show,
} from "~/domain/gradebook/arrange-rows";
import { classFiguresOf } from "~/domain/gradebook/class-figures";
import { messageAddressOf, inList, shortIdOf } from "~/domain/gradebook/gradebook-addresses";
import { gradebookTexts } from "~/domain/gradebook/gradebook-texts";
import { parseClass } from "~/domain/gradebook/parse-class";
import { QueryNavigation, searchWith } from "~/ui/query-navigation";
import { Code } from "~/ui/code";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/load-error";
import { PageHeader } from "~/ui/page-header";
import { printParams } from "~/ui/print-link";
import { usePrinting } from "~/ui/printed-grid";
import { FindStudent, type OnQuery } from "./find-student";
import {
  ClassStats,
  FoldedHeader,
  GradebookActions,
  GradebookState,
  GradebookSubtitle,
  type ShownSession,
} from "./gradebook-header";
import type { gradebookLoader } from "./gradebook-loader.server";
import { FoldLink, GradebookToolbar, ShownLine } from "./gradebook-toolbar";
import type { MatrixColumn } from "./matrix-head";
import { PrintedMatrix } from "./printed-matrix";
import { ScreenMatrix } from "./screen-matrix";
import { useLiveRows } from "./use-live-rows";
import { ViewMenu } from "./view-menu";
import { rememberView, viewSettingsOf } from "./view-settings";

export function Gradebook() {
  const loaded = useLoaderData<typeof gradebookLoader>();
  if ("notRead" in loaded) {
    return (
      <>
        <PageHeader title="Gradebook" />
        <LoadError what={loaded} />
      </>
    );
  }
  const { session, columns, catalogue, matrix, version, at, remembered } = loaded;
  return (
    <QueryNavigation key={session.id}>
      {(search, follow) => (
        <GradebookOf
          session={session}
          columnsJson={columns}
          catalogue={catalogue}
          matrix={matrix}
          version={version}
          at={at}
          remembered={remembered}
          search={search}
          onQuery={(query, options) => follow(searchWith(search, { q: query || null, page: null }), options)}
        />
      )}
    </QueryNavigation>
  );
}

type GradebookOfProps = {
  session: ShownSession;
  columnsJson: string;
  catalogue: string;
  matrix: string;
  version: string;
  /** When the matrix was read. */ at: string;
  /** How this browser looked at a gradebook last. */ remembered: string;
  search: URLSearchParams;
  onQuery: OnQuery;
};

function GradebookOf(props: GradebookOfProps) {
  const { session, columnsJson, catalogue, matrix, version, at, remembered, search, onQuery } = props;
  const loaded = useMemo(() => parseClass({ matrix, columnsJson }), [matrix, columnsJson]);
  const { columns } = loaded;
  const { students, isLive } = useLiveRows({ session, matrix, version, catalogue, loaded });
  const figures = useMemo(
    () => (students === loaded.students ? loaded.figures : classFiguresOf(students, columns)),
    [students, loaded, columns],
  );
  const readAt = Date.parse(at);
  const kept = useMemo(() => judgeStudents(students, readAt), [students, readAt]);
  const { arrangement, found } = useMemo(() => {
    const columnOf = (scenarioId: string) => columns.findIndex((column) => column.scenarioId === scenarioId);
    const asked = arrangementOf(search, columnOf);
    return { arrangement: asked, found: arrangeStudents(kept, columnOf, asked) };
  }, [kept, columns, search]);
  const isAtRisk = arrangement.show === "at-risk";
  const riskOf = useMemo(() => (isAtRisk ? riskRuleOf(students, readAt) : null), [isAtRisk, students, readAt]);
  const isOnPaper = usePrinting() || search.get("view") === printParams.view;
  const { shown, campaigns, campaign } = useShownColumns(columns, figures, search);
  const missing = arrangement.missing === null ? null : (columns[arrangement.missing] ?? null);
  const view = useViewSettings(search, remembered);
  const line = { show: arrangement.show, missing, found: found.length, all: students.length };

  return (
    <div className="gradebook" data-density={view.density}>
      <SkipToGrades />
      {view.isFolded && !isOnPaper ? (
        <FoldedHeader session={session} isLive={isLive} />
      ) : (
        <PageHeader
          title="Gradebook"
          aside={<GradebookState session={session} isLive={isLive} />}
          subtitle={<GradebookSubtitle session={session} />}
        >
          <ClassStats figures={figures} />
          {students.length > 0 && <GradebookActions session={session} />}
        </PageHeader>
      )}
      {students.length === 0 ? (
        <EmptyState title={gradebookTexts.noStudents}>
          {session.accessCode && (
            <>
              Students join with the access code <Code label="access code">{session.accessCode}</Code>
            </>
          )}
        </EmptyState>
      ) : (
        <>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
            <GradebookToolbar
              counts={countsOf(kept)}
              show={arrangement.show}
              columns={columns}
              missing={missing}
              campaigns={campaigns}
              campaign={campaign}
            />
            <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
              <FindStudent query={arrangement.query} onQuery={onQuery} found={found.length} />
              <ViewMenu columns={columns} density={view.density} />
              <FoldLink isFolded={view.isFolded} />
            </div>
          </div>
          <ShownLine {...line} query={arrangement.query} messageTo={inList(messageAddressOf(session.id), search)} />
          {found.length === 0 ? (
            <EmptyState title={gradebookTexts.noneFound}>
              {arrangement.query ? `No students match “${arrangement.query}”.` : "No students in this list."}
            </EmptyState>
          ) : isOnPaper ? (
            <PrintedMatrix columns={shown} students={found} figures={figures} />
          ) : (
            <ScreenMatrix
              columns={shown}
              students={found}
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
  );
}

/** Remembers what the address says, for the next visit. */
function useViewSettings(search: URLSearchParams, remembered: string) {
  const [latest, setLatest] = useState(remembered);
  const view = useMemo(() => viewSettingsOf(search, latest), [search, latest]);
  const isAsked = search.has("density") || search.has("head");
  useEffect(() => {
    if (isAsked) setLatest(rememberView(view));
  }, [isAsked, view]);
  return view;
}

/** The way past everything above the grid, for the keyboard. */
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
      Skip to the grades
    </a>
  );
}

/** The columns of the campaign that the address names, or all of them, without those that it hides. */
function useShownColumns(
  columns: ClassColumn[],
  figures: ReturnType<typeof classFiguresOf>,
  search: URLSearchParams,
): { shown: MatrixColumn[]; campaigns: { id: string; title: string }[]; campaign: string | null } {
  const wanted = search.get("campaign");
  const hide = search.getAll("hide").join(" ");
  return useMemo(() => {
    const campaigns = campaignsOf(columns);
    const campaign = campaigns.some(({ id }) => id === wanted) ? wanted : null;
    const hidden = new Set(hide.split(" "));
    const ofCampaign = columns
      .map((column, place) => ({ ...column, place, figures: figures.columns[place]! }))
      .filter(({ campaignId }) => campaign === null || campaignId === campaign);
    const shown = hide === "" ? ofCampaign : ofCampaign.filter(({ scenarioId }) => !hidden.has(shortIdOf(scenarioId)));
    return { shown, campaigns, campaign };
  }, [columns, figures, wanted, hide]);
}

function countsOf(kept: ReturnType<typeof judgeStudents>) {
  // Every filter is there, by the type of `kept`.
  return Object.fromEntries(shows.map((show) => [show, kept[show].length])) as Record<Show, number>;
}

import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { arrangementOf, arrangeStudents, judgeStudents, shows, type Show } from "~/domain/gradebook/arrange-rows";
import { classFiguresOf } from "~/domain/gradebook/class-figures";
import { gradebookTexts } from "~/domain/gradebook/gradebook-texts";
import { parseClass } from "~/domain/gradebook/parse-class";
import { AddressState, searchWith } from "~/ui/address-state";
import { Code } from "~/ui/code";
import { EmptyState } from "~/ui/empty-state";
import { NotRead } from "~/ui/not-read";
import { PageHeader } from "~/ui/page-header";
import { printView } from "~/ui/print-link";
import { usePrinting } from "~/ui/printed-grid";
import { FindStudent, type OnQuery } from "./find-student";
import { CampaignTabs, GradebookFilters } from "./gradebook-filters";
import { ClassStats, GradebookActions, GradebookSubtitle, type ShownSession } from "./gradebook-header";
import type { gradebookLoader } from "./gradebook-loader.server";
import type { MatrixColumn } from "./matrix-head";
import { PrintedMatrix } from "./printed-matrix";
import { ScreenMatrix } from "./screen-matrix";
import { useLiveRows } from "./use-live-rows";

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
  const { session, columns, catalogue, matrix, version, at } = loaded;
  return (
    <AddressState key={session.id}>
      {(search, follow) => (
        <GradebookOf
          session={session}
          columnsJson={columns}
          catalogue={catalogue}
          matrix={matrix}
          version={version}
          at={at}
          search={search}
          onQuery={(query, options) => follow(searchWith(search, { q: query || null, page: null }), options)}
        />
      )}
    </AddressState>
  );
}

type GradebookOfProps = {
  session: ShownSession;
  columnsJson: string;
  catalogue: string;
  matrix: string;
  version: string;
  /** When the matrix was read. */ at: string;
  search: URLSearchParams;
  onQuery: OnQuery;
};

function GradebookOf({ session, columnsJson, catalogue, matrix, version, at, search, onQuery }: GradebookOfProps) {
  const loaded = useMemo(() => parseClass({ matrix, columnsJson }), [matrix, columnsJson]);
  const { columns } = loaded;
  const { students, isLive } = useLiveRows({ session, matrix, version, catalogue, loaded });
  const figures = useMemo(
    () => (students === loaded.students ? loaded.figures : classFiguresOf(students, columns)),
    [students, loaded, columns],
  );
  const kept = useMemo(() => judgeStudents(students, Date.parse(at)), [students, at]);
  const { arrangement, found } = useMemo(() => {
    const columnOf = (scenarioId: string) => columns.findIndex((column) => column.scenarioId === scenarioId);
    const asked = arrangementOf(search, columnOf);
    return { arrangement: asked, found: arrangeStudents(kept, columnOf, asked) };
  }, [kept, columns, search]);
  const isOnPaper = usePrinting() || search.get("view") === printView.view;
  const { shown, campaigns, campaign } = useShownColumns(columns, figures, search.get("campaign"));
  const isMissing = arrangement.missing === null ? null : columns[arrangement.missing]!;

  return (
    <>
      <PageHeader title="Gradebook" subtitle={<GradebookSubtitle session={session} isLive={isLive} />}>
        <ClassStats figures={figures} />
        {students.length > 0 && <GradebookActions session={session} />}
      </PageHeader>
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
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <GradebookFilters counts={countsOf(kept)} show={arrangement.show} columns={columns} missing={isMissing} />
            <FindStudent query={arrangement.query} onQuery={onQuery} found={found.length} />
          </div>
          <CampaignTabs campaigns={campaigns} current={campaign} />
          {found.length === 0 ? (
            <EmptyState title={gradebookTexts.noneFound}>
              {arrangement.query ? `Nobody here fits “${arrangement.query}”.` : "Nobody in this class is in this list."}
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
            />
          )}
        </>
      )}
    </>
  );
}

/** The columns of the campaign that the address names, or all of them. */
function useShownColumns(
  columns: ClassColumn[],
  figures: ReturnType<typeof classFiguresOf>,
  wanted: string | null,
): { shown: MatrixColumn[]; campaigns: { id: string; title: string }[]; campaign: string | null } {
  return useMemo(() => {
    const campaigns = campaignsOf(columns);
    const campaign = campaigns.some(({ id }) => id === wanted) ? wanted : null;
    const shown = columns
      .map((column, place) => ({ ...column, place, figures: figures.columns[place]! }))
      .filter(({ campaignId }) => campaign === null || campaignId === campaign);
    return { shown, campaigns, campaign };
  }, [columns, figures, wanted]);
}

function countsOf(kept: ReturnType<typeof judgeStudents>) {
  // Every filter is there, by the type of `kept`.
  return Object.fromEntries(shows.map((show) => [show, kept[show].length])) as Record<Show, number>;
}

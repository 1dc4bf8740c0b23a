import { ArrowDownTrayIcon } from "@heroicons/react/16/solid";
import { formatDate, formatDateTime } from "~/domain/date-text";
import { formatCount } from "~/domain/count-text";
import { type ClassFigures } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import {
  claimsAddressOf,
  visibilityAddressOf,
  gradebookCsvFileNameOf,
  summaryAddressOf,
} from "~/domain/gradebook/gradebook-addresses";
import { gradebookTexts } from "~/domain/gradebook/gradebook-texts";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Code } from "~/ui/code";
import { DownloadLink } from "~/ui/download-link";
import { Stat, Stats } from "~/ui/page-header";
import { useRovingTabIndex } from "~/ui/roving-tab-index";
import { PrintLink } from "~/ui/print-link";
import { useTimeZone } from "~/ui/time-zone";

export type GradebookSession = {
  id: string;
  name: string;
  courseName: string;
  accessCode: string | null;
  startDate: Date | null;
  endDate: Date | null;
  waitingClaims: number;
  hasAcceptedClaims: boolean;
};

export function GradebookSubtitle({ session }: { session: GradebookSession }) {
  const zone = useTimeZone();
  return (
    <>
      {session.courseName} · {session.name}
      {session.startDate && (
        <span className="max-sm:hidden" title={formatDateTime(session.startDate, zone)}>
          , since {formatDate(session.startDate, zone)}
        </span>
      )}
    </>
  );
}

export function GradebookState({ session, isLive }: { session: GradebookSession; isLive: boolean | null }) {
  return (
    <>
      <ClassChip session={session} isLive={isLive} />
      {session.accessCode && <Code label="access code">{session.accessCode}</Code>}
    </>
  );
}

function ClassChip({ session, isLive }: { session: GradebookSession; isLive: boolean | null }) {
  return (
    <span role="status">
      {session.endDate ? (
        <Chip tone="off">Ended</Chip>
      ) : session.startDate === null ? (
        <Chip tone="accent">Scheduled</Chip>
      ) : isLive === false ? (
        <Chip tone="amber" title={gradebookTexts.notLiveHint}>
          {gradebookTexts.notLive}
        </Chip>
      ) : (
        <Chip tone="good">
          {isLive ? (
            <>
              <span className="max-sm:hidden">Active, </span>live
            </>
          ) : (
            "Active"
          )}
        </Chip>
      )}
    </span>
  );
}

export function ClassStats({ figures: { students, averages, progress } }: { figures: ClassFigures }) {
  return (
    <Stats>
      <Stat label={students === 1 ? "student" : "students"} value={students} />
      <Stat
        label={averages.graded === students ? "average" : `average of ${averages.graded}`}
        title={`Average of the ${formatCount(averages.graded, "student")} with grades`}
        value={percentText(averages.mean)}
      />
      <Stat label="course completion" value={percentText(progress)} />
    </Stats>
  );
}

export function GradebookActions({ session }: { session: GradebookSession }) {
  return (
    <div
      {...useRovingTabIndex<HTMLDivElement>()}
      role="toolbar"
      aria-label="Actions"
      className="-m-1 flex max-w-[calc(100%+8px)] gap-2 overflow-x-auto p-1 print:hidden"
    >
      {(session.waitingClaims > 0 || session.hasAcceptedClaims) && (
        <ButtonLink to={claimsAddressOf(session.id)}>
          {session.waitingClaims > 0 ? `Review ${formatCount(session.waitingClaims, "claim")}` : "Claims"}
        </ButtonLink>
      )}
      <ButtonLink to={visibilityAddressOf(session.id)}>Student visibility</ButtonLink>
      <ButtonLink to={summaryAddressOf(session.id)}>Summary</ButtonLink>
      <PrintLink />
      <DownloadLink
        href={`/api/sessions/${session.id}/gradebook/csv`}
        name={gradebookCsvFileNameOf(session)}
        failedText={gradebookTexts.gradebookNotDownloaded}
      >
        <ArrowDownTrayIcon className="size-4" aria-hidden />
        Download CSV
      </DownloadLink>
    </div>
  );
}

/** The header in one line. */
export function CompactHeader({ session, isLive }: { session: GradebookSession; isLive: boolean | null }) {
  return (
    <header className="mb-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <h1 className="text-lg!">Gradebook</h1>
      <span className="min-w-0 truncate text-muted">
        {session.courseName}, {session.name}
      </span>
      <ClassChip session={session} isLive={isLive} />
    </header>
  );
}

import { ArrowDownTrayIcon } from "@heroicons/react/16/solid";
import { formatDate } from "~/domain/date-text";
import { formatCount } from "~/domain/count-text";
import { type ClassFigures } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { claimsAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { gradebookCsvFileNameOf } from "~/domain/gradebook/gradebook-csv-file-name";
import { gradebookTexts } from "~/domain/gradebook/gradebook-texts";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Code } from "~/ui/code";
import { DownloadLink } from "~/ui/download-link";
import { Stat, Stats } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { useTimeZone } from "~/ui/time-zone";

export type ShownSession = {
  id: string;
  name: string;
  courseName: string;
  accessCode: string | null;
  startDate: Date | null;
  endDate: Date | null;
  waitingClaims: number;
  hasAcceptedClaims: boolean;
};

export function GradebookSubtitle({ session, isLive }: { session: ShownSession; isLive: boolean | null }) {
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
        ) : session.startDate === null ? (
          <Chip tone="accent">Scheduled</Chip>
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

/** A mean says of how many it is one. */
export function ClassStats({ figures: { students, averages, progress } }: { figures: ClassFigures }) {
  return (
    <Stats>
      <Stat label="students" value={students} />
      <Stat
        label={averages.graded === 0 ? "nobody has grades" : `class mean of ${averages.graded} with grades`}
        value={percentText(averages.mean)}
      />
      <Stat label="of the course done" value={percentText(progress)} />
    </Stats>
  );
}

export function GradebookActions({ session }: { session: ShownSession }) {
  return (
    <span className="flex flex-wrap gap-2">
      {(session.waitingClaims > 0 || session.hasAcceptedClaims) && (
        <ButtonLink to={claimsAddressOf(session.id)} className="print:hidden">
          {session.waitingClaims > 0 ? `Review ${formatCount(session.waitingClaims, "claim")}` : "Claims"}
        </ButtonLink>
      )}
      <ButtonLink to={`/instructor/gradebook/${session.id}/students/results`} className="print:hidden">
        Students see
      </ButtonLink>
      <PrintLink />
      <DownloadLink
        href={`/api/sessions/${session.id}/gradebook/csv`}
        name={gradebookCsvFileNameOf(session)}
        failed={gradebookTexts.gradebookNotDownloaded}
      >
        <ArrowDownTrayIcon className="size-4" aria-hidden />
        Download CSV
      </DownloadLink>
    </span>
  );
}

import { Link } from "@remix-run/react";
import { ArrowDownTrayIcon } from "@heroicons/react/16/solid";
import { formatDate, formatDateTime } from "~/domain/date-text";
import { type ClassFigures } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import {
  claimsAddressOf,
  classCommentsAddressOf,
  finalGradesAddressOf,
  looksAddress,
  manyGradesAddressOf,
  pastGradebookAddressOf,
  datesAddressOf,
  visibilityAddressOf,
  withListQueryOf,
  gradebookCsvFileNameOf,
  releaseAddressOf,
  summaryAddressOf,
} from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Code } from "~/ui/code";
import { DownloadLink } from "~/ui/download-link";
import { Names } from "~/ui/names";
import { Stat, Stats } from "~/ui/page-header";
import { useQuery } from "~/ui/query-navigation";
import { PrintLink } from "~/ui/print-link";
import { MenuGroup, menuItem, RowMenu } from "~/ui/row-menu";
import { useTimeZone } from "~/ui/time-zone";

export type GradebookSession = {
  id: string;
  name: string;
  courseId: string;
  courseName: string;
  accessCode: string | null;
  startDate: Date | null;
  endDate: Date | null;
  waitingClaims: number;
  waitingLooks: number;
  hasAcceptedClaims: boolean;
  isSubmitted: boolean;
  mayRun: boolean;
};

export function GradebookSubtitle({ session }: { session: GradebookSession }) {
  const zone = useTimeZone();
  const { courseName, name, startDate } = session;
  const names = <Names names={[courseName, name]} />;
  if (!startDate) return names;
  return texts.gradebook.subtitle({
    names,
    date: formatDate(startDate, zone),
    wide: (text) => (
      <span className="max-sm:hidden" title={formatDateTime(startDate, zone)}>
        {text}
      </span>
    ),
  });
}

export function GradebookState({ session, isLive }: { session: GradebookSession; isLive: boolean | null }) {
  return (
    <>
      <ClassChip session={session} isLive={isLive} />
      {session.isSubmitted && <Chip tone="good">{texts.finalGrades.submitted}</Chip>}
      {session.accessCode && <Code copyLabel={texts.gradebook.copyAccessCode}>{session.accessCode}</Code>}
    </>
  );
}

function ClassChip({ session, isLive }: { session: GradebookSession; isLive: boolean | null }) {
  return (
    <span role="status">
      {session.endDate ? (
        <Chip tone="off">{texts.gradebook.ended}</Chip>
      ) : session.startDate === null ? (
        <Chip tone="accent">{texts.gradebook.scheduled}</Chip>
      ) : isLive === false ? (
        <Chip tone="amber" title={texts.gradebook.notLiveHint}>
          {texts.gradebook.notLive}
        </Chip>
      ) : (
        <Chip tone="good">
          {isLive
            ? texts.gradebook.activeLive({ wide: (text) => <span className="max-sm:hidden">{text}</span> })
            : texts.gradebook.active}
        </Chip>
      )}
    </span>
  );
}

export function ClassStats({ figures: { students, averages, progress } }: { figures: ClassFigures }) {
  return (
    <Stats>
      <Stat label={texts.gradebook.students({ students })} value={students} />
      <Stat
        label={
          averages.graded === students
            ? texts.gradebook.average
            : texts.gradebook.averageOf({ graded: averages.graded })
        }
        title={texts.gradebook.averageHint({ graded: averages.graded })}
        value={percentText(averages.mean)}
      />
      <Stat label={texts.gradebook.courseCompletion} value={percentText(progress)} />
    </Stats>
  );
}

/** What is needed most is at hand; the rest is in a menu. */
export function GradebookActions({ session }: { session: GradebookSession }) {
  const { id, courseId, waitingClaims, waitingLooks, hasAcceptedClaims, isSubmitted, mayRun } = session;
  return (
    <div className="flex max-w-full min-w-0 items-center gap-1.5 print:hidden">
      {/* Positioned, so that texts for screen readers scroll with it instead of widening the page. */}
      <div className="relative -m-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 *:px-3">
        {waitingClaims > 0 && (
          <ButtonLink to={claimsAddressOf(id)}>{texts.gradebook.reviewClaims({ waitingClaims })}</ButtonLink>
        )}
        {waitingLooks > 0 && (
          <ButtonLink to={looksAddress}>{texts.secondLooks.waiting({ decisions: waitingLooks })}</ButtonLink>
        )}
        {mayRun && <ButtonLink to={datesAddressOf(id)}>{texts.dueDates.title}</ButtonLink>}
        <ButtonLink to={finalGradesAddressOf(id)}>
          {isSubmitted || !mayRun ? texts.finalGrades.title : texts.finalGrades.submit}
        </ButtonLink>
        <DownloadLink
          href={`/api/sessions/${id}/gradebook/csv`}
          name={gradebookCsvFileNameOf(session)}
          failedText={texts.gradebook.notDownloaded}
        >
          <ArrowDownTrayIcon className="size-4" aria-hidden />
          <span className="max-sm:sr-only">{texts.gradebook.downloadCsv}</span>
        </DownloadLink>
      </div>
      <RowMenu label={texts.gradebook.more} hasVisibleLabel>
        <MoreActions {...{ id, courseId, mayRun }} hasClaims={waitingClaims === 0 && hasAcceptedClaims} />
      </RowMenu>
    </div>
  );
}

type MoreActionsProps = Pick<GradebookSession, "id" | "courseId" | "mayRun"> & { hasClaims: boolean };

function MoreActions({ id, courseId, mayRun, hasClaims }: MoreActionsProps) {
  const search = useQuery();
  const link = (to: string, text: string) => (
    <Link to={to} prefetch="none" className={menuItem}>
      {text}
    </Link>
  );
  return (
    <>
      <MenuGroup title={texts.gradebook.menuOfGrades}>
        {link(withListQueryOf(manyGradesAddressOf(id), search), texts.batches.link)}
        {link(pastGradebookAddressOf(id), texts.pastGradebook.link)}
        {mayRun && link(`/instructor/courses/${courseId}/grading`, texts.pastGradebook.whatIf)}
        {hasClaims && link(claimsAddressOf(id), texts.gradebook.claims)}
      </MenuGroup>
      <MenuGroup title={texts.gradebook.menuOfStudents}>
        {link(classCommentsAddressOf(id), texts.feedback.ofClass)}
        {mayRun && link(releaseAddressOf(id), texts.releases.open)}
        {mayRun && link(visibilityAddressOf(id), texts.gradebook.studentVisibility)}
      </MenuGroup>
      <MenuGroup title={texts.gradebook.menuOfReports}>
        {link(summaryAddressOf(id), texts.gradebook.summary)}
        <PrintLink isMenuItem />
      </MenuGroup>
    </>
  );
}

/** The header in one line. */
export function CompactHeader({ session, isLive }: { session: GradebookSession; isLive: boolean | null }) {
  return (
    <header className="mb-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <h1 className="text-lg!">{texts.common.gradebook}</h1>
      <span className="min-w-0 truncate text-muted">
        <bdi>{session.courseName}</bdi>, <bdi>{session.name}</bdi>
      </span>
      <ClassChip session={session} isLive={isLive} />
    </header>
  );
}

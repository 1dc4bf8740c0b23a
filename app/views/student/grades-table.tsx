import { ChevronRightIcon } from "@heroicons/react/16/solid";
import { useLocation, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import { formatDateTime } from "~/domain/date-text";
import type { Comment } from "~/domain/feedback/list-comments";
import type { RecordedLook } from "~/domain/grades/list-looks";
import { studentFiguresOf } from "~/domain/gradebook/class-figures";
import { averageText } from "~/domain/gradebook/grade-letter";
import { percentText } from "~/domain/gradebook/figures";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import { cellsOf, type StudentGrade } from "~/domain/gradebook/student-grades";
import {
  attemptAddressOf,
  datesAddressOf,
  withListQueryOf,
  plotAddressOf,
} from "~/domain/gradebook/gradebook-addresses";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { useHydrated } from "~/ui/hydrated";
import { innerMarkup, markup, type Markup } from "~/ui/markup";
import { PlainLinks } from "~/ui/plain-links";
import { printParams } from "~/ui/print-link";
import { usePrinting } from "~/ui/printed-grid";
import { menuItem, RowMenu } from "~/ui/row-menu";
import { useTimeZone } from "~/ui/time-zone";
import { CommentList } from "~/views/feedback/comment-entry";
import { commentDialog } from "~/views/feedback/feedback-addresses";
import { GradeHistory } from "./grade-history";
import { DateNote } from "~/views/dates/date-note";
import { GradeOf } from "./grade";
import { decisionDialogs, rubricDialog } from "./decision-address";
import { useCourseRules } from "~/views/gradebook/course-rules";
import { useOpenParts } from "./open-parts";

type Shown = {
  comments: Comment[];
  looks: RecordedLook[];
  classSessionId: string;
  userId: string;
  timeZone: string;
  mayRun: boolean;
};
type GradesTableProps = Shown & { grades: StudentGrade[] };

/** Grades by campaign, each beside the class median and with its attempts. */
export function GradesTable({ grades, ...shown }: GradesTableProps) {
  const { comments } = shown;
  const { hash } = useLocation();
  const open = useOpenParts();
  const [search] = useSearchParams();
  const isOnPaper = usePrinting() || search.get("view") === printParams.view;
  const targetId = hash.slice(1);
  return (
    <section>
      <PlainLinks>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2>{texts.studentRecord.grades}</h2>
          <a href={open.toggleAllAddress} data-stays="" className="link tap text-sm print:hidden">
            {open.isAllOpen ? texts.studentRecord.closeAll : texts.studentRecord.openAll}
          </a>
        </div>
        <div className="grid gap-3">
          {campaignsOf(grades.map(({ column }) => column)).map(({ id, title }) => {
            const of = grades.filter(({ column }) => column.campaignId === id);
            const isTarget = of.some(({ column }) => column.scenarioId === targetId);
            return (
              <CampaignDetails
                key={id}
                title={title}
                grades={of}
                isOpen={
                  isOnPaper ||
                  open.isAllOpen ||
                  isTarget ||
                  of.some(({ attempts, decisions }) => attempts.length + decisions.length > 0) ||
                  comments.some(({ scenarioId }) => of.some(({ column }) => column.scenarioId === scenarioId))
                }
                targetId={targetId}
                {...shown}
              />
            );
          })}
        </div>
      </PlainLinks>
    </section>
  );
}

type CampaignProps = Shown & {
  title: string;
  grades: StudentGrade[];
  /** Initially; the user can fold it. */
  isOpen: boolean;
  /** The scenario in the URL's hash. */
  targetId: string;
};

function CampaignDetails({ title, grades, isOpen, targetId, ...shown }: CampaignProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  const rules = useCourseRules();
  const { average, done, expected } = studentFiguresOf(
    cellsOf(grades),
    grades.map(({ column }) => column),
    // Of the campaign alone: every grade in it counts the same.
    { ...rules, categories: [] },
  );
  return (
    <details ref={details} open={isOpen} className="campaign">
      <summary className="mb-1 flex min-h-9 flex-wrap items-center gap-x-3 rounded-md hover:bg-hover touch:min-h-11">
        <ChevronRightIcon className="fold-mark size-4 text-muted print:hidden" aria-hidden />
        <h3 dir="auto" className="font-semibold">
          {title}
        </h3>
        <span className="text-sm text-muted tabular-nums">
          {texts.studentRecord.played({
            done,
            offered: expected,
            average: average === null ? null : averageText(average, rules),
          })}
        </span>
      </summary>
      <CampaignGrades {...{ title, grades, targetId }} {...shown} />
    </details>
  );
}

function CampaignGrades({ title, grades, targetId, comments, ...shown }: Omit<CampaignProps, "isOpen">) {
  return (
    <Table
      label={texts.studentRecord.gradesIn({ title })}
      density="comfortable"
      fold
      head={
        <>
          <Header>{texts.studentRecord.scenario}</Header>
          <Header>{texts.studentRecord.grade}</Header>
          <Header numeric>{texts.studentRecord.classMedian}</Header>
          <Header>{texts.studentRecord.attemptsLatestFirst}</Header>
        </>
      }
    >
      {grades.map((grade) => (
        <GradeRow
          key={grade.column.scenarioId}
          comments={comments.filter(({ scenarioId }) => scenarioId === grade.column.scenarioId)}
          {...{ grade, targetId }}
          {...shown}
        />
      ))}
    </Table>
  );
}

type GradeRowProps = Shown & { grade: StudentGrade; targetId: string };

function GradeRow({ grade, comments, looks, targetId, classSessionId, userId, timeZone, mayRun }: GradeRowProps) {
  const [search] = useSearchParams();
  // After client navigation `:target` doesn't match, so the class is set too.
  const isHydrated = useHydrated();
  const { column, median, attempts, decisions } = grade;
  return (
    <Row
      id={column.scenarioId}
      className={`target:bg-accent-soft ${isHydrated && targetId === column.scenarioId ? "bg-accent-soft" : ""}`}
    >
      <RowHeader>
        <bdi>{column.scenarioTitle}</bdi>
      </RowHeader>
      <Cell label={texts.studentRecord.grade}>
        <div className="min-w-0 py-1">
          <span className="flex items-start gap-1">
            <span className="max-w-72 min-w-0 max-md:flex-1">
              <GradeOf {...grade} />
              <DateNote grade={grade} timeZone={timeZone} />
            </span>
            <span className="-my-1 print:hidden">
              <RowMenu label={texts.decisions.menu({ scenarioTitle: column.scenarioTitle })}>
                {Object.entries(decisionDialogs).map(([dialog, kind]) => (
                  <a
                    key={dialog}
                    href={dialogAddress(search, dialog, column.scenarioId)}
                    data-stays=""
                    className={menuItem}
                  >
                    {texts.decisions.menuItem({ kind })}
                  </a>
                ))}
                {mayRun && (
                  <a
                    href={datesAddressOf(classSessionId, { userId, scenarioId: column.scenarioId })}
                    className={menuItem}
                  >
                    {texts.dueDates.extendOne}
                  </a>
                )}
                <a href={dialogAddress(search, rubricDialog, column.scenarioId)} data-stays="" className={menuItem}>
                  {texts.rubrics.gradeBy}
                </a>
                <a href={dialogAddress(search, commentDialog, column.scenarioId)} data-stays="" className={menuItem}>
                  {texts.feedback.comment}
                </a>
              </RowMenu>
            </span>
          </span>
          <GradeHistory decisions={decisions} looks={looks} />
        </div>
      </Cell>
      <Cell label={texts.studentRecord.classMedian} numeric>
        {median === null ? (
          "–"
        ) : (
          <a href={withListQueryOf(plotAddressOf(classSessionId, column.scenarioId), search)} className="link">
            {texts.studentRecord.medianPlot({
              median: percentText(median),
              scenarioTitle: column.scenarioTitle,
              unseen: (text) => <span className="sr-only">{text}</span>,
            })}
          </a>
        )}
      </Cell>
      <Cell label={texts.common.attempts} wide>
        <div className="min-w-0">
          <LatestAttempts scenarioId={column.scenarioId} attempts={attempts} />
          <CommentList comments={comments} reader={{ kind: "staff" }} place="inScenario" />
        </div>
      </Cell>
    </Row>
  );
}

const maxListed = 3;

function LatestAttempts({ scenarioId, attempts }: { scenarioId: string; attempts: RecordedAttempt[] }) {
  const open = useOpenParts();
  if (attempts.length === 0) return <span className="text-muted">–</span>;
  const isOpen = open.isOpen(scenarioId);
  const older = attempts.length - maxListed;
  const address = open.toggleAddress(scenarioId);
  return (
    <>
      <Attempts attempts={isOpen ? attempts : attempts.slice(0, maxListed)} />
      {older > 0 && address && (
        <a href={address} data-stays="" aria-expanded={isOpen} className={`link tap ${isOpen ? "print:hidden" : ""}`}>
          {isOpen ? texts.studentRecord.onlyLatest : texts.studentRecord.older({ attempts: older })}
        </a>
      )}
    </>
  );
}

function Attempts({ attempts }: { attempts: RecordedAttempt[] }) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  return (
    <ul className="grid gap-0.5 py-1.5 whitespace-normal">
      {attempts.map((attempt) => {
        const { id, score, maxScore, receivedAt } = attempt;
        return (
          <li key={id} className="flex items-start gap-1 tabular-nums">
            <span
              className="min-w-0 flex-1 py-1 wrap-anywhere touch:py-3"
              {...innerMarkup(writeAttempt(attempt, zone, withListQueryOf(attemptAddressOf(id), search)))}
            />
            <span className="print:hidden">
              <RowMenu
                label={texts.studentRecord.changeAttempt({
                  points: `${score}/${maxScore}`,
                  dateTime: formatDateTime(receivedAt, zone),
                })}
              >
                {changeOptionsOf(attempt).map(({ dialog, text }) => (
                  <a key={dialog} href={dialogAddress(search, dialog, id)} data-stays="" className={menuItem}>
                    {text}
                  </a>
                ))}
              </RowMenu>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Markup of an attempt's line. */
function writeAttempt(
  {
    score,
    maxScore,
    receivedAt,
    counts,
    checkedBy,
    isLate,
    startedAt,
    setAside,
    uncounted,
    accepted,
    recorded,
  }: RecordedAttempt,
  zone: string | null,
  address: string,
): Markup {
  const began = startedAt && formatDateTime(startedAt, zone);
  const time = markup`<a href="${address}" class="link">${formatDateTime(receivedAt, zone)}</a>`;
  const mark =
    checkedBy === "server"
      ? ""
      : markup`<span class="font-semibold text-amber" title="${texts.grades.verificationHint({ checkedBy })}">*<span class="sr-only"> ${texts.grades.verification({ checkedBy })}</span></span>`;
  const counted = counts
    ? markup`<span class="ms-2 text-xs font-semibold text-accent">${texts.studentRecord.counts}</span>`
    : "";
  const late = isLate
    ? markup`<span class="ms-2 text-xs text-amber">${texts.studentRecord.handedInLate({ began })}</span>`
    : "";
  const aside = setAside
    ? markup`<span class="ms-2 text-xs text-bad">${texts.studentRecord.excludedBy(setAside)}</span>`
    : "";
  const waits = uncounted
    ? markup`<span class="ms-2 text-xs text-amber">${texts.grades.uncounted({ kind: uncounted })}</span>`
    : "";
  const by = accepted
    ? markup`<span class="ms-2 text-xs text-muted">${texts.studentRecord.acceptedBy({ by: accepted.by })}</span>`
    : "";
  const was = recorded
    ? markup`<span class="ms-2 text-xs text-muted">${texts.regrades.wasRecorded({ points: `${recorded.score}/${recorded.maxScore}` })}</span>`
    : "";
  return markup`${score}/${maxScore}${mark} ${time}${counted}${late}${by}${was}${waits}${aside}`;
}

/** The dialogs that apply to an attempt. */
function changeOptionsOf({ uncounted, accepted, setAside }: RecordedAttempt) {
  const change = setAside
    ? { dialog: "count", text: texts.studentRecord.countAttempt }
    : { dialog: "aside", text: texts.studentRecord.excludeAttempt };
  if (accepted) return [change, { dialog: "takeBack", text: texts.studentRecord.takeBackClaim }];
  return uncounted === "claim" && !setAside
    ? [{ dialog: "accept", text: texts.studentRecord.acceptClaim }, change]
    : [change];
}

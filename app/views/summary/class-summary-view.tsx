import { formatDate, formatDateTime } from "~/domain/date-text";
import { atRiskRuleOf } from "~/domain/gradebook/arrange-rows";
import { lettersOf } from "~/domain/gradebook/class-figures";
import { usualRules } from "~/domain/grades/rules";
import { percentText } from "~/domain/gradebook/figures";
import { minStudents } from "~/domain/quiz-results/item-analysis";
import type { NamedStudent, ShownSummary } from "~/domain/summaries/class-summary";
import { texts } from "~/texts";
import { letterFillOf } from "~/views/letter-fills";
import { Stat, Stats } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";

type ClassSummaryViewProps = {
  summary: ShownSummary;
  /** The students who need attention; null: don't show names. */
  namedStudents: NamedStudent[] | null;
};

/** A class on one page: progress, grades, hardest questions, and who needs attention. */
export function ClassSummaryView({ summary, namedStudents }: ClassSummaryViewProps) {
  const { students, completion, average, median, graded, passed, notStarted } = summary;
  return (
    <div className="summary grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="rounded-lg border border-line bg-surface p-4">
        <Stats>
          <Stat label={texts.classSummary.students({ students })} value={students} />
          <Stat label={texts.classSummary.courseCompletion} value={percentText(completion)} />
          <Stat label={texts.classSummary.average} value={percentText(average)} />
          <Stat label={texts.classSummary.median} value={percentText(median)} />
          <Stat
            label={texts.classSummary.passed({ percent: passMarkOf(summary) })}
            value={graded === 0 ? "–" : texts.grades.countOf({ count: passed, all: graded })}
          />
          <Stat label={texts.classSummary.notStarted} value={notStarted} />
        </Stats>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 print:grid-cols-2">
        <Distribution summary={summary} />
        <Campaigns summary={summary} />
      </div>
      <HardestQuestions summary={summary} />
      <Attention summary={summary} namedStudents={namedStudents} />
    </div>
  );
}

export function SummaryDates({ summary: { at, className, startDate, endDate } }: { summary: ShownSummary }) {
  const zone = useTimeZone();
  const dateOf = (text: string) => formatDate(new Date(text), zone);
  const period =
    startDate &&
    (endDate
      ? texts.classSummary.ranFromTo({ from: dateOf(startDate), to: dateOf(endDate) })
      : texts.classSummary.ranSince({ from: dateOf(startDate) }));
  return (
    <>
      {texts.classSummary.dates({
        className,
        period,
        dateTime: formatDateTime(new Date(at), zone),
      })}
    </>
  );
}

const cardClasses = "rounded-lg border border-line bg-surface p-4 break-inside-avoid";
const headClasses = "border-b border-line pb-1.5 pe-3 text-start last:pe-0 text-xs font-semibold text-muted";
const cellClasses = "border-b border-line py-1.5 pe-3 align-top last:pe-0";

const passMarkOf = ({ passMark = usualRules.passMark }: ShownSummary) => passMark;

function Distribution({
  summary: { distribution, graded, letters = lettersOf(usualRules) },
}: {
  summary: ShownSummary;
}) {
  const maxCount = Math.max(1, ...distribution);
  return (
    <section className={cardClasses}>
      <h2>{texts.classSummary.gradesTitle}</h2>
      <p className="mb-2 text-sm text-muted">{texts.classSummary.gradesHint({ graded })}</p>
      <table className="w-full text-sm tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.classSummary.grade}</th>
            <th scope="col">{texts.classSummary.shareOfLargest}</th>
            <th scope="col">{texts.common.students}</th>
          </tr>
        </thead>
        <tbody>
          {letters
            .map((letter, index) => ({
              letter,
              count: distribution[index] ?? 0,
              fill: letterFillOf(index, letters.length),
            }))
            .reverse()
            .map(({ letter, count, fill }) => (
              <tr key={letter}>
                <th scope="row" className="w-10 py-1 text-start font-semibold">
                  <bdi>{letter}</bdi>
                </th>
                <td className="py-1">
                  <svg
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    className="block h-3 w-full rtl:-scale-x-100"
                    aria-hidden
                  >
                    <rect width="100" height="10" rx="1" className="fill-hover print:fill-none" />
                    <rect width={(count / maxCount) * 100} height="10" fill={fill} />
                  </svg>
                </td>
                <td className="w-10 py-1 ps-3 text-end">{count}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Campaigns({ summary: { campaigns } }: { summary: ShownSummary }) {
  return (
    <section className={cardClasses}>
      <h2 className="mb-2">{texts.classSummary.campaignsTitle}</h2>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={headClasses}>
              {texts.classSummary.campaign}
            </th>
            <th scope="col" className={`${headClasses} w-24 text-right!`}>
              {texts.classSummary.completion}
            </th>
            <th scope="col" className={`${headClasses} w-20 text-right!`}>
              {texts.classSummary.averageColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {campaigns.map(({ title, completion, average }) => (
            <tr key={title}>
              <th scope="row" className={`${cellClasses} text-start font-normal wrap-anywhere`}>
                <bdi>{title}</bdi>
              </th>
              <td className={`${cellClasses} text-end`}>{percentText(completion)}</td>
              <td className={`${cellClasses} text-end`}>{percentText(average)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HardestQuestions({ summary: { hardest } }: { summary: ShownSummary }) {
  return (
    <section className={cardClasses}>
      <h2>{texts.classSummary.hardestTitle}</h2>
      <p className="text-sm text-muted">{texts.classSummary.hardestHint({ minStudents })}</p>
      {hardest.length === 0 ? (
        <p className="mt-2">{texts.classSummary.noHardest({ minStudents })}</p>
      ) : (
        <ol className="mt-2 grid gap-2">
          {hardest.map(({ scenario, label, text, facility, asked }) => (
            <li key={`${scenario} ${label}`} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3">
              <b className="text-bad tabular-nums">{percentText(facility)}</b>
              <span className="wrap-anywhere">
                <bdi>{text}</bdi>
                <span className="block text-sm text-muted">
                  {texts.classSummary.questionAsked({ scenario, label, asked })}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Attention({ summary, namedStudents }: ClassSummaryViewProps) {
  const { needAttention } = summary;
  return (
    <section className={cardClasses} aria-label={texts.classSummary.attentionTitle}>
      <h2>{texts.classSummary.attentionTitle}</h2>
      <p className="text-sm text-muted">
        {texts.classSummary.attentionRule(atRiskRuleOf({ passMark: passMarkOf(summary) }))}
      </p>
      {needAttention === 0 ? (
        <p className="mt-2">{texts.classSummary.nobody}</p>
      ) : namedStudents ? (
        <ul className="mt-2 columns-1 gap-x-8 sm:columns-2 print:columns-2">
          {namedStudents.map(({ name, reason }, index) => (
            <li key={index} className="break-inside-avoid py-0.5 wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi> <span className="text-muted">{reason}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2">{texts.classSummary.attentionUnnamed({ students: needAttention })}</p>
      )}
    </section>
  );
}

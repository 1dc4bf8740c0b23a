import type { ReactNode } from "react";
import { formatDate } from "~/domain/date-text";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { shareOf } from "~/domain/gradebook/class-figures";
import { explainTotal } from "~/domain/gradebook/explain-total";
import { percentText } from "~/domain/gradebook/figures";
import type { OwnFinalGrade } from "~/domain/gradebook/final-grades";
import { averageText, gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { cellsOf, type StudentGrade } from "~/domain/gradebook/student-grades";
import type { GradingRules } from "~/domain/grades/rules";
import { totalOf } from "~/domain/grades/total";
import { texts } from "~/texts";
import { useSite } from "~/ui/site";
import { useTimeZone } from "~/ui/time-zone";

export type TranscriptProps = {
  student: { fullName: string; username: string };
  course: { courseName: string; name: string; startDate: Date | null; endDate: Date | null };
  columns: ClassColumn[];
  grades: StudentGrade[];
  rules: GradingRules;
  finalGrade: OwnFinalGrade | null;
  /** Scenarios that are left out until their grades are released. */
  held: number;
  now: Date;
};

/** A student's grades in a class on paper, A4 or Letter. */
export function Transcript(props: TranscriptProps) {
  const { columns, grades, rules } = props;
  return (
    <article className="transcript max-w-[52rem] rounded-lg border border-line bg-surface p-6 print:max-w-none print:rounded-none print:border-0 print:bg-transparent print:p-0">
      <Head {...props} />
      {campaignsOf(columns).map(({ id, title }) => (
        <Campaign
          key={id}
          title={title}
          grades={grades.filter(({ column }) => column.campaignId === id)}
          rules={rules}
        />
      ))}
      <Result {...props} />
      <Foot now={props.now} />
    </article>
  );
}

function Head({ student, course }: TranscriptProps) {
  const { productName } = useSite();
  const zone = useTimeZone();
  const dayOf = (date: Date | null) => (date ? formatDate(date, zone) : texts.transcript.running);
  return (
    <header className="mb-5 border-b-2 border-ink pb-3">
      <p className="text-sm text-muted">{productName}</p>
      <h1 className="text-2xl!">{texts.transcript.title}</h1>
      <dl className="mt-3 grid gap-x-8 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        <Fact label={texts.common.student}>
          <bdi>{student.fullName || student.username}</bdi>
        </Fact>
        <Fact label={texts.transcript.username}>
          <bdi>{student.username}</bdi>
        </Fact>
        <Fact label={texts.transcript.courseAndClass}>
          {texts.common.classOfCourse({ course: course.courseName, className: course.name })}
        </Fact>
        <Fact label={texts.transcript.period}>
          {course.startDate && (
            <>
              <bdi>{dayOf(course.startDate)}</bdi> – <bdi>{dayOf(course.endDate)}</bdi>
            </>
          )}
        </Fact>
      </dl>
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

type CampaignProps = { title: string; grades: StudentGrade[]; rules: GradingRules };

function Campaign({ title, grades, rules }: CampaignProps) {
  const zone = useTimeZone();
  return (
    <div className="relative mb-5 overflow-x-auto print:overflow-visible" tabIndex={0} role="region" aria-label={title}>
      <table className="w-full min-w-[34rem] border-collapse text-sm print:min-w-0">
        <caption className="mb-1 text-start font-semibold">
          <bdi>{title}</bdi>
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-xs text-muted *:py-1 *:pe-3 *:text-start *:font-semibold">
            <th scope="col">{texts.results.scenario}</th>
            <th scope="col" className="w-28">
              {texts.transcript.date}
            </th>
            <th scope="col" className="w-24">
              {texts.transcript.points}
            </th>
            <th scope="col" className="w-28">
              {texts.results.grade}
            </th>
          </tr>
        </thead>
        <tbody>
          {grades.map(({ column, grade, best, decision }) => (
            <tr key={column.scenarioId} className="break-inside-avoid border-b border-line *:py-1 *:pe-3">
              <td className="wrap-anywhere">
                <bdi>{column.scenarioTitle}</bdi>
              </td>
              <td className="tabular-nums">{dateOf({ best, decision }, zone)}</td>
              {grade === "excused" ? (
                <td colSpan={2}>{texts.grades.excused}</td>
              ) : grade === null ? (
                <td colSpan={2} className="text-muted">
                  {texts.transcript.noGrade}
                </td>
              ) : (
                <>
                  <td className="tabular-nums">
                    <bdi>
                      {grade.score}/{grade.maxScore}
                    </bdi>
                  </td>
                  <td className="tabular-nums">
                    <b className="inline-block min-w-8">
                      <bdi>{gradeLetterOf(grade.score, grade.maxScore, rules) ?? ""}</bdi>
                    </b>
                    <bdi>{percentText(shareOf(grade))}</bdi>
                    {decision && decision.kind !== "excuse" && <span title={texts.transcript.decided}> †</span>}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** When the grade came about: by the decision that stands, or by the attempt that counts. */
const dateOf = ({ best, decision }: Pick<StudentGrade, "best" | "decision">, zone: string | null) => {
  const at = decision?.at ?? best?.receivedAt;
  return at ? <bdi>{formatDate(at, zone)}</bdi> : "–";
};

function Result({ grades, columns, rules, finalGrade, held }: TranscriptProps) {
  const zone = useTimeZone();
  const total = (kind: "soFar" | "ifNothingMoreComes") =>
    averageText(totalOf(cellsOf(grades), columns, rules, kind).share, rules);
  const sentences = explainTotal(cellsOf(grades), columns, rules);
  const hasDecided = grades.some(({ decision }) => decision !== null && decision.kind !== "excuse");
  return (
    <section className="break-inside-avoid">
      {finalGrade ? (
        <>
          <p className="text-lg font-bold">
            {texts.finalGrades.own}:{" "}
            <bdi>
              {finalGrade.percent === null
                ? texts.finalGrades.noGrade
                : `${finalGrade.letter ?? ""} ${finalGrade.percent} %`}
            </bdi>
          </p>
          <p className="text-sm text-muted">{texts.finalGrades.ownHint({ date: formatDate(finalGrade.at, zone) })}</p>
        </>
      ) : (
        <p className="text-lg font-bold">
          {texts.grading.soFar}: <bdi>{total("soFar")}</bdi>
          <span className="ms-4 text-base font-semibold">
            {texts.grading.ifNothingMoreComes}: <bdi>{total("ifNothingMoreComes")}</bdi>
          </span>
        </p>
      )}
      <ul className="mt-3 grid list-disc gap-0.5 ps-5 text-sm">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          {texts.transcript.letters({
            letters: rules.letters.map(({ letter, from }) => `${letter} ${from} %`).join(", "),
          })}
        </li>
        {held > 0 && <li>{texts.transcript.held({ scenarios: held })}</li>}
        {hasDecided && <li>† {texts.transcript.decided}</li>}
      </ul>
    </section>
  );
}

function Foot({ now }: { now: Date }) {
  const { productName } = useSite();
  const zone = useTimeZone();
  return (
    <p className="mt-5 border-t border-line pt-2 text-xs text-muted">
      {texts.transcript.printed({ productName, date: formatDate(now, zone) })}
    </p>
  );
}

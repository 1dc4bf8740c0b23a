import { Link } from "@remix-run/react";
import { texts } from "~/texts";
import { Chip } from "~/ui/chip";
import { cutText, percentText } from "~/domain/gradebook/figures";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import {
  alarmOf,
  answerPercentsOf,
  isJudged,
  type Item,
  type ItemAnswer,
  type WrongAnswer,
} from "~/domain/quiz-results/item-analysis";

/** `regradeAddress`: null for a lesson. */
export type QuestionFiguresProps = { item: Item; classSessionId: string; regradeAddress: string | null };

/** One question: its text, the answers given, and how well it separates stronger from weaker students. */
export function QuestionFigures({ item, classSessionId, regradeAddress }: QuestionFiguresProps) {
  const { label, text, commonestWrong, misconceptions } = item;
  const alarm = alarmOf(item);
  return (
    <li
      className={
        "grid break-inside-avoid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 gap-y-3 border-b border-line " +
        "p-4 last:border-b-0 xl:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,26rem)_11rem]"
      }
    >
      <span className="font-semibold text-muted">{label}</span>
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-base font-semibold">
          <bdi>{text}</bdi>
        </h2>
        {alarm && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
            <Chip tone={alarm === "misleading" || alarm === "tooHard" ? "bad" : "amber"}>
              {texts.quizResponses.alarm({ alarm })}
            </Chip>
            {texts.quizResponses.alarmHint({ alarm })}
          </p>
        )}
        {commonestWrong && (
          <div className="mt-1.5">
            {texts.quizResponses.wrongChosenBy({
              share: (
                <b className={`tabular-nums ${misconceptions.length > 0 ? "text-bad" : ""}`}>
                  {percentOfWrong(item, commonestWrong)} %
                </b>
              ),
              answer: <b dir="auto">“{commonestWrong.text}”</b>,
              names: <ChosenBy wrong={commonestWrong} classSessionId={classSessionId} maxVisible={3} />,
            })}
          </div>
        )}
        {!isJudged(item) && <p className="mt-1.5 text-muted">{texts.quizResponses.tooFewAsked}</p>}
        {regradeAddress && (
          <p className="mt-1.5 print:hidden">
            <Link
              to={regradeAddress}
              prefetch="none"
              className="link tap"
              aria-label={texts.regrades.linkLabel({ label })}
            >
              {texts.regrades.link}
            </Link>
          </p>
        )}
      </div>
      <Answers item={item} />
      <Figures item={item} />
    </li>
  );
}

/** Percentage of students who chose the wrong answer, rounded as beside the bars. */
export const percentOfWrong = (item: Item, { text }: WrongAnswer) =>
  answerPercentsOf(item)[item.answers.findIndex((answer) => answer.text === text)] ?? 0;

type ChosenByProps = {
  wrong: WrongAnswer;
  classSessionId: string;
  /** How many names are visible before "and n more". */
  maxVisible: number;
};

/** The students who chose an answer; a few visible, the rest folded. */
export function ChosenBy({ wrong: { chosenBy }, classSessionId, maxVisible }: ChosenByProps) {
  const renderStudentLink = ({ userId, username, fullName }: WrongAnswer["chosenBy"][number]) => (
    <Link key={userId} to={studentAddressOf(classSessionId, userId)} prefetch="none" className="link me-2">
      {fullName || username}
    </Link>
  );
  const [visibleStudents, foldedStudents] = [chosenBy.slice(0, maxVisible), chosenBy.slice(maxVisible)];
  return (
    <>
      {visibleStudents.map(renderStudentLink)}
      {foldedStudents.length > 0 && (
        <details className="inline-block align-top">
          <summary className="tap text-muted hover:text-ink">
            {texts.quizResponses.andMore({ others: foldedStudents.length })}
          </summary>
          <span className="block max-w-[60ch]">{foldedStudents.map(renderStudentLink)}</span>
        </details>
      )}
    </>
  );
}

function Answers({ item }: { item: Item }) {
  const { answers, noAnswer, asked, label } = item;
  const percents = answerPercentsOf(item);
  return (
    <table className="col-start-2 w-full max-w-[36rem] border-separate border-spacing-y-0.5 text-sm xl:col-start-auto">
      <caption className="sr-only">{texts.quizResponses.answersTo({ label })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.quizResponses.answer}</th>
          <th scope="col">{texts.common.students}</th>
          <th scope="col">{texts.quizResponses.share}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map((answer, index) => (
          <AnswerBar key={answer.text} {...answer} percent={percents[index] ?? 0} fill={fillOf(answer.correct)} />
        ))}
        {noAnswer > 0 && (
          <AnswerBar
            text={texts.quizResponses.noAnswer}
            correct={null}
            count={noAnswer}
            share={noAnswer / asked}
            percent={percents.at(-1) ?? 0}
            fill="fill-line-strong"
            isMuted
          />
        )}
      </tbody>
    </table>
  );
}

const fillOf = (correct: boolean | null) => (correct ? "fill-good" : correct === false ? "fill-bad" : "fill-accent");

type AnswerBarProps = ItemAnswer & { percent: number; fill: string; isMuted?: boolean };

function AnswerBar({ text, correct, count, share, percent, fill, isMuted = false }: AnswerBarProps) {
  return (
    <tr className={isMuted ? "text-muted" : ""}>
      <th scope="row" className="w-1/2 py-0.5 pe-3 text-start font-normal wrap-anywhere">
        {correct && (
          <b className="me-1 text-good" title={texts.quizResponses.right}>
            ✓<span className="sr-only"> {texts.quizResponses.rightAnswer}: </span>
          </b>
        )}
        <bdi>{text}</bdi>
      </th>
      <td className="py-0.5" title={texts.quizResponses.students({ count })}>
        <span className="sr-only">{count}</span>
        <svg
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          className="block h-2 w-full rounded-full rtl:-scale-x-100"
          aria-hidden
        >
          <rect width="100" height="8" className="fill-hover" />
          <rect width={share * 100} height="8" className={fill} />
        </svg>
      </td>
      <td className="w-14 py-0.5 ps-2 text-end tabular-nums">{percent} %</td>
    </tr>
  );
}

function Figures({ item }: { item: Item }) {
  const { facility, discrimination, points, maxPoints, partial, asked } = item;
  const tone =
    facility === null || !isJudged(item) ? "" : facility < 0.6 ? "text-bad" : facility < 0.7 ? "text-amber" : "";
  const row = (term: string, value: React.ReactNode, valueClasses = "") => (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{term}</dt>
      <dd className={`font-semibold ${valueClasses}`}>{value}</dd>
    </div>
  );
  return (
    <dl className="col-start-2 grid max-w-[36rem] content-start gap-0.5 text-sm tabular-nums xl:col-start-auto">
      {facility === null
        ? row(texts.quizResponses.survey, texts.quizResponses.noPoints)
        : row(texts.quizResponses.pointsEarned, percentText(facility), tone)}
      {facility !== null &&
        row(
          texts.quizResponses.averagePoints,
          texts.quizResponses.pointsOf({ points: cutText(points), maxPoints: cutText(maxPoints) }),
        )}
      {facility !== null &&
        row(
          texts.quizResponses.discrimination,
          discrimination === null ? "–" : cutText(discrimination),
          discrimination !== null && discrimination < 0 ? "text-bad" : "",
        )}
      {partial > 0 &&
        row(texts.quizResponses.partlyRight, texts.grades.countOf({ count: partial, all: asked }), "text-amber")}
    </dl>
  );
}

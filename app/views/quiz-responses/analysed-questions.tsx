import { Link, useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { cutText, percentText } from "~/domain/gradebook/figures";
import { regradeAddressOf } from "~/domain/gradebook/gradebook-addresses";
import {
  alarmLimits,
  alarms,
  isJudged,
  minStudents,
  misconceptionLimits,
  sortItems,
  type ItemAnalysis,
  type ItemSort,
} from "~/domain/quiz-results/item-analysis";
import { unpackAnalysis } from "~/domain/quiz-results/packed-analysis";
import type { Quiz } from "~/domain/quiz-results/read-quiz-responses";
import type { ReadFailure as NotReadText } from "~/http/read-failure.server";
import { texts } from "~/texts";
import { searchWith } from "~/ui/query-navigation";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/load-error";
import { NoDataYet } from "./no-data-yet";
import { ChosenBy, percentOfWrong, QuestionFigures } from "./question-figures";
import { quizTabOf } from "./quiz-tabs";

type AnalysedQuestionsProps = { analysis: string | NotReadText; quiz: Quiz };

/** Item analysis: how well each question works, and which wrong answers are common. */
export function AnalysedQuestions({ analysis, quiz }: AnalysedQuestionsProps) {
  const [params] = useSearchParams();
  const unpacked = useMemo(() => (typeof analysis === "string" ? unpackAnalysis(analysis) : null), [analysis]);
  if (typeof analysis !== "string") return <LoadError failure={analysis} />;
  if (!unpacked || unpacked.students === 0) return <EmptyState title={texts.grades.noStudents} />;
  if (unpacked.items.length === 0) return <NoDataYet />;
  return quizTabOf(params) === "questions" ? (
    <Questions analysis={unpacked} sort={params.get("sort") === "asked" ? "asked" : "hardest"} quiz={quiz} />
  ) : (
    <Misconceptions analysis={unpacked} quiz={quiz} />
  );
}

type QuestionsProps = { analysis: ItemAnalysis; sort: ItemSort; quiz: Quiz };

function Questions({ analysis: { attempts, students, items, totals }, sort, quiz }: QuestionsProps) {
  return (
    <section aria-label={texts.quizResponses.questions}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-muted tabular-nums">
        <p>
          {texts.quizResponses.handedInAverage({
            attempts,
            students,
            average: cutText(totals.points),
            maxPoints: cutText(totals.maxPoints),
          })}
        </p>
        <SortLinks sort={sort} />
      </div>
      <ol className="overflow-hidden rounded-lg border border-line bg-surface">
        {sortItems(items, sort).map((item) => (
          <QuestionFigures
            key={item.label}
            item={item}
            classSessionId={quiz.session.id}
            regradeAddress={
              quiz.session.mayRun && quiz.scenario.scenarioType === "Quiz"
                ? regradeAddressOf(quiz.session.id, quiz.scenario.scenarioId, item.questionId)
                : null
            }
          />
        ))}
      </ol>
      <Totals totals={totals} questions={items.length} />
      <RuleList />
    </section>
  );
}

/** How the figures are calculated, and when a question is flagged. */
function RuleList() {
  const marks = alarms.map((alarm) =>
    texts.quizResponses.markRule({
      name: texts.quizResponses.alarm({ alarm }),
      rule: texts.quizResponses.alarmRule({ alarm, ...alarmLimits }),
    }),
  );
  const rules = [
    [texts.quizResponses.pointsEarned, texts.quizResponses.facilityRule],
    [texts.quizResponses.discrimination, texts.quizResponses.discriminationRule({ minStudents })],
    [texts.quizResponses.marks, texts.quizResponses.marksRule({ minStudents, marks })],
  ];
  return (
    <dl className="mt-3 grid max-w-[90ch] gap-1 text-xs text-muted">
      {rules.map(([term, rule]) => (
        <div key={term}>
          <dt className="inline font-semibold">{term}: </dt>
          <dd className="inline">{rule}</dd>
        </div>
      ))}
    </dl>
  );
}

function SortLinks({ sort }: { sort: ItemSort }) {
  const [params] = useSearchParams();
  return (
    <p className="flex flex-wrap gap-x-4 print:hidden">
      {(["hardest", "asked"] as const).map((order) => (
        <Link
          key={order}
          to={searchWith(params, { sort: order === "hardest" ? null : order })}
          preventScrollReset
          aria-current={order === sort ? "true" : undefined}
          className="tap text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {texts.quizResponses.order({ order })}
        </Link>
      ))}
    </p>
  );
}

/** The figures of all questions together. */
function Totals({ totals, questions }: { totals: ItemAnalysis["totals"]; questions: number }) {
  const figures: [term: string, value: string | number][] = [
    [texts.quizResponses.pointsEarned, percentText(totals.facility)],
    [texts.quizResponses.averagePoints, pointsOf(totals)],
    [texts.quizResponses.averageDiscrimination, totals.discrimination === null ? "–" : cutText(totals.discrimination)],
    [texts.quizResponses.partlyRight, totals.partial],
    [texts.quizResponses.noAnswer, totals.noAnswer],
  ];
  return (
    <div
      className={
        "mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-2 rounded-lg border border-line bg-ground px-4 " +
        "py-3 tabular-nums"
      }
    >
      <h2 className="text-base font-semibold">{texts.quizResponses.allQuestions({ questions })}</h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {figures.map(([term, value]) => (
          <div key={term} className="flex gap-2">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const pointsOf = ({ points, maxPoints }: ItemAnalysis["totals"]) =>
  texts.quizResponses.pointsOf({ points: cutText(points), maxPoints: cutText(maxPoints) });

/** Wrong answers that many students chose, most common first. */
function Misconceptions({ analysis: { items, attempts }, quiz }: { analysis: ItemAnalysis; quiz: Quiz }) {
  const misconceptions = items
    .flatMap((item) => item.misconceptions.map((wrong) => ({ item, wrong })))
    .sort((a, b) => b.wrong.share - a.wrong.share);
  const hint = texts.quizResponses.misconceptionsHint({
    rule: texts.quizResponses.misconceptionRule(misconceptionLimits),
    attempts,
  });
  if (misconceptions.length === 0) {
    return (
      <EmptyState
        title={items.some(isJudged) ? texts.quizResponses.noMisconceptions : texts.quizResponses.tooFewStudents}
      >
        {hint}
      </EmptyState>
    );
  }
  return (
    <section aria-label={texts.quizResponses.misconceptions}>
      <p className="mb-3 text-muted">{hint}</p>
      <ol className="grid gap-3">
        {misconceptions.map(({ item, wrong }) => (
          <li
            key={`${item.label} ${wrong.text}`}
            className="break-inside-avoid rounded-lg border border-line bg-surface p-4 wrap-anywhere"
          >
            <p className="text-muted">
              <b className="me-2">{item.label}</b>
              <bdi>{item.text}</bdi>
            </p>
            <p className="mt-1.5 text-md">
              {texts.quizResponses.wrongChosen({
                share: <b className="text-bad tabular-nums">{percentOfWrong(item, wrong)} %</b>,
                answer: <b dir="auto">“{wrong.text}”</b>,
              })}
            </p>
            <p className="mt-1 text-muted">
              {texts.quizResponses.rightAnswers({
                answers: item.answers.filter(({ correct }) => correct).map(({ text }) => text),
              })}
            </p>
            <div className="mt-1.5">
              <ChosenBy wrong={wrong} classSessionId={quiz.session.id} maxVisible={12} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

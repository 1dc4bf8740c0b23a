import { Link, useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { cutText, percentText } from "~/domain/gradebook/figures";
import { gradebookTexts } from "~/domain/gradebook/gradebook-texts";
import {
  alarmNames,
  alarms,
  alarmTexts,
  isJudged,
  itemFormulas,
  minStudents,
  misconceptionRule,
  sortItems,
  type ItemAnalysis,
  type ItemSort,
} from "~/domain/quiz-results/item-analysis";
import { unpackAnalysis } from "~/domain/quiz-results/packed-analysis";
import type { Quiz } from "~/domain/quiz-results/read-quiz-responses";
import type { ReadFailure as NotReadText } from "~/http/read-failure.server";
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
  if (!unpacked || unpacked.students === 0) return <EmptyState title={gradebookTexts.noStudents} />;
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
    <section aria-label="Questions">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-muted tabular-nums">
        <p>
          {attempts} of {students} handed in · average {cutText(totals.points)} of {cutText(totals.maxPoints)}
        </p>
        <SortLinks sort={sort} />
      </div>
      <ol className="overflow-hidden rounded-lg border border-line bg-surface">
        {sortItems(items, sort).map((item) => (
          <QuestionFigures key={item.label} item={item} classSessionId={quiz.session.id} />
        ))}
      </ol>
      <Totals totals={totals} questions={items.length} />
      <RuleList />
    </section>
  );
}

/** How the figures are calculated, and when a question is flagged. */
function RuleList() {
  const marks = alarms.map((alarm) => `${alarmNames[alarm]}: ${alarmTexts[alarm].rule}`).join(". ");
  const rules = {
    "Points earned": itemFormulas.facility,
    Discrimination: itemFormulas.discrimination,
    Marks: `With ${minStudents} or more students who were asked. ${marks}.`,
  };
  return (
    <dl className="mt-3 grid max-w-[90ch] gap-1 text-xs text-muted">
      {Object.entries(rules).map(([term, rule]) => (
        <div key={term}>
          <dt className="inline font-semibold">{term}: </dt>
          <dd className="inline">{rule}</dd>
        </div>
      ))}
    </dl>
  );
}

const orders: Record<ItemSort, string> = { hardest: "Hardest first", asked: "As asked" };

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
          {orders[order]}
        </Link>
      ))}
    </p>
  );
}

/** The figures of all questions together. */
function Totals({ totals, questions }: { totals: ItemAnalysis["totals"]; questions: number }) {
  const figures = {
    "Points earned": percentText(totals.facility),
    "Average points": `${cutText(totals.points)} of ${cutText(totals.maxPoints)}`,
    "Average discrimination": totals.discrimination === null ? "–" : cutText(totals.discrimination),
    "Partly right": totals.partial,
    "No answer": totals.noAnswer,
  };
  return (
    <div
      className={
        "mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-2 rounded-lg border border-line bg-ground px-4 " +
        "py-3 tabular-nums"
      }
    >
      <h2 className="text-base font-semibold">All {questions} questions</h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {Object.entries(figures).map(([term, value]) => (
          <div key={term} className="flex gap-2">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Wrong answers that many students chose, most common first. */
function Misconceptions({ analysis: { items, attempts }, quiz }: { analysis: ItemAnalysis; quiz: Quiz }) {
  const misconceptions = items
    .flatMap((item) => item.misconceptions.map((wrong) => ({ item, wrong })))
    .sort((a, b) => b.wrong.share - a.wrong.share);
  if (misconceptions.length === 0) {
    return (
      <EmptyState title={items.some(isJudged) ? "No misconception stands out" : "Too few students to judge"}>
        {misconceptionRule} {attempts} have handed in.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Misconceptions">
      <p className="mb-3 text-muted">
        {misconceptionRule} {attempts} have handed in.
      </p>
      <ol className="grid gap-3">
        {misconceptions.map(({ item, wrong }) => (
          <li
            key={`${item.label} ${wrong.text}`}
            className="break-inside-avoid rounded-lg border border-line bg-surface p-4 wrap-anywhere"
          >
            <p className="text-muted">
              <b className="mr-2">{item.label}</b>
              {item.text}
            </p>
            <p className="mt-1.5 text-md">
              <b className="text-bad tabular-nums">{percentOfWrong(item, wrong)} %</b> chose <b>“{wrong.text}”</b>
            </p>
            <p className="mt-1 text-muted">
              Right:{" "}
              {item.answers
                .filter(({ correct }) => correct)
                .map(({ text }) => `“${text}”`)
                .join(" and ")}
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

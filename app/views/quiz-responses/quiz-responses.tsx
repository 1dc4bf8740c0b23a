import { ArrowDownTrayIcon } from "@heroicons/react/16/solid";
import { useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { quizResultsFileNameOf } from "~/domain/quiz-results/quiz-address";
import { arrangeQuizTable } from "~/domain/quiz-results/quiz-table";
import type { ScenarioWithQuestions } from "~/domain/quiz-results/list-scenarios-with-questions";
import type { Quiz, QuizData, QuizStudent } from "~/domain/quiz-results/read-quiz-responses";
import type { ReadFailure as NotReadText } from "~/http/read-failure.server";
import { texts } from "~/texts";
import { DownloadLink } from "~/ui/download-link";
import { EmptyState } from "~/ui/empty-state";
import { Names } from "~/ui/names";
import { PageHeader } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { Loading } from "~/ui/loading";
import { LoadError } from "~/ui/load-error";
import { readStoredQuiz } from "~/views/gradebook/remembered-quiz";
import { AnalysedQuestions } from "./analysed-questions";
import { LateList } from "./late-list";
import { NoDataYet } from "./no-data-yet";
import { QuestionList } from "./question-list";
import { QuizSwitcher } from "./quiz-switcher";
import { QuizTabs } from "./quiz-tabs";
import { ResponsesTable } from "./responses-table";
import type { quizLoader } from "./quiz-loader.server";

export function QuizResponses() {
  const loaded = useLoaderData<typeof quizLoader>();
  if ("quiz" in loaded) return <LoadedQuizResponses {...loaded} />;
  return (
    <>
      <PageHeader title={texts.quizResponses.quizTitle} />
      <LoadError failure={loaded} />
    </>
  );
}

type JsonOrFailure = string | NotReadText;
type Deferred = JsonOrFailure | Promise<JsonOrFailure>;
type QuizResponsesOfProps = {
  quiz: Quiz | null;
  candidates: { classSessionId: string; quizId: string }[];
  /** The class's scenarios that have questions, including this one. */
  scenariosWithQuestions: ScenarioWithQuestions[];
  students: Deferred | null;
  answers: Deferred | null;
  /** Replaces both on the analysis tabs. */
  analysis: JsonOrFailure | null;
};

function LoadedQuizResponses({
  quiz,
  scenariosWithQuestions,
  students,
  answers,
  analysis,
  candidates,
}: QuizResponsesOfProps) {
  useRememberedQuiz(quiz, candidates);
  if (!quiz) {
    return (
      <>
        <PageHeader title={texts.quizResponses.quizTitle} />
        <NoDataYet />
      </>
    );
  }
  const isQuiz = quiz.scenario.scenarioType === "Quiz";
  return (
    <>
      <PageHeader
        title={isQuiz ? texts.quizResponses.quizTitle : texts.quizResponses.lessonTitle}
        subtitle={<Names names={[quiz.scenario.scenarioTitle, quiz.session.courseName, quiz.session.name]} />}
      >
        <PrintLink />
        {isQuiz && (
          <DownloadLink
            href={csvAddressOf(quiz)}
            name={quizResultsFileNameOf(quiz.scenario.scenarioTitle)}
            failedText={texts.quizResponses.notDownloaded}
          >
            <ArrowDownTrayIcon className="size-4" aria-hidden />
            {texts.quizResponses.downloadCsv}
          </DownloadLink>
        )}
      </PageHeader>
      <QuizSwitcher quiz={quiz} scenariosWithQuestions={scenariosWithQuestions} />
      <QuizTabs />
      {analysis !== null && <AnalysedQuestions key={quiz.scenario.scenarioId} analysis={analysis} quiz={quiz} />}
      {students !== null && answers !== null && (
        <DeferredResponses
          key={quiz.scenario.scenarioId}
          students={students}
          answers={answers}
          classSessionId={quiz.session.id}
        />
      )}
    </>
  );
}

type ResponsesProps = { studentsJson: string; answersJson: string; classSessionId: string };
type DeferredResponsesProps = { students: Deferred; answers: Deferred; classSessionId: string };

/**
 * A full page load has all data. After a client navigation, shows a loading text, or the old data until new data
 * arrive.
 */
function DeferredResponses({
  students: deferredStudents,
  answers: deferredAnswers,
  classSessionId,
}: DeferredResponsesProps) {
  const students = useLatest(deferredStudents);
  const answers = useLatest(deferredAnswers);
  if (students === null) return <Loading text={texts.quizResponses.loadingStudents} />;
  if (typeof students !== "string") return <LoadError failure={students} />;
  if (answers === null) return <Loading text={texts.quizResponses.loadingData} />;
  if (typeof answers !== "string") return <LoadError failure={answers} />;
  return <Responses studentsJson={students} answersJson={answers} classSessionId={classSessionId} />;
}

function useLatest(value: Deferred): JsonOrFailure | null {
  const [latest, setLatest] = useState<JsonOrFailure | null>(null);
  useEffect(() => {
    let isCurrent = true;
    Promise.resolve(value).then(
      (result) => isCurrent && setLatest(result),
      (error: unknown) =>
        isCurrent &&
        setLatest(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return value instanceof Promise ? latest : value;
}

function Responses({ studentsJson: students, answersJson: answers, classSessionId }: ResponsesProps) {
  const table = useMemo(
    // Serialized by this page's loader.
    () => arrangeQuizTable(JSON.parse(students) as QuizStudent[], JSON.parse(answers) as QuizData),
    [students, answers],
  );
  if (table.rows.length === 0) return <EmptyState title={texts.grades.noStudents} />;
  if (table.columns.length === 0) return <NoDataYet />;
  return (
    <>
      <ResponsesTable table={table} classSessionId={classSessionId} />
      <LateList rows={table.rows} />
      <QuestionList columns={table.columns} />
    </>
  );
}

function csvAddressOf({ session, scenario }: Quiz) {
  const query = new URLSearchParams({ scenarioId: scenario.scenarioId, scenarioTitle: scenario.scenarioTitle });
  return `/api/scores/session/${session.id}/${session.organizationId}/csv?${query}`;
}

/** A URL without ids falls back to the quiz opened last. */
function useRememberedQuiz(
  quiz: { session: { id: string } } | null,
  candidates: { classSessionId: string; quizId: string }[],
) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const hasIdsInUrl = params.has("session") && params.has("quiz");
  const currentSessionId = quiz?.session.id;

  useEffect(() => {
    if (hasIdsInUrl) return;
    const remembered = readStoredQuiz();
    if (!remembered || remembered.classSessionId === currentSessionId) return;
    const isCandidate =
      !currentSessionId ||
      candidates.some(
        ({ classSessionId, quizId }) => classSessionId === remembered.classSessionId && quizId === remembered.quizId,
      );
    if (isCandidate) navigate(`?session=${remembered.classSessionId}&quiz=${remembered.quizId}`, { replace: true });
  }, [hasIdsInUrl, currentSessionId, candidates, navigate]);
}

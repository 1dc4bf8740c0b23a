import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { SignedInCtx } from "~/domain/context";
import { failAs } from "~/domain/unexpected-failure";
import { listScenariosWithQuestions } from "~/domain/quiz-results/list-scenarios-with-questions";
import { packAnalysis } from "~/domain/quiz-results/packed-analysis";
import { readItemAnalysis } from "~/domain/quiz-results/read-item-analysis";
import {
  readQuizJson,
  listQuizStudents,
  findQuizzesByName,
  readQuestioned,
  type Quiz,
} from "~/domain/quiz-results/read-quiz-responses";
import { texts } from "~/texts";
import { requirePermission } from "~/http/context.server";
import { asReadFailure } from "~/http/read-failure.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { quizTabOf } from "./quiz-tabs";

/** Responses to a quiz, at both of its URLs. */
export const quizLoader = answerRefusals(async ({ request, params: pathParams }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "gradebook:read");
  const searchParams = new URL(request.url).searchParams;
  const quizSearch = await failAs(
    texts.readFailures.sessionNotRead,
    findQuiz(ctx, searchParams, pathParams.sessionName ?? "", pathParams.quizShortTitle ?? ""),
  ).catch(asReadFailure);
  if ("notRead" in quizSearch) return quizSearch;
  const { quiz, candidates } = quizSearch;
  const emptyData = { quiz, candidates, scenariosWithQuestions: [], students: null, answers: null, analysis: null };
  if (!quiz) return data(emptyData, { status: 404 });
  const scenariosWithQuestions = await failAs(
    texts.readFailures.scenariosNotRead,
    listScenariosWithQuestions(ctx, quiz.session),
  ).catch(asReadFailure);
  if ("notRead" in scenariosWithQuestions) return scenariosWithQuestions;
  const base = { ...emptyData, scenariosWithQuestions };
  if (quizTabOf(searchParams) !== "responses") return { ...base, analysis: await readAnalysis(ctx, quiz) };
  const students = failAs(
    texts.readFailures.studentsNotRead,
    listQuizStudents(ctx, quiz.session.id).then((students) => JSON.stringify(students)),
  ).catch(asReadFailure);
  const answers = failAs(texts.readFailures.quizNotRead, readQuizJson(ctx, quiz)).catch(asReadFailure);
  if (isDocumentRequest(request)) return { ...base, students: await students, answers: await answers };
  // On client navigation the page renders at once and streams these.
  return { ...base, students, answers };
});

/** As one string, because many small values are slow to encode. */
const readAnalysis = (ctx: SignedInCtx, quiz: Quiz) =>
  failAs(texts.readFailures.quizNotRead, readItemAnalysis(ctx, quiz).then(packAnalysis)).catch(asReadFailure);

type QuizSearch = { quiz: Quiz | null; candidates: { classSessionId: string; quizId: string }[] };

/** Finds the quiz by the ids in the query or, without them, by the names in the path: the newest class of that name. */
async function findQuiz(
  ctx: SignedInCtx,
  searchParams: URLSearchParams,
  sessionName: string,
  quizShortTitle: string,
): Promise<QuizSearch> {
  const [classSessionId, quizId] = readIds(searchParams);
  if (classSessionId && quizId) return { quiz: await readQuestioned(ctx, classSessionId, quizId), candidates: [] };
  const candidates = await findQuizzesByName(ctx, sessionName, quizShortTitle);
  const [newest] = candidates;
  return { quiz: newest ? await readQuestioned(ctx, newest.classSessionId, newest.quizId) : null, candidates };
}

const readIds = (searchParams: URLSearchParams) => [searchParams.get("session"), searchParams.get("quiz")] as const;

/** The class of an open quiz page; undefined on other pages. */
export async function classOfQuizPage(ctx: SignedInCtx, { request, params: pathParams }: LoaderFunctionArgs) {
  if (!pathParams.sessionName || !pathParams.quizShortTitle) return undefined;
  const [classSessionId, quizId] = readIds(new URL(request.url).searchParams);
  if (classSessionId && quizId) return classSessionId;
  return (await findQuizzesByName(ctx, pathParams.sessionName, pathParams.quizShortTitle))[0]?.classSessionId;
}

const isDocumentRequest = (request: Request) => request.headers.get("sec-fetch-dest") !== "empty";

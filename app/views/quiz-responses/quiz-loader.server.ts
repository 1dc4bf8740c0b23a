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
export const quizLoader = answerRefusals(async ({ request, params: names }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "gradebook:read");
  const params = new URL(request.url).searchParams;
  const address = await failAs(
    texts.readFailures.sessionNotRead,
    findQuiz(ctx, params, names.sessionName ?? "", names.quizShortTitle ?? ""),
  ).catch(asReadFailure);
  if ("notRead" in address) return address;
  const { quiz, candidates } = address;
  const nothing = { quiz, candidates, questioned: [], students: null, answers: null, analysis: null };
  if (!quiz) return data(nothing, { status: 404 });
  const scenariosWithQuestions = await failAs(
    texts.readFailures.scenariosNotRead,
    listScenariosWithQuestions(ctx, quiz.session),
  ).catch(asReadFailure);
  if ("notRead" in scenariosWithQuestions) return scenariosWithQuestions;
  const base = { ...nothing, questioned: scenariosWithQuestions };
  if (quizTabOf(params) !== "responses") return { ...base, analysis: await readAnalysis(ctx, quiz) };
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

type Address = { quiz: Quiz | null; candidates: { classSessionId: string; quizId: string }[] };

/** The URL names class and quiz by id; without ids, by name, which finds the newest class of that name. */
async function findQuiz(
  ctx: SignedInCtx,
  params: URLSearchParams,
  sessionName: string,
  quizShortTitle: string,
): Promise<Address> {
  const [classSessionId, quizId] = readIds(params);
  if (classSessionId && quizId) return { quiz: await readQuestioned(ctx, classSessionId, quizId), candidates: [] };
  const candidates = await findQuizzesByName(ctx, sessionName, quizShortTitle);
  const [newest] = candidates;
  return { quiz: newest ? await readQuestioned(ctx, newest.classSessionId, newest.quizId) : null, candidates };
}

const readIds = (params: URLSearchParams) => [params.get("session"), params.get("quiz")] as const;

/** The class of an open quiz page; undefined on other pages. */
export async function classOfQuizPage(ctx: SignedInCtx, { request, params: names }: LoaderFunctionArgs) {
  if (!names.sessionName || !names.quizShortTitle) return undefined;
  const [classSessionId, quizId] = readIds(new URL(request.url).searchParams);
  if (classSessionId && quizId) return classSessionId;
  return (await findQuizzesByName(ctx, names.sessionName, names.quizShortTitle))[0]?.classSessionId;
}

const isDocumentRequest = (request: Request) => request.headers.get("sec-fetch-dest") !== "empty";

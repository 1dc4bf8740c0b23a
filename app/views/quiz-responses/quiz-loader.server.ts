import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { SignedInCtx } from "~/domain/context";
import { failAs } from "~/domain/unexpected-failure";
import { gradebookTexts } from "~/domain/gradebook/gradebook-texts";
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
import { requirePermission } from "~/http/context.server";
import { asReadFailure } from "~/http/read-failure.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { quizTabOf } from "./quiz-tabs";

/** What the responses to a quiz show, at both of their addresses. */
export const quizLoader = answerRefusals(async ({ request, params: names }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "gradebook:read");
  const params = new URL(request.url).searchParams;
  const address = await failAs(
    gradebookTexts.sessionNotRead,
    quizOfAddress(ctx, params, names.sessionName!, names.quizShortTitle!),
  ).catch(asReadFailure);
  if ("notRead" in address) return address;
  const { quiz, candidates } = address;
  const nothing = { quiz, candidates, questioned: [], students: null, answers: null, analysis: null };
  if (!quiz) return data(nothing, { status: 404 });
  const questioned = await failAs(gradebookTexts.scenariosNotRead, listScenariosWithQuestions(ctx, quiz.session)).catch(
    asReadFailure,
  );
  if ("notRead" in questioned) return questioned;
  const beside = { ...nothing, questioned };
  if (quizTabOf(params) !== "responses") return { ...beside, analysis: await analysisOf(ctx, quiz) };
  const students = failAs(
    gradebookTexts.studentsNotRead,
    listQuizStudents(ctx, quiz.session.id).then((found) => JSON.stringify(found)),
  ).catch(asReadFailure);
  const answers = failAs(gradebookTexts.quizNotRead, readQuizJson(ctx, quiz)).catch(asReadFailure);
  if (isDocumentRequest(request)) return { ...beside, students: await students, answers: await answers };
  // A page that is already there shows itself at once and says what it is waiting for.
  return { ...beside, students, answers };
});

/** As one string. */
const analysisOf = (ctx: SignedInCtx, quiz: Quiz) =>
  failAs(gradebookTexts.quizNotRead, readItemAnalysis(ctx, quiz).then(packAnalysis)).catch(asReadFailure);

type Address = { quiz: Quiz | null; candidates: { classSessionId: string; quizId: string }[] };

/** The link names class session and quiz by id; an address without ids means the newest class of that name. */
async function quizOfAddress(
  ctx: SignedInCtx,
  params: URLSearchParams,
  sessionName: string,
  quizShortTitle: string,
): Promise<Address> {
  const [classSessionId, quizId] = idsOf(params);
  if (classSessionId && quizId) return { quiz: await readQuestioned(ctx, classSessionId, quizId), candidates: [] };
  const candidates = await findQuizzesByName(ctx, sessionName, quizShortTitle);
  const [newest] = candidates;
  return { quiz: newest ? await readQuestioned(ctx, newest.classSessionId, newest.quizId) : null, candidates };
}

const idsOf = (params: URLSearchParams) => [params.get("session"), params.get("quiz")] as const;

/** The class session whose quiz is open; undefined where the address is that of another page. */
export async function classOfQuizPage(ctx: SignedInCtx, { request, params: names }: LoaderFunctionArgs) {
  if (!names.sessionName || !names.quizShortTitle) return undefined;
  const [classSessionId, quizId] = idsOf(new URL(request.url).searchParams);
  if (classSessionId && quizId) return classSessionId;
  return (await findQuizzesByName(ctx, names.sessionName, names.quizShortTitle))[0]?.classSessionId;
}

const isDocumentRequest = (request: Request) => request.headers.get("sec-fetch-dest") !== "empty";

import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { SignedInCtx } from "~/domain/context";
import { quizData, quizStudents, quizzesByName, readQuiz, type Quiz } from "~/domain/quiz-results/read-quiz-responses";
import { staffRoles } from "~/domain/roles";
import { requireRole } from "~/http/context.server";
import { refusable } from "~/http/refusal-response.server";
import { QuizResponses } from "./quiz-responses";

export const loader = refusable(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requireRole(request, staffRoles);
  const { quiz, candidates } = await quizOfAddress(ctx, new URL(request.url).searchParams, params.sessionName!, params.quizShortTitle!);
  if (!quiz) return data({ quiz: null, candidates, students: null, answers: null }, { status: 404 });
  const students = quizStudents(ctx, quiz.session.id).then((found) => JSON.stringify(found));
  const answers = quizData(ctx, quiz).then((found) => JSON.stringify(found));
  if (isDocumentRequest(request)) return { quiz, candidates, students: await students, answers: await answers };
  // A page that is already there shows itself at once and says what it is waiting for.
  return { quiz, candidates, students, answers };
});

type Address = { quiz: Quiz | null; candidates: { sessionId: string; quizId: string }[] };

/** The link names class session and quiz by id; an address without ids means the newest class of that name. */
async function quizOfAddress(ctx: SignedInCtx, params: URLSearchParams, sessionName: string, quizShortTitle: string): Promise<Address> {
  const [sessionId, quizId] = [params.get("session"), params.get("quiz")];
  if (sessionId && quizId) return { quiz: await readQuiz(ctx, sessionId, quizId), candidates: [] };
  const candidates = await quizzesByName(ctx, sessionName, quizShortTitle);
  const [newest] = candidates;
  return { quiz: newest ? await readQuiz(ctx, newest.sessionId, newest.quizId) : null, candidates };
}

const isDocumentRequest = (request: Request) => request.headers.get("sec-fetch-dest") !== "empty";

/** The responses alone; inside the instructor area they are /instructor/gradebook/{sessionName}/{quizShortTitle}. */
export default function QuizResponsesAlone() {
  return (
    <main id="main" tabIndex={-1} className="p-4 md:px-6 md:py-5">
      <QuizResponses />
    </main>
  );
}

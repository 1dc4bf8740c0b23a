// GET /api/scores/session/{a}/{b}/csv?scenarioId=…&scenarioTitle=…: the quiz results of a class session, streamed.
import * as v from "valibot";
import { quizResultsCsv, quizResultsFileName } from "~/domain/quiz-results/quiz-results-csv";
import { readQuiz } from "~/domain/quiz-results/read-quiz-responses";
import { notFound, Refusal } from "~/domain/refusal";
import { signedInApiContext } from "~/http/api-context.server";
import { apiFunction } from "~/http/cors.server";
import { problem } from "~/http/refusal-response.server";
import { attachment } from "./api/attachment";

const isId = (text: string | null | undefined): text is string => v.is(v.pipe(v.string(), v.uuid()), text);

async function downloadQuizResults(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return problem(405, "Only GET is possible here.");
  const { pathname, searchParams } = new URL(request.url);
  const [sessionId, organizationId] = pathname.split("/").slice(4);
  const scenarioId = searchParams.get("scenarioId");
  const ctx = await signedInApiContext(request);
  if (!isId(scenarioId)) throw new Refusal("invalid", "The query must name the quiz.", { scenarioId: ["scenarioId must be a UUID."] });
  if (!isId(sessionId) || !(organizationId === "all" || isId(organizationId))) throw notFound("The class session");
  const quiz = await readQuiz(ctx, sessionId, scenarioId);
  if (organizationId !== "all" && organizationId !== quiz.session.organizationId) throw notFound("The class session");
  return new Response(asStream(quizResultsCsv(ctx, quiz)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": attachment(quizResultsFileName(searchParams.get("scenarioTitle") ?? undefined)),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

// A reader that is slow or gone holds back the reading from the database.
function asStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

export default apiFunction(downloadQuizResults);

// GET /api/scores/session/{a}/{b}/csv?scenarioId=…&scenarioTitle=…: the quiz results of a class session, streamed.
import { idOf } from "~/domain/id";
import { quizResultsCsv } from "~/domain/quiz-results/quiz-results-csv";
import { quizResultsFileName } from "~/domain/quiz-results/quiz-results-file-name";
import { readQuiz } from "~/domain/quiz-results/read-quiz-responses";
import { notFound, Refusal } from "~/domain/refusal";
import { signedInApiContext } from "~/http/api-context.server";
import { apiFunction } from "~/http/cors.server";
import { problem } from "~/http/refusal-response.server";
import { attachment } from "./api/attachment";

async function downloadQuizResults(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return problem(405, "Only GET is possible here.");
  const { pathname, searchParams } = new URL(request.url);
  const [session, organization] = pathname.split("/").slice(4);
  const [classSessionId, organizationId, scenarioId] = [session, organization, searchParams.get("scenarioId")].map(
    idOf,
  );
  const ctx = await signedInApiContext(request);
  if (!scenarioId)
    throw new Refusal("invalid", "The query must name the quiz.", { scenarioId: ["scenarioId must be a UUID."] });
  if (!classSessionId || !(organization === "all" || organizationId)) throw notFound("The class session");
  const quiz = await readQuiz(ctx, classSessionId, scenarioId);
  if (organization !== "all" && organizationId !== quiz.session.organizationId) throw notFound("The class session");
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

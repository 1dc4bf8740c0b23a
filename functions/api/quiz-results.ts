import * as v from "valibot";
import { writeAllQuizResultsCsv, writeQuizResultsCsv } from "~/domain/quiz-results/quiz-results-csv";
import { quizResultsFileNameOf } from "~/domain/quiz-results/quiz-address";
import { readQuiz, readQuizzes } from "~/domain/quiz-results/read-quiz-responses";
import { notFound } from "~/domain/refusal";
import { attachmentHeaderOf } from "~/http/attachment.server";
import { keyed, say } from "~/texts/say";
import { file, operation } from "./operation";
import { streamOf } from "~/http/text-stream.server";
import { Id, IdOrAll, idOr, allowOnly, createRouter, requireSignIn, validate } from "./router";

const path = "/scores/session/:a/:b/csv";

/** The calls of functions/quiz-results-csv.ts. */
export const quizResults = createRouter()
  .get(
    path,
    requireSignIn,
    operation(
      "Download the quiz results of a class session",
      "gradebook:read",
      file("text/csv", "RFC 4180 with a byte order mark, a line for each student."),
      {
        description:
          "With `scenarioId` the results of one quiz. Without it those of all quizzes of the session: the first column, " +
          "`Quiz`, says which.",
      },
    ),
    validate("param", v.object({ a: Id, b: IdOrAll }), { thing: "class" }),
    validate(
      "query",
      v.object({
        scenarioId: v.optional(idOr(() => keyed(say.apiRefusals.scenarioNotUuid))),
        scenarioTitle: v.optional(v.string()),
      }),
    ),
    async (c) => {
      const [{ a: classSessionId, b: organizationId }, { scenarioId, scenarioTitle }] = [
        c.req.valid("param"),
        c.req.valid("query"),
      ];
      const { ctx } = c.var;
      const quizzes =
        scenarioId === undefined
          ? await readQuizzes(ctx, classSessionId)
          : await readQuiz(ctx, classSessionId, scenarioId);
      if (organizationId !== null && organizationId !== quizzes.session.organizationId) throw notFound("class");
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", attachmentHeaderOf(quizResultsFileNameOf(scenarioTitle)));
      return c.body(
        streamOf("scenario" in quizzes ? writeQuizResultsCsv(ctx, quizzes) : writeAllQuizResultsCsv(ctx, quizzes)),
      );
    },
  )
  .all(path, allowOnly("GET"));

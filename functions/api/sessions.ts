import * as v from "valibot";
import { acceptClassClaims, takeBackClassClaims } from "~/domain/attempts/accept-class-claims";
import { listClaims, type Claim } from "~/domain/attempts/list-claims";
import { listOwnRunningClasses } from "~/domain/courses/own-classes";
import { readSession } from "~/domain/courses/read-session";
import { writeGradebookCsv } from "~/domain/gradebook/gradebook-csv";
import { gradebookCsvFileNameOf } from "~/domain/gradebook/gradebook-addresses";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { minStudents } from "~/domain/quiz-results/item-analysis";
import { itemFormulas, misconceptionRule } from "~/domain/quiz-results/item-formulas";
import { readItemAnalysis } from "~/domain/quiz-results/read-item-analysis";
import { readQuestioned } from "~/domain/quiz-results/read-quiz-responses";
import { attachmentHeaderOf } from "~/http/attachment.server";
import { asSession } from "./groups";
import { OwnSession, Session } from "./answers";
import { AcceptedClaims, Claims, TakenBackClaims } from "./claim-answers";
import { ItemAnalysis } from "./score-answers";
import { file, ok, operation } from "./operation";
import { Id, createSignedInRouter, validate } from "./router";
import { streamOf } from "~/http/text-stream.server";

/** A class session by its id, with the course it belongs to. */
export const sessions = createSignedInRouter()
  // Games ask which class their scores belong to.
  .get("/", operation("List the caller's own running class sessions", "signedIn", ok(v.array(OwnSession))), async (c) =>
    c.json(
      (await listOwnRunningClasses(c.var.ctx)).map((session) => ({
        ...asSession(session)!,
        groupName: session.courseName,
      })),
    ),
  )
  .get(
    "/:id",
    operation("Read a class session", "course:read", ok(Session)),
    validate("param", v.object({ id: Id })),
    async (c) => c.json(asSession(await readSession(c.var.ctx, c.req.valid("param").id))),
  )
  .get(
    "/:id/gradebook/csv",
    operation(
      "Download the gradebook of a class session",
      "gradebook:read",
      file("text/csv", "RFC 4180 with a byte order mark, a line for each student; letter and points of each scenario."),
    ),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    async (c) => {
      const gradebook = await readGradebook(c.var.ctx, c.req.valid("param").id);
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", attachmentHeaderOf(gradebookCsvFileNameOf(gradebook.session)));
      return c.body(streamOf(writeGradebookCsv(gradebook)));
    },
  )
  .get(
    "/:id/claims",
    operation("List the claims of a class session", "gradebook:read", ok(Claims)),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    async (c) => {
      const { waiting, accepted } = await listClaims(c.var.ctx, c.req.valid("param").id);
      return c.json({ waiting: waiting.map(asClaim), accepted: accepted.map(asClaim) });
    },
  )
  .put(
    "/:id/claims",
    operation("Accept the claims of a class session", "attempt:judge", ok(AcceptedClaims), {
      description:
        "All that wait, but for those of students whose points at the same scenario the server has found: accept " +
        "these one by one. Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    async (c) => c.json(await acceptClassClaims(c.var.ctx, c.req.valid("param").id)),
  )
  .delete(
    "/:id/claims",
    operation("Take back the accepted claims of a class session", "attempt:judge", ok(TakenBackClaims)),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    async (c) => c.json(await takeBackClassClaims(c.var.ctx, c.req.valid("param").id)),
  )
  .get(
    "/:id/items/:scenarioId",
    operation("Analyse the questions of a quiz or lesson in a class session", "gradebook:read", ok(ItemAnalysis), {
      description: `Of each student the attempt that counts. \`facility\`: ${itemFormulas.facility} \`discrimination\`: ${itemFormulas.discrimination} \`misconceptions\`: ${misconceptionRule} Without questions, \`items\` is empty.`,
    }),
    validate("param", v.object({ id: Id, scenarioId: Id }), { thing: "class" }),
    async (c) => {
      const { id, scenarioId } = c.req.valid("param");
      const quiz = await readQuestioned(c.var.ctx, id, scenarioId);
      const analysis = await readItemAnalysis(c.var.ctx, quiz);
      return c.json({ sessionId: id, scenarioId, scenarioName: quiz.scenario.scenarioTitle, minStudents, ...analysis });
    },
  );

const asClaim = ({ scenarioTitle, receivedAt, verified, ...claim }: Claim) => ({
  ...claim,
  verifiedScore: verified?.score ?? null,
  scenarioName: scenarioTitle,
  time: receivedAt,
});

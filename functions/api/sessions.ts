import * as v from "valibot";
import { xapiVersion } from "~/domain/attempts/xapi-statement";
import { acceptClassClaims, takeBackClassClaims } from "~/domain/attempts/accept-class-claims";
import { listClaims, type Claim } from "~/domain/attempts/list-claims";
import { listOwnRunningClasses } from "~/domain/courses/own-classes";
import { SentDates, SentExtension } from "~/domain/due-dates/date-input";
import { endExtension, extendDueDates, setClassDates } from "~/domain/due-dates/set-dates";
import { readDueDates } from "~/domain/gradebook/read-due-dates";
import { readSession } from "~/domain/courses/read-session";
import { SentComment } from "~/domain/feedback/comment-input";
import { removeComment, writeComment } from "~/domain/feedback/write-comment";
import { readCommentsSince } from "~/domain/gradebook/read-comments";
import { readFinalGrades, type ListedFinalGrades } from "~/domain/gradebook/final-grades";
import { writeGradebookCsv } from "~/domain/gradebook/gradebook-csv";
import { exportOneRoster } from "~/domain/gradebook/export-oneroster";
import { gradebookCsvFileNameOf, oneRosterFileNameOf } from "~/domain/gradebook/gradebook-addresses";
import { nothingByHand, readHandGrading } from "~/domain/gradebook/list-to-grade";
import { listGrades, listTotals } from "~/domain/gradebook/list-grades";
import { readDecisionStatements } from "~/domain/gradebook/decision-statements";
import { readDecisionsSince } from "~/domain/gradebook/read-decisions";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { readGradebookAt } from "~/domain/gradebook/read-gradebook-at";
import { decideGrade, withdrawDecision } from "~/domain/grades/decide-grade";
import { listClassRequests, type ListedRequest } from "~/domain/grade-requests/list-requests";
import { SentDecision } from "~/domain/grades/decision-input";
import { pointsOf, type Grade as GradeOutcome } from "~/domain/grades/grade";
import { minStudents } from "~/domain/quiz-results/item-analysis";
import { itemFormulas, misconceptionRule } from "~/domain/quiz-results/item-formulas";
import { readItemAnalysis } from "~/domain/quiz-results/read-item-analysis";
import { readQuestioned } from "~/domain/quiz-results/read-quiz-responses";
import { readMailSite } from "~/http/site.server";
import { keyed, say } from "~/texts/say";
import { attachmentHeaderOf } from "~/http/attachment.server";
import { asSession } from "./groups";
import { OwnSession, Session } from "./answers";
import { AcceptedClaims, Claims, TakenBackClaims } from "./claim-answers";
import { DecisionStatement, ItemAnalysis } from "./score-answers";
import { asStudentComment, StudentComment, WrittenComment } from "./feedback-answers";
import { DatesSet, DueDates, Extended } from "./date-answers";
import { Decided, FinalGrades, Grade, GradeDecision, GradeRequest, StudentTotal, Withdrawn } from "./grade-answers";
import { answerList } from "./list-answer";
import { created, file, listOf, nothing, ok, operation } from "./operation";
import { Id, createSignedInRouter, validate, whole } from "./router";
import { streamOf } from "~/http/text-stream.server";

const maxStudents = 500;
const timeText = () => keyed(say.apiRefusals.notTime);
const At = v.pipe(
  v.string(),
  v.isoTimestamp(timeText),
  v.transform((text) => new Date(text)),
  // A database stores no year 0, and nothing was graded before 2000.
  v.check((at) => at.getTime() >= Date.UTC(2000), timeText),
  v.description("Grades as they were at this time, from the attempts, decisions and rules up to then."),
);
const PageOfStudents = v.object({
  page: v.optional(whole(1, 1_000_000)),
  pageSize: v.optional(whole(1, maxStudents)),
});
const PageOfStudentsAt = v.object({ ...PageOfStudents.entries, at: v.optional(At) });

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
      {
        description:
          "A class with scenarios that are graded by hand has a column “To Be Graded” with those that wait for a grade; " +
          "not with `at`.",
      },
    ),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", v.object({ at: v.optional(At) })),
    async (c) => {
      const { at } = c.req.valid("query");
      const { id } = c.req.valid("param");
      const gradebook = await (at ? readGradebookAt(c.var.ctx, id, at) : readGradebook(c.var.ctx, id));
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", attachmentHeaderOf(gradebookCsvFileNameOf(gradebook.session)));
      const byHand = at ? nothingByHand : await readHandGrading(c.var.ctx, gradebook);
      return c.body(streamOf(writeGradebookCsv(gradebook, byHand)));
    },
  )
  .get(
    "/:id/oneroster",
    operation(
      "Download the grades of a class session for OneRoster",
      "gradebook:read",
      file("application/zip", "CSV files of OneRoster 1.2 in bulk mode: manifest, line items and results."),
      {
        description:
          "`lineItems` has the scenarios, in percent, and the final grade if it is submitted; `results` has grades and " +
          "`exempt` for excused ones, and `partially graded` for those that wait for a grade by hand. A student's " +
          "`sourcedId` is the `externalId` of SCIM, or else the id of the user; `classSourcedId` and `schoolSourcedId` " +
          "are ids of the class session and the organization. `scoreDate` is the day of the download, or that of the " +
          "submission.",
      },
    ),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    async (c) => {
      const { session, chunks } = await exportOneRoster(c.var.ctx, c.req.valid("param").id);
      c.header("Content-Type", "application/zip");
      c.header("Content-Disposition", attachmentHeaderOf(oneRosterFileNameOf(session)));
      return c.body(Buffer.concat(chunks));
    },
  )
  .get(
    "/:id/statements",
    operation("List the decisions about grades as xAPI statements", "gradebook:read", ok(v.array(DecisionStatement)), {
      description:
        "xAPI 1.0.3, in order, and 1,000 at most: ask again with the last `number` (in the context's extension) as " +
        "`since`. `scored`: overridden or adjusted; only the points of an override replace those of the attempts. " +
        "`waived`: excused. `voided`: the decision that it names was undone or cleared; if clearing is undone, it is " +
        "stated again. Notes aren't statements. A learning record store takes the list as it is, and each once.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", v.object({ since: v.optional(whole(0, Number.MAX_SAFE_INTEGER)) })),
    async (c) => {
      const site = await readMailSite();
      c.header("X-Experience-API-Version", xapiVersion);
      const since = c.req.valid("query").since ?? 0;
      return c.json(await readDecisionStatements(c.var.ctx, c.req.valid("param").id, since, site));
    },
  )
  .get(
    "/:id/grades",
    operation("List the grades of a class session", "gradebook:read", listOf(v.array(Grade)), {
      description:
        "Of each student the scenarios that were played or decided about. A page is of students, by username, and " +
        "`X-Total-Count` counts them.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", PageOfStudentsAt),
    async (c) => {
      const { page = 1, pageSize = maxStudents, at } = c.req.valid("query");
      const { grades, students } = await listGrades(c.var.ctx, c.req.valid("param").id, { page, pageSize, at });
      return answerList(c, { rows: grades, total: students });
    },
  )
  .get(
    "/:id/totals",
    operation("List the totals of a class session", "gradebook:read", listOf(v.array(StudentTotal)), {
      description:
        "By the rules of the course, with the sentences that explain them. A page is of students, by username, and " +
        "`X-Total-Count` counts them.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", PageOfStudentsAt),
    async (c) => {
      const { page = 1, pageSize = maxStudents, at } = c.req.valid("query");
      const { totals, students } = await listTotals(c.var.ctx, c.req.valid("param").id, { page, pageSize, at });
      return answerList(c, { rows: totals, total: students });
    },
  )
  .get(
    "/:id/final-grades",
    operation("List the final grades of a class session", "gradebook:read", ok(FinalGrades), {
      description:
        "As they were submitted; later attempts don't change them. Without a submission that stands, `grades` is " +
        "empty. A page is of students, by username.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", PageOfStudents),
    async (c) => {
      const { page = 1, pageSize = maxStudents } = c.req.valid("query");
      return c.json(asFinalGrades(await readFinalGrades(c.var.ctx, c.req.valid("param").id, { page, pageSize })));
    },
  )
  .get(
    "/:id/decisions",
    operation("List the decisions about grades of a class session", "gradebook:read", ok(v.array(GradeDecision)), {
      description:
        "In order, and 1,000 at most: ask again with the last `number` as `since`. Nothing is ever changed or removed; " +
        "a decision is taken back by another one.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", v.object({ since: v.optional(whole(0, Number.MAX_SAFE_INTEGER)) })),
    async (c) => c.json(await readDecisionsSince(c.var.ctx, c.req.valid("param").id, c.req.valid("query").since ?? 0)),
  )
  .post(
    "/:id/grades/:userId/decisions",
    operation("Decide about a student's grade", "grade:decide", created(Decided), {
      description:
        "`excuse`: the scenario no longer counts for the student. `override`: `points` of `maxPoints` count, whatever " +
        "is handed in. `adjust`: `points` are added to the best attempt, within 0 and its maximum. `note`: only for " +
        "instructors, and changes nothing. A decision replaces the one before it. The student can read the reason of " +
        "all but notes. With `seen`, the id of the decision that stood when this one was made, the answer says who " +
        "decided meanwhile. Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id, userId: Id }), { thing: "class" }),
    validate("json", SentDecision),
    async (c) => {
      const { id: classSessionId, userId } = c.req.valid("param");
      const { scenarioId, seen, ...decision } = c.req.valid("json");
      const decided = await decideGrade(
        c.var.ctx,
        { classSessionId, userId, scenarioId },
        decision,
        seen === "" ? null : seen,
      );
      const { decisionId, grade, overtook } = decided;
      return c.json({ decisionId, ...asOutcome(grade), overtook }, 201);
    },
  )
  .delete(
    "/:id/decisions/:decisionId",
    operation("Undo a decision about a grade", "grade:decide", ok(Withdrawn), {
      description:
        "The decision before it counts again, or the attempts alone. Later decisions stay. Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id, decisionId: Id }), { thing: "class" }),
    async (c) => {
      const { grade } = await withdrawDecision(c.var.ctx, c.req.valid("param").decisionId, c.req.valid("param").id);
      return c.json(asOutcome(grade));
    },
  )
  .get(
    "/:id/due-dates",
    operation("Read the due dates of a class session", "gradebook:read", ok(DueDates), {
      description: "A scenario without dates of its own has those of its campaign; an extension is for one student.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    async (c) => c.json(await readDueDates(c.var.ctx, c.req.valid("param").id)),
  )
  .put(
    "/:id/due-dates",
    operation("Set the due dates of a class session", "grade:rule", ok(DatesSet), {
      description:
        "All of them: a scenario or campaign that isn't listed has none. They apply at once. With `number`, that of the " +
        "dates that these replace, the answer says who changed dates meanwhile. Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("json", SentDates),
    async (c) => c.json(await setClassDates(c.var.ctx, c.req.valid("param").id, c.req.valid("json"))),
  )
  .post(
    "/:id/extensions",
    operation("Extend due dates for students", "grade:rule", created(Extended), {
      description:
        "Each scenario for each student; it replaces their earlier extensions there. The students can read the reason. " +
        "Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("json", SentExtension),
    async (c) => c.json(await extendDueDates(c.var.ctx, c.req.valid("param").id, c.req.valid("json")), 201),
  )
  .delete(
    "/:id/extensions/:extensionId",
    operation("Remove an extension", "grade:rule", nothing, {
      description: "The date of the class applies to the student again. Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id, extensionId: Id }), { thing: "class" }),
    async (c) => {
      const { id, extensionId } = c.req.valid("param");
      await endExtension(c.var.ctx, id, extensionId);
      return c.body(null, 204);
    },
  )
  .get(
    "/:id/feedback",
    operation("List the comments to students of a class session", "gradebook:read", ok(v.array(StudentComment)), {
      description: "In order, and 200 at most: ask again with the last `number` as `since`.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", v.object({ since: v.optional(whole(0, Number.MAX_SAFE_INTEGER)) })),
    async (c) => {
      const comments = await readCommentsSince(c.var.ctx, c.req.valid("param").id, c.req.valid("query").since ?? 0);
      return c.json(comments.map(asStudentComment));
    },
  )
  .post(
    "/:id/students/:userId/feedback",
    operation("Write a comment to a student", "feedback:write", created(WrittenComment), {
      description:
        "About an attempt (`attemptId`), one of its questions (`question`) or a moment of its flight (`moment`), about a " +
        "scenario (`scenarioId`), or without any of these about the course as a whole. The student can answer once. " +
        "Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id, userId: Id }), { thing: "class" }),
    validate("json", SentComment),
    async (c) => {
      const { id: classSessionId, userId } = c.req.valid("param");
      const { text, ...about } = c.req.valid("json");
      return c.json({ id: await writeComment(c.var.ctx, { classSessionId, userId, ...about }, text) }, 201);
    },
  )
  .delete(
    "/:id/feedback/:commentId",
    operation("Remove a comment", "feedback:write", nothing, {
      description: "Only by its author, and only while the student hasn't answered it. Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id, commentId: Id }), { thing: "class" }),
    async (c) => {
      await removeComment(c.var.ctx, c.req.valid("param").commentId, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .get(
    "/:id/requests",
    operation("List the requests about grades of a class session", "gradebook:read", listOf(v.array(GradeRequest)), {
      description: "Newest first. `X-Total-Count` counts all.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", PageOfStudents),
    async (c) => {
      const { page = 1, pageSize = maxStudents } = c.req.valid("query");
      const { requests, total } = await listClassRequests(c.var.ctx, c.req.valid("param").id, { page, pageSize });
      return answerList(c, { rows: requests.map(asRequest), total });
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

const asFinalGrades = ({ submission, students, grades }: ListedFinalGrades) => ({
  ...{ isSubmitted: submission !== null, submissionId: submission?.id ?? null },
  ...{ submittedAt: submission?.at ?? null, submittedBy: submission?.by ?? null, basis: submission?.basis ?? null },
  students,
  grades: grades.map(({ fullName: _, ...grade }) => grade),
});

const asRequest = ({ id, userId, username, scenarioId, text, askedAt, outcome, ...answered }: ListedRequest) => {
  const { answer, answeredBy, answeredAt, decisionId } = answered;
  const asked = { id, userId, username, scenarioId, text, askedAt, state: outcome ?? "open" };
  return { ...asked, answer, answeredBy, answeredAt, decisionId };
};

const asOutcome = (grade: GradeOutcome) => ({
  state: grade === null ? "none" : grade === "excused" ? "excused" : "graded",
  grade: pointsOf(grade),
});

const asClaim = ({ scenarioTitle, receivedAt, verified, ...claim }: Claim) => ({
  ...claim,
  verifiedScore: verified?.score ?? null,
  scenarioName: scenarioTitle,
  time: receivedAt,
});

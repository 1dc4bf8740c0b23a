import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import { bestFirst, countsAttempt } from "~/domain/attempts/counting-rules";
import { isShown, reviewOf, type ReviewClosure } from "~/domain/attempts/quiz-review-rule";
import { readOwnQuizPlaces } from "~/domain/attempts/read-quiz-places";
import type { SignedInCtx } from "~/domain/context";
import { settleForReading } from "~/domain/courses/settle-due-schedules";
import { listClassColumns, listOfferedScenarios, type ClassColumn } from "~/domain/curricula/curriculum-headers";
import { readClassLines } from "~/domain/gradebook/class-lines";
import { readFinalGradeOf, type OwnFinalGrade } from "~/domain/gradebook/final-grades";
import { readClassFigures } from "~/domain/gradebook/class-matrix";
import { lineOf, parseRow, type GradebookRow } from "~/domain/gradebook/matrix";
import {
  listAttempts,
  mediansOf,
  type RecordedAttempt,
  type RecordedQuiz,
} from "~/domain/gradebook/read-student-record";
import { readDatesOf, type DatesOfScenario } from "~/domain/due-dates/read-dates";
import { listDecisionsOf, type RecordedDecision } from "~/domain/grades/list-decisions";
import { listOwnRequests, type OwnRequest } from "~/domain/grade-requests/ask-for-look";
import { isHeld } from "~/domain/grades/is-held";
import { listHeld } from "~/domain/grades/list-held";
import { readStoredRules, rulesOfCourse } from "~/domain/grades/read-rules";
import { usualRules, type GradingRules } from "~/domain/grades/rules";
import { readQuestions } from "~/domain/attempts/read-questions";
import { readMarkedTexts, type Block } from "../../../content/marked-text";
import { asVisible } from "./read-own-attempt";

const OwnClass = v.object({
  id: v.string(),
  name: v.string(),
  courseId: v.string(),
  courseName: v.string(),
  /** The class that the student joined or chose last. */
  isChosen: v.boolean(),
  startDate: v.nullable(Time),
  endDate: v.nullable(Time),
  curriculumId: v.string(),
  curriculumVersion: v.number(),
  earlierCurricula: v.array(v.string()),
  showsMedian: v.boolean(),
  showsAnswers: v.boolean(),
  storedRules: v.unknown(),
  timeZone: v.string(),
});
type OwnClass = v.InferOutput<typeof OwnClass>;

/** `closed`: why answers aren't shown; hidden ones have neither right answers nor points. */
export type ReviewedQuiz = RecordedQuiz & {
  explanations: (Block[] | null)[];
  shown: boolean[];
  closed: ReviewClosure | null;
};

export type NamedClass = { id: string; name: string; courseId: string; courseName: string; isActive: boolean };

/** A scenario whose grades are released later: only that it was handed in. */
export type HeldScenario = {
  column: ClassColumn;
  opensAt: Date | null;
  attempts: { id: string; receivedAt: Date }[];
  /** Null: without dates, handed in or excused. */
  dates: DatesOfScenario | null;
};

/** A player's own results: in one class, or outside any. Other people's only as a median. */
export type OwnResults = {
  /** Classes with the player's attempts, running ones first. */
  classes: NamedClass[];
  hasPlayedAlone: boolean;
  /** Null: outside any class. */
  shown: (NamedClass & Pick<OwnClass, "showsAnswers" | "startDate" | "endDate">) | null;
  /** The running class that the game plays in. */
  played: NamedClass | null;
  /** Without those of `held`, like everything below: totals are of released grades. */
  columns: ClassColumn[];
  held: HeldScenario[];
  attempts: RecordedAttempt[];
  /** By scenario, as shares; empty if the instructor hides them. */
  medians: Map<string, number>;
  /** Those that stand, without names. */
  decisions: RecordedDecision[];
  quizzes: ReviewedQuiz[];
  /** The player's row of the class's gradebook; null outside a class. */
  row: GradebookRow | null;
  rules: GradingRules;
  /** Null until it is submitted. */
  finalGrade: OwnFinalGrade | null;
  /** Due dates, by scenario; without the names of those who extended them. */
  dates: Map<string, DatesOfScenario>;
  timeZone: string;
  /** For a look at a grade, and whether the course takes more. */
  requests: { requests: OwnRequest[]; takesRequests: boolean; requestsUntil: Date | null };
};

/** With fewer grades a median could reveal single grades. */
const minGrades = 5;

/**
 * `wanted`: the id of one of the actor's classes; any other text selects the one that the game plays in, or the newest.
 */
export async function readOwnResults(ctx: SignedInCtx, wantedClass: string | null): Promise<OwnResults> {
  await settleForReading(ctx);
  const [classes, alone] = await Promise.all([listClasses(ctx), listOwnAttempts(ctx, null)]);
  const isAlone = classes.length === 0 || (wantedClass === "none" && alone.length > 0);
  const running = classes.filter(({ endDate }) => endDate === null);
  const playedClass = running.find(({ isChosen }) => isChosen) ?? running[0] ?? null;
  const selectedClass = isAlone
    ? null
    : (classes.find(({ id }) => id === wantedClass) ?? playedClass ?? classes[0] ?? null);
  const rules = selectedClass ? readStoredRules(selectedClass.storedRules).rules : usualRules;
  const held = selectedClass ? await listHeld(ctx, selectedClass.id) : new Map<string, { opensAt: Date | null }>();
  const [read, attempts, medians, quizzes, decisions, requests, dates, finalGrade] = await Promise.all([
    selectedClass
      ? readOwnRow(ctx, selectedClass, rules, held)
      : { columns: await listOwnScenarios(ctx), heldColumns: [], row: null },
    selectedClass ? listOwnAttempts(ctx, selectedClass.id) : alone,
    selectedClass?.showsMedian ? readMedians(ctx, selectedClass) : new Map<string, number>(),
    readQuizzes(ctx, selectedClass),
    selectedClass ? listOwnDecisions(ctx, selectedClass.id) : [],
    selectedClass
      ? listOwnRequests(ctx, selectedClass.id)
      : { requests: [], takesRequests: false, requestsUntil: null },
    selectedClass ? readOwnDates(ctx, selectedClass.id) : new Map<string, DatesOfScenario>(),
    selectedClass ? readFinalGradeOf(ctx, selectedClass.id, ctx.actor.userId) : null,
  ]);
  const { columns, heldColumns, row } = read;
  const isReleased = ({ scenarioId }: { scenarioId: string }) => !held.has(scenarioId);
  return {
    classes: classes.map(asNamed),
    hasPlayedAlone: alone.length > 0,
    played: playedClass && asNamed(playedClass),
    shown: selectedClass && asShown(selectedClass),
    held: heldColumns.map((column) => {
      const isOfColumn = ({ scenarioId }: { scenarioId: string }) => scenarioId === column.scenarioId;
      const handedIn = attempts.filter(isOfColumn).map(({ id, receivedAt }) => ({ id, receivedAt }));
      const isDone = handedIn.length > 0 || decisions.filter(isOfColumn).some(({ kind }) => kind === "excuse");
      return {
        column,
        opensAt: held.get(column.scenarioId)?.opensAt ?? null,
        attempts: handedIn,
        dates: isDone ? null : (dates.get(column.scenarioId) ?? null),
      };
    }),
    medians: new Map([...medians].filter(([scenarioId]) => isReleased({ scenarioId }))),
    attempts: attempts.filter(isReleased),
    quizzes: quizzes.filter(isReleased),
    decisions: decisions.filter(isReleased),
    // It is of all grades.
    finalGrade: held.size > 0 ? null : finalGrade,
    ...{ columns, requests, row, rules, dates },
    timeZone: selectedClass?.timeZone ?? "UTC",
  };
}

/** The columns of a class, and the player's row in its gradebook, in the columns that aren't held. */
async function readOwnRow(
  ctx: SignedInCtx,
  ownClass: OwnClass,
  rules: GradingRules,
  held: ReadonlyMap<string, unknown>,
) {
  const all = await listClassColumns(ctx, ownClass);
  const columns = all.filter(({ scenarioId }) => !held.has(scenarioId));
  const heldColumns = all.filter(({ scenarioId }) => held.has(scenarioId));
  const { userId } = ctx.actor;
  const line = lineOf((await readClassLines(ctx, ownClass.id, columns, rules, { userId })).lines, userId);
  return { columns, heldColumns, row: line === null ? null : parseRow(line, columns.length, rules) };
}

const asNamed = ({ id, name, courseId, courseName, endDate }: OwnClass): NamedClass => ({
  ...{ id, name, courseId, courseName, isActive: endDate === null },
});

const asShown = (ownClass: OwnClass) => {
  const { showsAnswers, startDate, endDate } = ownClass;
  return { ...asNamed(ownClass), showsAnswers, startDate, endDate };
};

const listClasses = ({ db, actor }: SignedInCtx) =>
  rowsOf(
    db,
    OwnClass,
    sql`select c.id, c.name, courses.id as "courseId", courses.name as "courseName",
          coalesce(c.id = me.last_joined_session_id, false) as "isChosen", c.start_date as "startDate", c.end_date as "endDate",
          curricula.id as "curriculumId", curricula.version as "curriculumVersion",
          c.earlier_curricula as "earlierCurricula",
          courses.shows_median as "showsMedian", courses.shows_answers as "showsAnswers",
          ${rulesOfCourse(sql`courses.id`)} as "storedRules",
          coalesce(courses.time_zone, 'UTC') as "timeZone"
        from class_session_students enrolled
        join class_sessions c on c.id = enrolled.class_session_id
        join courses on courses.id = c.course_id
        join organizations o on o.id = courses.organization_id
        join curricula on curricula.id = coalesce(c.curriculum_id, o.curriculum_id)
        join users me on me.id = enrolled.user_id
        where enrolled.user_id = ${actor.userId} and c.start_date is not null
        order by c.end_date is not null, c.start_date desc, c.id limit 50`,
  );

/** The scenarios offered outside a class: of the own organization, else of the curriculum played last. */
async function listOwnScenarios(ctx: SignedInCtx): Promise<ClassColumn[]> {
  const [taught] = await rowsOf(
    ctx.db,
    v.object({ id: v.nullable(v.string()) }),
    sql`select coalesce(
          (select curriculum_id from organizations where id = ${ctx.actor.organizationId}::uuid),
          (select s.curriculum_id from attempts a join scenarios s on s.id = a.scenario_id
            where a.user_id = ${ctx.actor.userId} and a.class_session_id is null
            order by a.received_at desc limit 1)
        ) as id`,
  );
  return taught?.id ? listOfferedScenarios(ctx, taught.id) : [];
}

async function readMedians(ctx: SignedInCtx, shownClass: OwnClass): Promise<Map<string, number>> {
  const { columns, figures } = await readClassFigures(ctx, {
    ...shownClass,
    ...readStoredRules(shownClass.storedRules),
  });
  return mediansOf(columns, figures, minGrades);
}

/** Without the names of those who excluded or accepted them. */
async function listOwnAttempts(ctx: SignedInCtx, classSessionId: string | null): Promise<RecordedAttempt[]> {
  const attempts = await listAttempts(ctx, classSessionId, ctx.actor.userId);
  return attempts.map(({ setAside, accepted, ...attempt }) => ({
    ...attempt,
    setAside: setAside && { ...setAside, by: "" },
    accepted: accepted && { ...accepted, by: "" },
  }));
}

async function readOwnDates(ctx: SignedInCtx, classSessionId: string): Promise<Map<string, DatesOfScenario>> {
  const dates = await readDatesOf(ctx, classSessionId, ctx.actor.userId);
  return new Map(
    [...dates].map(([id, { extension, ...one }]) => [id, { ...one, extension: extension && { ...extension, by: "" } }]),
  );
}

/** Notes are for instructors, and undone decisions are nothing to explain. */
async function listOwnDecisions(ctx: SignedInCtx, classSessionId: string): Promise<RecordedDecision[]> {
  const decisions = await listDecisionsOf(ctx, classSessionId, ctx.actor.userId);
  return decisions.filter(({ isStanding }) => isStanding).map((decision) => ({ ...decision, by: "" }));
}

const Reviewed = v.object({
  scenarioId: v.string(),
  questionIds: v.array(v.number()),
  answers: v.array(v.tuple([v.number(), v.number(), v.array(v.number())])),
  isQuiz: v.boolean(),
  isServerGraded: v.boolean(),
  isHeld: v.boolean(),
  checkedBy: v.picklist(["nobody", "catalogue", "server"]),
});

/** The best attempt at each quiz. Right answers leave the server only if they may be shown. */
async function readQuizzes(ctx: SignedInCtx, shownClass: OwnClass | null): Promise<ReviewedQuiz[]> {
  const showsAnswers = shownClass?.showsAnswers ?? true;
  const rows = await rowsOf(
    ctx.db,
    Reviewed,
    sql`select distinct on (a.scenario_id) a.scenario_id as "scenarioId", a.question_ids as "questionIds", a.answers,
          a.score_card_type = 'Quiz' as "isQuiz", a.checked_by as "checkedBy", s.grading = 'server' as "isServerGraded",
          ${isHeld("answers", "a", ctx.now)} as "isHeld"
        from attempts a join scenarios s on s.id = a.scenario_id
        where a.user_id = ${ctx.actor.userId} and ${countsAttempt} and a.question_ids <> '{}'
          and ${shownClass ? sql`a.class_session_id = ${shownClass.id}` : sql`a.class_session_id is null`}
        order by a.scenario_id, ${bestFirst("questions_score", "max_questions_score")}`,
  );
  const [places, questionRows, explanations] = await Promise.all([
    readOwnQuizPlaces(ctx),
    readQuestions(
      ctx,
      rows.map(({ questionIds }) => questionIds),
    ),
    showsAnswers
      ? readExplanations(
          ctx,
          rows.map(({ scenarioId }) => scenarioId),
        )
      : new Map<string, string>(),
  ]);
  const questions = new Map(questionRows.map((question) => [question.id, question]));
  const classSessionId = shownClass?.id ?? null;
  return rows.map(({ scenarioId, questionIds, answers, ...about }) => {
    const attempt = { ...about, showsAnswers, classSessionId };
    const { scope, closed, showsPoints } = reviewOf(attempt, places.get(scenarioId) ?? []);
    const questionList = questionIds.map((id) => questions.get(id) ?? { id, text: "", answers: [] });
    const entries = questionList.map((question, at) => {
      const answer = answers[at] ?? [0, 0, []];
      return asVisible(question, answer, { isShown: isShown(scope, answer), showsPoints });
    });
    return {
      scenarioId,
      closed,
      answers: entries.map(({ answer }) => answer),
      questions: entries.map(({ question }) => question),
      shown: entries.map((entry) => entry.isShown),
      explanations: entries.map(({ question, isShown: isOpen }) =>
        isOpen ? blocksOf(explanations.get(`${scenarioId} ${question.text}`)) : null,
      ),
    };
  });
}

const blocksOf = (explanation: string | undefined) =>
  explanation === undefined ? null : readMarkedTexts([explanation]);

async function readExplanations({ db }: SignedInCtx, scenarioIds: string[]): Promise<Map<string, string>> {
  if (scenarioIds.length === 0) return new Map();
  const rows = await rowsOf(
    db,
    v.object({ scenarioId: v.string(), text: v.string(), explanation: v.string() }),
    sql`select scenario_id as "scenarioId", text, explanation from catalogue_questions
        where scenario_id = any(${`{${scenarioIds.join(",")}}`}::uuid[]) and explanation is not null`,
  );
  return new Map(rows.map(({ scenarioId, text, explanation }) => [`${scenarioId} ${text}`, explanation]));
}

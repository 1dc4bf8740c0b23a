import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { byteOrderMark, writeCsvLine, writeCsvText } from "~/domain/csv";
import { readOnReplica } from "~/domain/read-on-replica";
import { arrangeQuestionColumns, type ColumnsOfAttempt } from "./question-columns";
import { readQuestions, type Question } from "~/domain/attempts/read-questions";
import { csvWords } from "~/domain/csv-words";
import type { Quiz, Quizzes } from "./read-quiz-responses";

const batchSize = 250;

/**
 * The quiz results as CSV text, a batch of students at a time: RFC 4180, UTF-8 with BOM, CRLF, formulas in text
 * escaped. Every enrolled student is there, by username; two columns per question: the answers chosen and the score;
 * and last whether a game has reported the points.
 * Each batch is a read of its own, and as fresh on a replica as on the primary: so any of them may go to either.
 */
export async function* writeQuizResultsCsv(ctx: SignedInCtx, { session, scenario }: Quiz): AsyncGenerator<string> {
  const enrolled = readOnReplica(ctx, (copy) => listEnrolledStudents(copy, session.id));
  const responses = readAhead(ctx, { session, scenario }, enrolled);
  const { columns, rowWriterOf } = await readColumns(ctx, { session, scenario });
  const toRow = rowWriterOf(columns.length);
  const questionHeads = columns.flatMap(({ label, text }) => [
    csvWords.question({ label, text }),
    csvWords.questionScore({ label }),
  ]);
  yield `${byteOrderMark}${writeCsvLine([...studentHeads(), ...questionHeads, csvWords.reported])}\r\n`;
  for await (const batch of responses) yield batch.map((response) => `${toRow(response)}\r\n`).join("");
}

/**
 * All quizzes of a class session in one file; the first column names the quiz. Questions differ between quizzes, so
 * their columns have numbers only.
 */
export async function* writeAllQuizResultsCsv(ctx: SignedInCtx, quizzes: Quizzes): AsyncGenerator<string> {
  const { session, scenarios } = quizzes;
  const enrolled = ahead(readOnReplica(ctx, (copy) => listEnrolledStudents(copy, session.id)));
  const read = [];
  for (const scenario of scenarios) read.push({ scenario, ...(await readColumns(ctx, { session, scenario })) });
  const most = Math.max(0, ...read.map(({ columns }) => columns.length));
  const questionHeads = Array.from({ length: most }, (_, at) => [
    `Q${at + 1}`,
    csvWords.questionScore({ label: `Q${at + 1}` }),
  ]).flat();
  yield `${byteOrderMark}${writeCsvLine([csvWords.quiz, ...studentHeads(), ...questionHeads, csvWords.reported])}\r\n`;
  for (const { scenario, rowWriterOf } of read) {
    const [quiz, toRow] = [writeCsvText(scenario.scenarioTitle), rowWriterOf(most)];
    for await (const batch of readAhead(ctx, { session, scenario }, enrolled))
      yield batch.map((response) => `${quiz},${toRow(response)}\r\n`).join("");
  }
}

const studentHeads = () => [
  csvWords.username,
  csvWords.firstName,
  csvWords.lastName,
  csvWords.score,
  csvWords.maxScore,
  csvWords.completed,
];

/** The database reads the next batch while one is written, and the first one while the columns are determined. */
function readAhead(ctx: SignedInCtx, { session, scenario }: Quiz, enrolled: ReturnType<typeof listEnrolledStudents>) {
  const batchFrom = async (start: number) => {
    const students = await enrolled;
    if (start >= students.count) return null;
    return readOnReplica(ctx, (copy) => responsesOf(copy, session.id, scenario.scenarioId, students.batch(start)));
  };
  const first = ahead(batchFrom(0));
  return (async function* () {
    let next = first;
    for (let start = 0; ; start += batchSize) {
      const responses = await next;
      if (!responses) return;
      next = ahead(batchFrom(start + batchSize));
      yield responses;
    }
  })();
}

async function readColumns(ctx: SignedInCtx, { session, scenario }: Quiz) {
  // In one read: a replica may show a commit a moment before the primary does.
  const { orders, asked } = await readOnReplica(ctx, async (copy) => {
    const orders = await listQuestionOrders(copy, session.id, scenario.scenarioId);
    return { orders, asked: await readQuestions(copy, orders) };
  });
  const { columns, columnsOf } = arrangeQuestionColumns(orders, asked);
  return { columns, rowWriterOf: (width: number) => createRowWriter(width, columnsOf, asked) };
}

/** Awaited later; prevents an unhandled rejection until then. */
function ahead<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

const idLength = 36;

/**
 * As one text, since separate strings take much more memory. A list, since with a join the planner
 * would read all 50,000 users for a class of 500.
 */
async function listEnrolledStudents({ db }: SignedInCtx, classSessionId: string) {
  const { ids } = await rowOf(
    db,
    v.object({ ids: v.nullable(v.string()) }),
    sql`select string_agg(u.id::text, ',' order by u.username_key collate "C") as ids
        from users u where u.id = any(array(
          select user_id from class_session_students where class_session_id = ${classSessionId}))`,
  );
  const offsetOf = (student: number) => student * (idLength + 1);
  return {
    count: ids === null ? 0 : (ids.length + 1) / (idLength + 1),
    batch: (start: number) => (ids ?? "").slice(offsetOf(start), offsetOf(start + batchSize) - 1),
  };
}

async function listQuestionOrders(
  { db }: SignedInCtx,
  classSessionId: string,
  scenarioId: string,
): Promise<number[][]> {
  const rows = await rowsOf(
    db,
    v.object({ order: v.string() }),
    sql`select distinct array_to_string(a.question_ids, ',') as "order" from best_quiz_attempts best
      join attempts a on a.id = best.attempt_id
        where best.class_session_id = ${classSessionId} and best.scenario_id = ${scenarioId}`,
  );
  return rows.map((row) => questionIdsOf(row.order));
}

const questionIdsOf = (order: string) => (order === "" ? [] : order.split(",").map(Number));

const StoredResponse = v.object({
  username: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** The ids of the questions with commas; null without an attempt. */
  order: v.nullable(v.string()),
  /** The stored answers as the database writes them: `[[score, max score, [chosen, ...]], ...]` */
  answers: v.nullable(v.string()),
  score: v.nullable(v.number()),
  maxScore: v.nullable(v.number()),
  achievedAt: v.nullable(Time),
  isReported: v.boolean(),
});
type StoredResponse = v.InferOutput<typeof StoredResponse>;

function responsesOf(
  { db }: SignedInCtx,
  classSessionId: string,
  scenarioId: string,
  studentIds: string,
): Promise<StoredResponse[]> {
  return rowsOf(
    db,
    StoredResponse,
    sql`select u.username, u.first_name as "firstName", u.last_name as "lastName",
          array_to_string(a.question_ids, ',') as "order", a.answers::text as answers, a.questions_score as score,
            a.max_questions_score as "maxScore", best.achieved_at as "achievedAt",
            coalesce(a.checked_by <> 'server', false) as "isReported"
        from users u
        left join best_quiz_attempts best
          on best.class_session_id = ${classSessionId} and best.scenario_id = ${scenarioId} and best.user_id = u.id
        left join attempts a on a.id = best.attempt_id
        where u.id = any(${`{${studentIds}}`}::uuid[])
        order by u.username_key collate "C"`,
  );
}

type OrderPlan = { columns: number[]; cells: ((answer: string) => string)[] };

/**
 * Creates the function that writes a student's line, without its end. There are few different orders and answers but
 * many lines, so the text of each is cached.
 */
function createRowWriter(
  columnCount: number,
  columnsOf: ColumnsOfAttempt,
  questions: Question[],
): (response: StoredResponse) => string {
  const plans = new Map<string, OrderPlan>();
  const cellsOf = new Map(questions.map((question) => [question.id, answerCellsOf(question)]));
  const unknown = answerCellsOf({ id: 0, text: "", answers: [] });
  const yes = csvWords.yes;
  const planOf = (order: string) => {
    const ids = questionIdsOf(order);
    const plan = { columns: columnsOf(ids), cells: ids.map((id) => cellsOf.get(id) ?? unknown) };
    plans.set(order, plan);
    return plan;
  };

  return ({ username, firstName, lastName, order, answers, score, maxScore, achievedAt, isReported }) => {
    const names = `${writeCsvText(username)},${writeCsvText(firstName)},${writeCsvText(lastName)}`;
    if (order === null || answers === null) return `${names},,,${",,".repeat(columnCount)},`;
    const { columns, cells } = plans.get(order) ?? planOf(order);
    const written = new Array<string>(columnCount).fill(",,");
    const answerTexts = splitAnswers(answers);
    for (const [index, answer] of answerTexts.entries()) {
      // -1: first asked after the file's header was written; the next download has its column.
      const column = columns[index] ?? -1;
      if (column >= 0) written[column] = (cells[index] ?? unknown)(answer);
    }
    return `${names},${score},${maxScore},${achievedAt?.toISOString() ?? ""}${written.join("")},${isReported ? yes : ""}`;
  };
}

const between = "]], [";
/** Per question; scores may be any number. */
const maxRemembered = 1_000;

/** The answers of an attempt, each as text without its outer brackets. */
const splitAnswers = (answers: string) => (answers === "[]" ? [] : answers.slice(2, -3).split(between));

/** Writes an answer to a question as its two cells: the chosen answers, and the score. */
function answerCellsOf({ answers }: Question): (answer: string) => string {
  const cellCache = new Map<string, string>();
  return (answer) => {
    const cached = cellCache.get(answer);
    if (cached) return cached;
    // As `record-attempt` stored it; validating 100,000 answers would take seconds.
    const [score, , chosen] = JSON.parse(`[${answer}]]`) as StoredAnswer;
    const cells = `,${writeCsvLine([chosen.map((position) => answers[position]?.[0] ?? "").join("; "), score])}`;
    if (cellCache.size < maxRemembered) cellCache.set(answer, cells);
    return cells;
  };
}

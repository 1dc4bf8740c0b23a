import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { readCountedIds } from "~/domain/attempts/counted-ids";
import { isShown, reviewOf, type ReviewClosure } from "~/domain/attempts/quiz-review-rule";
import { quizTurnOf, type QuizTurn } from "~/domain/attempts/quiz-turn";
import { uncountedKinds } from "~/domain/attempts/uncounted";
import { readFlight } from "~/domain/attempts/read-flight";
import { readHandedIn, type HandedIn } from "~/domain/attempts/read-handed-in";
import { readPlacesOf } from "~/domain/attempts/read-quiz-places";
import type { ReplayedFlight } from "~/domain/attempts/replay-attempt";
import type { SignedInCtx } from "~/domain/context";
import { drawOfStart, StoredDraw } from "~/domain/flights/stored-draw";
import { readClassRules } from "~/domain/grades/read-rules";
import { isHeld } from "~/domain/grades/is-held";
import { Marks } from "~/domain/grades/rubric";
import { standingDecisions } from "~/domain/grades/standing-decisions";
import { idOf } from "~/domain/id";
import { readQuestions, type Question } from "~/domain/attempts/read-questions";
import { notFound } from "~/domain/refusal";
import { readStoredText } from "~/texts/stored-text";

const StoredAttempt = v.object({
  id: v.string(),
  scenarioId: v.string(),
  scenarioKey: v.string(),
  scenarioTitle: v.string(),
  campaignTitle: v.string(),
  curriculumKey: v.string(),
  classSessionId: v.nullable(v.string()),
  className: v.nullable(v.string()),
  courseName: v.nullable(v.string()),
  showsAnswers: v.boolean(),
  /** Grades are released later. */
  isHeld: v.boolean(),
  areAnswersHeld: v.boolean(),
  score: v.number(),
  maxScore: v.number(),
  maxTotalScore: v.number(),
  passed: v.boolean(),
  counts: v.boolean(),
  questionIds: v.array(v.number()),
  answers: v.array(v.tuple([v.number(), v.number(), v.array(v.number())])),
  receivedAt: Time,
  checkedBy: v.picklist(["server", "catalogue", "nobody"]),
  isLate: v.boolean(),
  isQuiz: v.boolean(),
  isServerGraded: v.boolean(),
  evidence: v.nullable(v.unknown()),
  flown: v.nullable(v.unknown()),
  start: v.nullable(StoredDraw),
  setAsideReason: v.nullable(v.pipe(v.string(), v.transform(readStoredText))),
  uncounted: v.nullable(v.picklist(uncountedKinds)),
  /** By which the grade in the scenario was given, if it was. */
  rubric: v.nullable(Marks),
});
type StoredAttempt = v.InferOutput<typeof StoredAttempt>;

type Hidden =
  | "areAnswersHeld"
  | "evidence"
  | "flown"
  | "start"
  | "questionIds"
  | "answers"
  | "scenarioKey"
  | "curriculumKey"
  | "maxTotalScore";
export type OwnAttempt = Omit<StoredAttempt, Hidden> & {
  /** `isShown`: with the right answers. */
  questions: { question: Question; answer: StoredAnswer; isShown: boolean }[];
  /** Why no answers are shown. */
  closed: ReviewClosure | null;
  turn: QuizTurn | null;
  /** The replay; a text says why there is none; null if nothing was flown. */
  flight: ReplayedFlight | string | null;
  /** A sandbox that was handed in. */
  handedIn: HandedIn | null;
};

/** One of the actor's own attempts, in a class or outside any. Shows right answers if the rule allows it. */
export async function readOwnAttempt(ctx: SignedInCtx, attemptId: string): Promise<OwnAttempt> {
  const row = idOf(attemptId) ? await findOwnAttempt(ctx, attemptId) : undefined;
  if (!row) throw notFound("attempt");
  const { questionIds, answers, scenarioKey: _, curriculumKey: __, maxTotalScore: ___, ...more } = row;
  const { evidence: ____, flown: _____, start: ______, areAnswersHeld, ...attempt } = more;
  if (row.isHeld) return { ...attempt, ...unknownPoints };
  const [flight, handedIn, questionRows, places] = await Promise.all([
    readFlight(ctx, row),
    readHandedIn(ctx, row),
    readQuestions(ctx, [questionIds]),
    row.isQuiz ? readPlacesOf(ctx, row.scenarioId) : [],
  ]);
  const { classSessionId, scenarioId } = row;
  const counted =
    classSessionId &&
    (await readCountedIds(
      ctx,
      { classSessionId, userId: ctx.actor.userId, scenarioId },
      await readClassRules(ctx, classSessionId),
    ));
  const { scope, closed, showsPoints } = reviewOf({ ...row, isHeld: areAnswersHeld }, places);
  const questions = new Map(questionRows.map((question) => [question.id, question]));
  return {
    ...attempt,
    counts: counted ? counted.has(attempt.id) : attempt.counts,
    flight,
    handedIn,
    closed: questionIds.length > 0 ? closed : null,
    turn: row.isQuiz && row.checkedBy === "server" ? quizTurnOf(places, row.classSessionId, ctx.now) : null,
    questions: questionIds.map((id, index) => {
      const answer = answers[index] ?? [0, 0, []];
      const question = questions.get(id) ?? { id, text: "", answers: [] };
      return asVisible(question, answer, { isShown: isShown(scope, answer), showsPoints });
    }),
  };
}

/** The same whatever was reached. */
const unknownPoints = {
  score: 0,
  maxScore: 0,
  passed: false,
  counts: false,
  flight: null,
  handedIn: null,
  closed: null,
  turn: null,
  questions: [],
  setAsideReason: null,
  uncounted: null,
  rubric: null,
};

type Visibility = { isShown: boolean; showsPoints: boolean };

/** Hidden data never leave the server: neither right answers nor points that reveal them. */
export const asVisible = (question: Question, answer: StoredAnswer, visibility: Visibility) => ({
  question: visibility.isShown ? question : withoutKey(question),
  answer: visibility.showsPoints ? answer : hidden(answer),
  isShown: visibility.isShown,
});

const withoutKey = (question: Question): Question => ({
  ...question,
  answers: question.answers.map(([text]) => [text, false]),
});

const hidden = ([, , chosen]: StoredAnswer): StoredAnswer => [0, 0, chosen];

async function findOwnAttempt({ db, actor, now }: SignedInCtx, attemptId: string): Promise<StoredAttempt | undefined> {
  const [row] = await rowsOf(
    db,
    StoredAttempt,
    sql`select a.id, s.id as "scenarioId", s.key as "scenarioKey", s.title as "scenarioTitle",
          campaigns.title as "campaignTitle", curricula.key as "curriculumKey", a.class_session_id as "classSessionId",
          c.name as "className", courses.name as "courseName", coalesce(courses.shows_answers, true) as "showsAnswers",
          ${isHeld("grades", "a", now)} as "isHeld", ${isHeld("answers", "a", now)} as "areAnswersHeld",
          a.score, a.max_score as "maxScore", a.max_total_score as "maxTotalScore", a.passed,
          exists (select from best_attempts best where best.attempt_id = a.id) as counts,
          a.question_ids as "questionIds", a.answers, a.received_at as "receivedAt", a.checked_by as "checkedBy",
          a.is_late as "isLate", a.score_card_type = 'Quiz' as "isQuiz", s.grading = 'server' as "isServerGraded",
          a.evidence, ${drawOfStart}, flown_attempts.flown, a.set_aside_reason as "setAsideReason", a.uncounted,
          (select decided.rubric from ${standingDecisions(
            sql`a.class_session_id`,
            sql`d.user_id = a.user_id and d.scenario_id = a.scenario_id`,
          )} decided) as rubric
        from attempts a
        left join flown_attempts on flown_attempts.attempt_id = a.id
        join scenarios s on s.id = a.scenario_id
        left join attempt_starts start on start.id = a.start_id
        join campaigns on campaigns.id = s.campaign_id
        join curricula on curricula.id = s.curriculum_id
        left join class_sessions c on c.id = a.class_session_id
        left join courses on courses.id = c.course_id
        where a.id = ${attemptId} and a.user_id = ${actor.userId}`,
  );
  return row;
}

import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { TaskRule } from "../../../content/answer-schema";
import { FlightEntry } from "../../../content/flight-entry";
import { SandboxTask } from "../../../content/sandbox-task";
import type { Db } from "~/db/database.server";
import { byDatabase, afterCommit } from "~/db/transaction";
import { rowsOf } from "~/db/rows.server";
import type { Edition } from "./check-bounds";

const Answer = v.object({ key: v.string(), text: v.string(), correct: v.boolean() });
const Question = v.object({
  key: v.string(),
  text: v.string(),
  points: v.number(),
  answers: v.array(Answer),
  explanation: v.optional(v.string()),
  pool: v.optional(v.string()),
});
const GradedLesson = v.object({
  passShare: v.number(),
  tasks: v.array(TaskRule),
});
const GradedSandbox = v.pick(SandboxTask, ["checks"]);
const Editions = v.array(
  v.object({
    id: v.number(),
    maxScore: v.nullable(v.number()),
    maxQuestionsScore: v.nullable(v.number()),
    questions: v.array(Question),
    lesson: v.nullable(GradedLesson),
    sandbox: v.nullable(GradedSandbox),
    flight: v.nullable(FlightEntry),
  }),
);
const Row = v.object({
  version: v.number(),
  key: v.string(),
  curriculumKey: v.string(),
  type: v.picklist(["Default", "Quiz"]),
  grading: v.picklist(["client", "server"]),
  editions: Editions,
});

/** The catalogue's limits of a scenario: its editions, newest first, as of a version of its curriculum. */
export type ScenarioBounds = Omit<v.InferOutput<typeof Row>, "editions"> & { editions: Edition[] };

// Bounds change only with a publication, and each stored attempt names the version that was used.
const cacheOf = byDatabase(() => new LRUCache<string, ScenarioBounds>({ max: 1_000 }));

/** From the cache or the database; null for an unknown scenario. */
export async function findBounds(db: Db, scenarioId: string): Promise<ScenarioBounds | null> {
  return cacheOf(db).get(scenarioId) ?? readBounds(db, scenarioId);
}

/** Reads the bounds again, in case a version was published since. */
export async function readBounds(db: Db, scenarioId: string): Promise<ScenarioBounds | null> {
  const [row] = await rowsOf(
    db,
    Row,
    sql`select c.version, s.key, c.key as "curriculumKey", s.type, s.grading, coalesce((
          select json_agg(json_build_object('id', e.id, 'maxScore', e.max_score, 'maxQuestionsScore',
            e.max_questions_score,
            'questions', e.questions, 'lesson', e.lesson, 'sandbox', e.sandbox, 'flight', e.flight) order by e.version desc, e.id desc)
          from scenario_editions e where e.scenario_id = s.id), '[]'::json) as editions
        from scenarios s join curricula c on c.id = s.curriculum_id where s.id = ${scenarioId}`,
  );
  if (!row) return null;
  afterCommit(db, () => cacheOf(db).set(scenarioId, row));
  return row;
}

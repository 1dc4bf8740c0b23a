import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { LessonFile, type Lesson } from "../../../content/content-schema";
import { translateScenario } from "../../../content/locales";
import { toPlayedLesson, toTranslatedLesson } from "../../../content/played-lesson";
import { FlightEntry, playedFlight, type PlayedFlight } from "../../../content/flight-entry";
import type { PlayedSandboxTask } from "../../../content/sandbox-task";
import { catalogueQuestions, scenarios } from "~/db/schema";
import { isRunning, isTaughtTo, limitToOwnCurriculum } from "~/domain/attempts/play-conditions";
import type { SignedInCtx } from "~/domain/context";
import { english, readerLanguage } from "~/domain/curricula/lesson-language";
import { notFound } from "~/domain/refusal";

/**
 * A curriculum's lesson as a player gets it: without right answers, in the language that the player's class fixes or
 * else in the reader's, and in English without translation.
 */
export async function readPlayedLesson(ctx: SignedInCtx, scenarioId: string): Promise<Lesson> {
  const { db } = ctx;
  const scenario = await findPlayedScenario(ctx, scenarioId);
  if (!scenario?.lesson) throw notFound("lesson");
  const questions = await db
    .select({
      key: catalogueQuestions.key,
      text: catalogueQuestions.text,
      points: catalogueQuestions.points,
      answers: catalogueQuestions.answers,
    })
    .from(catalogueQuestions)
    .where(sql`${catalogueQuestions.scenarioId} = ${scenarioId} and not ${catalogueQuestions.retired}`);
  const lesson = v.parse(LessonFile, scenario.lesson);
  const played = { maxScore: scenario.maxScore ?? 0, questions };
  const language = scenario.language ?? readerLanguage();
  const { locales } = scenario;
  const translated =
    language === english ? null : toTranslatedLesson(lesson, { ...played, ...(locales && { locales }) }, language);
  return translated ?? toPlayedLesson(lesson, played);
}

/** What a curriculum asks to build in the sandbox, for anyone who may play it, in the language of a lesson. */
export async function readSandboxTask(ctx: SignedInCtx, scenarioId: string): Promise<PlayedSandboxTask> {
  const scenario = await findPlayedScenario(ctx, scenarioId);
  if (!scenario?.sandbox || scenario.maxScore === null) throw notFound("scenario");
  const { sandbox, maxScore, locales } = scenario;
  const language = scenario.language ?? readerLanguage();
  const { entry, total, missing } = translateScenario({ sandbox, ...(locales && { locales }) }, language);
  const isTranslated = language !== english && missing < total;
  return { type: "sandbox", maxScore, ...entry.sandbox, ...(isTranslated && { language }) };
}

/**
 * The flight that a curriculum contains, for anyone who may play it: the newest edition's. A start has that of its own
 * edition. Goal and briefing are in the language of a lesson.
 */
export async function readPlayedFlight(
  ctx: SignedInCtx,
  scenarioId: string,
): Promise<PlayedFlight & { language?: string }> {
  const scenario = await findPlayedScenario(ctx, scenarioId);
  if (!scenario?.flight || scenario.maxScore === null) throw notFound("scenario");
  const flight = v.parse(FlightEntry, scenario.flight);
  const { maxScore, locales } = scenario;
  const language = scenario.language ?? readerLanguage();
  const { entry, total, missing } = translateScenario({ flight, ...(locales && { locales }) }, language);
  const isTranslated = language !== english && missing < total;
  return { ...playedFlight(entry.flight, maxScore), ...(isTranslated && { language }) };
}

/** `language`: the one that the player's class fixes. */
async function findPlayedScenario({ db, actor, now }: SignedInCtx, scenarioId: string) {
  const [scenario] = await db
    .select({
      lesson: scenarios.lesson,
      sandbox: scenarios.sandbox,
      flight: scenarios.flight,
      maxScore: scenarios.maxScore,
      locales: scenarios.locales,
      language: sql<string | null>`(select courses.lesson_language from class_sessions c
        join courses on courses.id = c.course_id
        join class_session_students student on student.class_session_id = c.id and student.user_id = ${actor.userId}
        join scenarios s on s.id = ${scenarioId}
        where c.start_date is not null and ${isRunning(now)} and ${isTaughtTo(actor.userId)}
        order by student.joined_at desc limit 1)`,
    })
    .from(scenarios)
    .where(
      sql`${eq(scenarios.id, scenarioId)} and exists (select from scenarios s where s.id = ${scenarioId} and (
        (true ${limitToOwnCurriculum(actor)})
        or exists (select from class_sessions c where ${isTaughtTo(actor.userId)})))`,
    );
  return scenario;
}

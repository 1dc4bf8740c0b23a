import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { LessonFile, type Lesson } from "../../../content/content-schema";
import { toPlayedLesson } from "../../../content/played-lesson";
import { catalogueQuestions, scenarios } from "~/db/schema";
import { isTaughtTo, limitToOwnCurriculum } from "~/domain/attempts/play-conditions";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";

/** A curriculum's lesson as a player gets it: without right answers. */
export async function readPlayedLesson({ db, actor }: SignedInCtx, scenarioId: string): Promise<Lesson> {
  const [scenario] = await db
    .select({ lesson: scenarios.lesson, maxScore: scenarios.maxScore })
    .from(scenarios)
    .where(
      sql`${eq(scenarios.id, scenarioId)} and exists (select from scenarios s where s.id = ${scenarioId} and (
        (true ${limitToOwnCurriculum(actor)})
        or exists (select from class_sessions c where ${isTaughtTo(actor.userId)})))`,
    );
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
  return toPlayedLesson(v.parse(LessonFile, scenario.lesson), { maxScore: scenario.maxScore ?? 0, questions });
}

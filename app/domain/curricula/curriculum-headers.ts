import { and, asc, eq, sql } from "drizzle-orm";
import { campaigns, classSessions, courses, curricula, organizations, scenarios } from "~/db/schema";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { notFound } from "~/domain/refusal";
import { english, readerLanguage } from "./lesson-language";

/** A column of the gradebook, in the order of the curriculum. */
export type ScenarioHeader = {
  scenarioId: string;
  campaignId: string;
  scenarioType: "Default" | "Quiz";
  campaignType: "Learn" | "Compete";
  contentType: "Globe" | "Presentation" | "Quiz";
  scenarioTitle: string;
  scenarioShortTitle: string;
  campaignTitle: string;
};

/**
 * A column of a class; `isRetired`: shown for its grades, no longer offered. `isHeld`, in the gradebook: students don't see
 * these grades yet.
 */
export type ClassColumn = ScenarioHeader & { isRetired?: true; isHeld?: true; hasSandbox?: boolean };

/** A scenario as the game gets it. */
export type OfferedScenario = ScenarioHeader & {
  scenarioKey: string;
  maxScore?: number;
  maxQuestionsScore?: number;
  grading: "client" | "server";
  objectives?: string[];
  /** The curriculum contains its lesson: `GET /scenarios/{id}/lesson`. */
  hasLesson?: true;
  /** It asks to build something: `GET /scenarios/{id}/sandbox`. */
  hasSandbox?: true;
  /** The curriculum contains its flight: `GET /scenarios/{id}/flight`. */
  hasFlight?: true;
  /** A quiz whose start returns questions. */
  hasQuestions?: true;
  /** The language of the player's lessons; missing for English. */
  language?: string;
};

type Translation = { title?: string; shortTitle?: string; objectives?: string[] };

const headerFields = {
  scenarioId: scenarios.id,
  campaignId: campaigns.id,
  scenarioType: scenarios.type,
  campaignType: campaigns.type,
  contentType: scenarios.contentType,
  scenarioTitle: scenarios.title,
  scenarioShortTitle: scenarios.shortTitle,
  campaignTitle: campaigns.title,
};

/** The offered scenarios of a curriculum, in order; their titles in a language where they are translated. */
export async function listOfferedScenarios(
  { db }: Pick<Ctx, "db">,
  curriculumId: string,
  language = english,
): Promise<OfferedScenario[]> {
  const rows = await db
    .select({
      ...headerFields,
      scenarioKey: scenarios.key,
      maxScore: scenarios.maxScore,
      maxQuestionsScore: scenarios.maxQuestionsScore,
      grading: scenarios.grading,
      objectives: scenarios.objectives,
      hasLesson: sql<boolean>`${scenarios.lesson} is not null`,
      hasSandbox: sql<boolean>`${scenarios.sandbox} is not null`,
      hasFlight: sql<boolean>`${scenarios.flight} is not null`,
      hasQuestions: sql<boolean>`(${scenarios.type} = 'Quiz' and exists (select from catalogue_questions q
        where q.scenario_id = ${scenarios.id} and not q.retired))`,
      translation: sql<Translation | null>`${scenarios.locales} -> ${language}`,
      campaignTranslation: sql<Translation | null>`${campaigns.locales} -> ${language}`,
    })
    .from(scenarios)
    .innerJoin(campaigns, eq(campaigns.id, scenarios.campaignId))
    .where(and(eq(scenarios.curriculumId, curriculumId), eq(scenarios.retired, false)))
    .orderBy(asc(campaigns.position), asc(scenarios.position));
  return rows.map(({ maxScore, maxQuestionsScore, hasLesson, hasSandbox, hasFlight, hasQuestions, ...row }) => {
    const { objectives, translation, campaignTranslation, ...scenario } = row;
    return {
      ...scenario,
      scenarioTitle: translation?.title ?? scenario.scenarioTitle,
      scenarioShortTitle: translation?.shortTitle ?? scenario.scenarioShortTitle,
      campaignTitle: campaignTranslation?.title ?? scenario.campaignTitle,
      ...(maxScore !== null && { maxScore }),
      ...(maxQuestionsScore !== null && { maxQuestionsScore }),
      ...(objectives.length > 0 && { objectives: translation?.objectives ?? objectives }),
      ...(hasLesson && { hasLesson: true as const }),
      ...(hasSandbox && { hasSandbox: true as const }),
      ...(hasFlight && { hasFlight: true as const }),
      ...(hasQuestions && { hasQuestions: true as const }),
      ...(language !== english && { language }),
    };
  });
}

/** A class session with its current and earlier curricula. */
export type TaughtClass = { id: string; curriculumId: string; earlierCurricula: string[] };

/** The curriculum of a class session joined with its course's organization. */
export const taughtCurriculum = sql<string>`coalesce(${classSessions.curriculumId}, ${organizations.curriculumId})`;

/** The columns of a class: the offered scenarios of its curriculum, and retired ones with grades or decisions. */
export async function listClassColumns({ db }: Pick<Ctx, "db">, taught: TaughtClass): Promise<ClassColumn[]> {
  const earlier = `{${taught.earlierCurricula.join(",")}}`;
  const rows = await db
    .select({
      ...headerFields,
      retired: scenarios.retired,
      curriculumId: scenarios.curriculumId,
      hasSandbox: sql<boolean>`${scenarios.sandbox} is not null`,
    })
    .from(scenarios)
    .innerJoin(campaigns, eq(campaigns.id, scenarios.campaignId))
    .innerJoin(curricula, eq(curricula.id, scenarios.curriculumId))
    .where(
      sql`(${scenarios.curriculumId} = ${taught.curriculumId} and not ${scenarios.retired})
        or ((${scenarios.curriculumId} = ${taught.curriculumId} or ${scenarios.curriculumId} = any(${earlier}::uuid[]))
          and (exists (select from best_attempts best
              where best.class_session_id = ${taught.id} and best.scenario_id = ${scenarios.id})
            or exists (select from grade_decisions decided
              where decided.class_session_id = ${taught.id} and decided.scenario_id = ${scenarios.id})))`,
    )
    .orderBy(
      sql`${scenarios.curriculumId} <> ${taught.curriculumId}`,
      asc(curricula.key),
      asc(campaigns.position),
      asc(scenarios.position),
    );
  return rows.map(({ retired, curriculumId, hasSandbox, ...header }) => ({
    ...header,
    ...(hasSandbox && { hasSandbox }),
    ...((retired || curriculumId !== taught.curriculumId) && { isRetired: true as const }),
  }));
}

/** The headers of a curriculum, by its id or by that of a course that uses it. Every signed-in player may read them. */
export async function listCurriculumHeaders(ctx: SignedInCtx, id: string): Promise<OfferedScenario[]> {
  const [curriculum] = await ctx.db
    .select({
      id: curricula.id,
      language: sql<string | null>`(select ${courses.lessonLanguage} from ${courses} where ${courses.id} = ${id})`,
    })
    .from(curricula)
    .where(
      sql`${curricula.id} = ${id} or ${curricula.id} = (${ctx.db
        .select({ id: taughtCurriculum })
        .from(courses)
        .innerJoin(organizations, eq(organizations.id, courses.organizationId))
        .leftJoin(
          classSessions,
          and(
            eq(classSessions.courseId, courses.id),
            sql`${classSessions.startDate} is not null and ${classSessions.endDate} is null`,
          ),
        )
        .where(and(eq(courses.id, id), coursesWithin(ctx.actor, "course:read")))
        .limit(1)})`,
    );
  if (!curriculum) throw notFound("course");
  return listOfferedScenarios(ctx, curriculum.id, curriculum.language ?? readerLanguage());
}

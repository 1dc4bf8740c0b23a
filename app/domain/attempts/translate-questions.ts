// Questions in the language of a lesson. Attempts are graded and stored with the curriculum's texts.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { translateScenario } from "../../../content/locales";
import { rowsOf } from "~/db/rows.server";
import type { ScenarioLocales } from "../../../content/content-schema";
import type { EditionQuestion } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { english } from "~/domain/curricula/lesson-language";
import type { Receipt } from "./attempt-receipt";
import { readPlayRules } from "./play-rules";

const Row = v.object({
  // Checked at publication.
  locales: v.nullable(v.custom<ScenarioLocales>((value) => typeof value === "object")),
  explanations: v.record(v.string(), v.string()),
});

async function readLocales({ db }: Pick<SignedInCtx, "db">, scenarioId: string) {
  const [row] = await rowsOf(
    db,
    Row,
    sql`select s.locales, coalesce((select json_object_agg(q.key, q.explanation) from catalogue_questions q
          where q.scenario_id = s.id and q.explanation is not null), '{}'::json) as explanations
        from scenarios s where s.id = ${scenarioId}`,
  );
  return row;
}

/** The questions of the newest edition in a language; null if they have no translations into it. */
export async function translateQuestions(
  ctx: SignedInCtx,
  scenarioId: string,
  questions: readonly EditionQuestion[],
  language: string,
): Promise<EditionQuestion[] | null> {
  if (language === english) return null;
  const { locales } = (await readLocales(ctx, scenarioId)) ?? {};
  if (!locales?.[language]) return null;
  const { entry, total, missing } = translateScenario({ questions, locales }, language);
  return missing < total ? [...entry.questions] : null;
}

/** Explanations in the language of the class, else of the reader; English if they have changed since. */
export async function translateExplanations<
  Explained extends { question: string | null; explanation?: string | null | undefined },
>(
  ctx: SignedInCtx,
  { scenarioId, classSessionId }: { scenarioId: string; classSessionId: string | null },
  reviewed: readonly Explained[],
): Promise<Explained[]> {
  if (reviewed.every(({ explanation }) => !explanation)) return [...reviewed];
  const { language } = await readPlayRules(ctx, classSessionId);
  const { locales, explanations = {} } = language === english ? {} : ((await readLocales(ctx, scenarioId)) ?? {});
  const questions = locales?.[language]?.questions ?? {};
  return reviewed.map((one) => {
    const key = one.question ?? "";
    const translation = questions[key]?.explanation;
    const isCurrent = one.explanation === explanations[key];
    return typeof translation === "string" && one.explanation && isCurrent ? { ...one, explanation: translation } : one;
  });
}

/** A receipt as its student reads it. */
export async function translateReceipt(ctx: SignedInCtx, receipt: Receipt): Promise<Receipt> {
  return receipt.review ? { ...receipt, review: await translateExplanations(ctx, receipt, receipt.review) } : receipt;
}

// Questions of cards as a student reads them: in the student's language, without the right answers.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { EditionQuestion } from "~/db/schema";
import { drawQuestions, type OpenQuestion } from "~/domain/attempts/draw-questions";
import { readPlayRules } from "~/domain/attempts/play-rules";
import { translateQuestions } from "~/domain/attempts/translate-questions";
import type { SignedInCtx } from "~/domain/context";
import type { OwnCard } from "./read-cards";

const Row = v.object({
  scenarioId: v.string(),
  scenarioTitle: v.string(),
  campaignTitle: v.string(),
  isQuiz: v.boolean(),
  key: v.string(),
  text: v.string(),
  points: v.number(),
  answers: v.array(v.object({ key: v.string(), text: v.string(), correct: v.boolean() })),
  explanation: v.nullable(v.string()),
});
export type CatalogueQuestion = v.InferOutput<typeof Row>;

export type AskedQuestion = Pick<CatalogueQuestion, "scenarioId" | "scenarioTitle" | "campaignTitle" | "isQuiz"> &
  Omit<OpenQuestion, "key" | "points"> & {
    question: string;
    /** Null: never practised. */
    lastPractisedOn: string | null;
  };

/** The questions of cards, as the curriculum has them now; in the order of the cards. */
export async function readCatalogueQuestions(
  { db }: Pick<SignedInCtx, "db">,
  cards: readonly Pick<OwnCard, "scenarioId" | "question">[],
): Promise<CatalogueQuestion[]> {
  if (cards.length === 0) return [];
  const rows = await rowsOf(
    db,
    Row,
    sql`select s.id as "scenarioId", s.title as "scenarioTitle", campaigns.title as "campaignTitle",
          s.type = 'Quiz' as "isQuiz", cq.key, cq.text, cq.points, cq.answers, cq.explanation
        from jsonb_to_recordset(${JSON.stringify(
          cards.map(({ scenarioId, question }) => ({ scenario_id: scenarioId, key: question })),
        )}::text::jsonb) as wanted (scenario_id uuid, key text)
        join catalogue_questions cq on cq.scenario_id = wanted.scenario_id and cq.key = wanted.key
        join scenarios s on s.id = cq.scenario_id join campaigns on campaigns.id = s.campaign_id`,
  );
  const byName = new Map(rows.map((row) => [`${row.scenarioId} ${row.key}`, row]));
  return cards.flatMap(({ scenarioId, question }) => byName.get(`${scenarioId} ${question}`) ?? []);
}

/** Questions of cards to ask now. Answers are shuffled for each repetition, so that nobody memorizes their places. */
export async function askQuestions(ctx: SignedInCtx, cards: readonly OwnCard[]): Promise<AskedQuestion[]> {
  const questions = await readCatalogueQuestions(ctx, cards);
  const languages = new Map<string | null, string>();
  for (const { classSessionId } of cards)
    if (!languages.has(classSessionId))
      languages.set(classSessionId, (await readPlayRules(ctx, classSessionId)).language);
  return Promise.all(
    questions.map(async ({ scenarioId, scenarioTitle, campaignTitle, isQuiz, key, ...question }) => {
      const card = cards.find((one) => one.scenarioId === scenarioId && one.question === key);
      const asked: EditionQuestion = {
        ...{ key, text: question.text, points: question.points, answers: question.answers },
      };
      const language = languages.get(card?.classSessionId ?? null) ?? "";
      const [translated = asked] = (await translateQuestions(ctx, scenarioId, [asked], language)) ?? [];
      const seed = seedOf(`${ctx.actor.userId} ${scenarioId} ${key} ${card?.practised?.repetitions ?? 1}`);
      const [{ text, answers, several } = { text: "", answers: [], several: false }] = drawQuestions(
        [translated],
        seed,
      );
      return {
        ...{ scenarioId, scenarioTitle, campaignTitle, isQuiz, question: key, text, several, answers },
        lastPractisedOn: card?.practised?.reviewedOn ?? null,
      };
    }),
  );
}

/** FNV-1a. */
const seedOf = (text: string) =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5) >>> 1;

import { sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { planSession, secondsPerQuestion, type PracticePlan } from "./plan-session";
import { readCards, type OwnCard } from "./read-cards";
import { readStreak, type Streak } from "./read-streak";
import { readStudentDay, type StudentDay } from "./student-day";

export type PracticeFigures = {
  today: string;
  /** Of the next session. */
  questions: number;
  minutes: number;
  dueCount: number;
  next: PracticePlan["next"];
  /** Questions that can be practised, and how many of them were and are remembered for three weeks or more. */
  cards: number;
  practised: number;
  remembered: number;
  practisedToday: number;
  streak: Streak;
};

export type Practice = PracticeFigures & { session: OwnCard[] };

const rememberedDays = 21;

/** What a student practises now. Never graded: it reads attempts, and changes nothing. */
export async function readPractice(ctx: SignedInCtx, personZone: string | null = null): Promise<Practice> {
  const day = await readStudentDay(ctx, personZone);
  const [cards, today, streak] = await Promise.all([
    readCards(ctx, day.timeZone),
    readToday(ctx, day),
    readStreak(ctx, day),
  ]);
  const { session, dueCount, next } = planSession(cards, day.today, today.unseen);
  return {
    today: day.today,
    session,
    ...{ dueCount, next, streak, cards: cards.length, practisedToday: today.total },
    questions: session.length,
    minutes: minutesFor(session.length),
    practised: cards.filter(({ practised }) => practised !== null).length,
    remembered: cards.filter(({ practised }) => practised?.isRight && practised.stability >= rememberedDays).length,
  };
}

const minutesFor = (questions: number) => Math.ceil((questions * secondsPerQuestion) / 60);

/** The numbers alone, as the results page shows them. */
export async function readPracticeFigures(ctx: SignedInCtx, personZone: string | null): Promise<PracticeFigures> {
  const { session: _, ...figures } = await readPractice(ctx, personZone);
  return figures;
}

/** An attempt was the first repetition, so the first review of a question is the second. */
const readToday = ({ db, actor }: SignedInCtx, { today }: StudentDay) =>
  rowOf(
    db,
    v.object({ total: Numeric, unseen: Numeric }),
    sql`select count(*) as total, count(*) filter (where repetitions = 2) as unseen from practice_reviews
        where user_id = ${actor.userId} and reviewed_on = ${today}::date`,
  );

// Pure: when a question is due again, by FSRS (docs/decisions/0195). Days are YYYY-MM-DD.
import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from "ts-fsrs";

/** What FSRS remembers of a question. */
export type Memory = {
  stability: number;
  difficulty: number;
  repetitions: number;
  lapses: number;
  reviewedOn: string;
  dueOn: string;
};

/** `isSure`: the student said "I know it" and not "I'm guessing", before seeing whether it was right. */
type Recall = { isRight: boolean; isSure: boolean };

/** By whole days, without chance: the same answers give the same dates on every device. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});

const gradeOf = ({ isRight, isSure }: Recall): Grade => {
  if (!isRight) return Rating.Again;
  return isSure ? Rating.Good : Rating.Hard;
};

export function remember(before: Memory | null, day: string, recall: Recall): Memory {
  const today = dateOf(day);
  const card = before ? cardOf(before) : createEmptyCard(today);
  const { card: after } = scheduler.next(card, today, gradeOf(recall));
  const dueOn = dayOfDate(after.due);
  return {
    stability: after.stability,
    difficulty: after.difficulty,
    repetitions: after.reps,
    lapses: after.lapses,
    reviewedOn: day,
    dueOn: dueOn > day ? dueOn : dayOfDate(new Date(today.getTime() + dayMs)),
  };
}

const dayMs = 86_400_000;

const cardOf = ({ stability, difficulty, repetitions, lapses, reviewedOn, dueOn }: Memory): Card => ({
  ...createEmptyCard(dateOf(reviewedOn)),
  ...{ stability, difficulty, lapses, reps: repetitions, state: State.Review },
  due: dateOf(dueOn),
  last_review: dateOf(reviewedOn),
  scheduled_days: Math.round((Date.parse(dueOn) - Date.parse(reviewedOn)) / dayMs),
});

// Midnights in UTC stand for days: FSRS counts the days between them.
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOfDate = (date: Date) => date.toISOString().slice(0, "YYYY-MM-DD".length);

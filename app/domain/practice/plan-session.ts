// Pure: which questions a student practises today. Days are YYYY-MM-DD.
import { dayAfter } from "~/domain/gradebook/day-numbers";
import { remember, type Memory } from "./schedule";

/** Five minutes at half a minute each. */
const maxQuestions = 10;
export const secondsPerQuestion = 30;
/** Questions a day that weren't practised before, so that an old course doesn't fall due at once. */
const maxNewADay = 5;

/** A question that the student has answered in an attempt. */
export type PracticeCard = {
  scenarioId: string;
  question: string;
  tags: readonly string[];
  /** The day of the newest attempt that asked it, and its answer. */
  metOn: string;
  metRight: boolean;
  /** Null: not practised yet. */
  practised: (Memory & { isRight: boolean; isSure: boolean }) | null;
};

export type PracticePlan<OwnCard extends PracticeCard = PracticeCard> = {
  /** Of this session, in order. */
  session: OwnCard[];
  /** All that may be practised today, those of the session included. */
  dueCount: number;
  /** The next day on which something is due, after today's questions; null without any. */
  next: { on: string; count: number } | null;
};

/** The attempt counts as the first time the question was asked. */
export const memoryOf = ({ practised, metOn, metRight }: PracticeCard): Memory =>
  practised ?? remember(null, metOn, { isRight: metRight, isSure: true });

const wasWrong = ({ practised, metRight }: PracticeCard) => !(practised ?? { isRight: metRight }).isRight;

/** `newToday`: how many questions were practised today for the first time. */
export function planSession<OwnCard extends PracticeCard>(
  cards: readonly OwnCard[],
  today: string,
  newToday: number,
): PracticePlan<OwnCard> {
  const dated = cards.map((card) => ({ card, dueOn: memoryOf(card).dueOn }));
  const isDueOn = (day: string, isNew: boolean) =>
    dated.filter(({ card, dueOn }) => dueOn <= day && (card.practised === null) === isNew);
  const urgencyOf = urgencies(cards);
  const byUrgency = (due: typeof dated) =>
    due.toSorted(
      (a, b) => urgencyOf(b.card) - urgencyOf(a.card) || (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0),
    );
  const known = byUrgency(isDueOn(today, false));
  const unseen = byUrgency(isDueOn(today, true)).slice(0, Math.max(0, maxNewADay - newToday));
  const due = [...known, ...unseen].map(({ card }) => card);
  const dueCards = new Set<PracticeCard>(due);
  const later = dated.filter(({ card }) => !dueCards.has(card));
  return { session: due.slice(0, maxQuestions), dueCount: due.length, next: nextDay(later, today) };
}

/** New questions for which today has no room are due tomorrow. */
function nextDay(later: readonly { card: PracticeCard; dueOn: string }[], today: string): PracticePlan["next"] {
  const tomorrow = dayAfter(today, 1);
  const days = later.map(({ card, dueOn }) => ({
    isNew: card.practised === null,
    on: dueOn > tomorrow ? dueOn : tomorrow,
  }));
  const on = days.reduce<string | null>((first, day) => (first === null || day.on < first ? day.on : first), null);
  if (on === null) return null;
  const ofDay = days.filter((day) => day.on === on);
  const unseen = ofDay.filter(({ isNew }) => isNew).length;
  return { on, count: Math.min(maxQuestions, ofDay.length - unseen + Math.min(unseen, maxNewADay)) };
}

/** Misconceptions come first: wrong and sure of it, then wrong, then what shares its tag with something wrong. */
function urgencies(cards: readonly PracticeCard[]): (card: PracticeCard) => number {
  const wrongTags = new Set(cards.filter(wasWrong).flatMap(({ tags }) => tags));
  return (card) => {
    if (wasWrong(card)) return card.practised?.isSure ? 3 : 2;
    return card.tags.some((tag) => wrongTags.has(tag)) ? 1 : 0;
  };
}

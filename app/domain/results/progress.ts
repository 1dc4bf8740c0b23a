// Pure: a player's progress in the game, from the own attempts. `PlayedAttempt`s are newest first.
import type { StoredAnswer } from "~/db/schema";
import { shareOf as gradeShareOf } from "~/domain/gradebook/class-figures";

export type PlayedAttempt = {
  scenarioId: string;
  campaignId: string;
  campaignTitle: string;
  score: number;
  maxScore: number;
  passed: boolean;
  receivedAt: Date;
  /** In the order of the answers. */
  questions: string[];
  answers: StoredAnswer[];
  /** A quiz whose answers aren't shown yet: nothing, not even a streak, reveals which were right. */
  isClosed: boolean;
};

export type PlayedEntry = {
  scenarioId: string;
  /** The best; the later one on ties. */
  score: number;
  maxScore: number;
  passed: boolean;
  attempts: number;
  lastPlayedAt: Date;
};

/** `streak`: the number of questions answered right in a row, ending with the last answer. */
export type Topic = { campaignId: string; title: string; streak: number; right: number; answered: number };

export type RepeatReason = "notPassed" | "missed" | "longAgo";
export type Repeat = {
  scenarioId: string;
  reason: RepeatReason;
  /** Wrong questions of the last attempt. */
  missed: number;
  asked: number;
  lastPlayedAt: Date;
};

export type Progress = { entries: PlayedEntry[]; topics: Topic[]; repeat: Repeat[] };

const day = 86_400_000;
/** Milliseconds after which a scenario is worth repeating. */
export const staleAfter = 21 * day;
/** A longer list would not help. */
const maxRepeats = 5;

export function progressOf(attempts: PlayedAttempt[], now: Date): Progress {
  const byScenario = groupBy(attempts, ({ scenarioId }) => scenarioId);
  const entries = byScenario.map(entryOf);
  return { entries, topics: groupBy(attempts, ({ campaignId }) => campaignId).map(topicOf), repeat: repeatsOf() };

  function repeatsOf(): Repeat[] {
    return byScenario
      .flatMap((own) => repeatOf(own, entryOf(own), now) ?? [])
      .sort((a, b) => rankOf(a) - rankOf(b) || shareOf(b) - shareOf(a) || +a.lastPlayedAt - +b.lastPlayedAt)
      .slice(0, maxRepeats);
  }
}

type Group = [PlayedAttempt, ...PlayedAttempt[]];

function groupBy(attempts: PlayedAttempt[], keyOf: (attempt: PlayedAttempt) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const attempt of attempts) {
    const group = groups.get(keyOf(attempt));
    if (group) group.push(attempt);
    else groups.set(keyOf(attempt), [attempt]);
  }
  return [...groups.values()];
}

function entryOf(own: Group): PlayedEntry {
  const [last] = own;
  const best = own.reduce((bestSoFar, one) =>
    (gradeShareOf(one) ?? 0) > (gradeShareOf(bestSoFar) ?? 0) ? one : bestSoFar,
  );
  return {
    scenarioId: best.scenarioId,
    score: best.score,
    maxScore: best.maxScore,
    passed: own.some(({ passed }) => passed),
    attempts: own.length,
    lastPlayedAt: last.receivedAt,
  };
}

/** Each question counts with its last answer, so repeating one question doesn't help. Surveys don't count. */
function topicOf(own: Group): Topic {
  const lastAnswers = new Map<string, boolean>();
  for (const { scenarioId, questions, answers } of own.filter(({ isClosed }) => !isClosed))
    // The last question of an attempt was answered last.
    for (const [index, [score, maxScore]] of [...answers.entries()].reverse()) {
      const key = `${scenarioId} ${questions[index]}`;
      if (maxScore > 0 && !lastAnswers.has(key)) lastAnswers.set(key, score >= maxScore);
    }
  const answers = [...lastAnswers.values()];
  const firstMiss = answers.indexOf(false);
  return {
    campaignId: own[0].campaignId,
    title: own[0].campaignTitle,
    streak: firstMiss === -1 ? answers.length : firstMiss,
    right: answers.filter(Boolean).length,
    answered: answers.length,
  };
}

function repeatOf([last]: Group, { passed }: PlayedEntry, now: Date): Repeat | null {
  const { scenarioId, answers, receivedAt: lastPlayedAt } = last;
  const scored = answers.filter(([, maxScore]) => maxScore > 0);
  const missed = scored.filter(([score, maxScore]) => score < maxScore).length;
  const about = { scenarioId, missed, asked: scored.length, lastPlayedAt };
  if (!passed) return { ...about, reason: "notPassed" };
  if (missed > 0) return { ...about, reason: "missed" };
  return +now - +lastPlayedAt > staleAfter ? { ...about, reason: "longAgo" } : null;
}

const rankOf = ({ reason }: Repeat) => ["notPassed", "missed", "longAgo"].indexOf(reason);
const shareOf = ({ missed, asked }: Repeat) => (asked === 0 ? 0 : missed / asked);

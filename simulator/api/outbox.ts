import type { TaskAnswer } from "../../content/task-answers";
import type { SandboxDocument } from "../screens/sandbox/sandbox-document";
import type { KnownFlight } from "../../physics/scenario";

/** A flight log; the server flies it again. */
export type FlightLog = {
  kind: "flight";
  version: number;
  burns: { t: number; dv: [number, number, number] }[];
  turns: { t: number; dw: [number, number, number] }[];
  pulses?: [tick: number, code: number][];
  end: number;
};

/** Chosen answers and solved tasks, by the keys of the curriculum. */
export type AnswerEvidence = { answers: { question: string; chosen: string[] }[] } & (
  { kind: "quiz" } | { kind: "lesson"; tasks: ({ task: number } & TaskAnswer)[] }
);

/** A copy of what the player built; the server checks it. */
export type SandboxEvidence = { kind: "sandbox"; document: SandboxDocument };

/** Body of `POST /api/scores` without its user. Points are missing where only the server can compute them. */
export type Attempt = {
  attemptId: string;
  scenarioId: string;
  sessionId: string | null;
  /** Missing if the server couldn't be reached at the start. */
  startId?: string;
  client?: string;
  /** What the player did; where the server grades, it computes the points from this. */
  evidence?: FlightLog | AnswerEvidence | SandboxEvidence;
  totalScore?: number;
  maxTotalScore?: number;
  questionsScore?: number;
  maxQuestionsScore?: number;
  passed?: boolean;
  scoreCardType: "Default" | "Quiz";
};

/** The points that the game computed itself; null where only the server can. */
export function localPointsOf(attempt: Attempt): { points: number; maxPoints: number } | null {
  const { totalScore, maxTotalScore, questionsScore = 0, maxQuestionsScore = 0 } = attempt;
  if (totalScore === undefined || maxTotalScore === undefined) return null;
  return { points: Math.floor(totalScore + questionsScore), maxPoints: maxTotalScore + maxQuestionsScore };
}

/** `refused`: why the server rejected the attempt. It stays in the store, but is only sent again on request. */
export type OutboxEntry = { attempt: Attempt; userId: string; refused?: string };

export type OutboxStore = {
  all(): Promise<OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  remove(attemptId: string): Promise<void>;
  close(): Promise<void>;
};

/** The server's answer for a stored attempt. */
export type Receipt = {
  attemptId: string;
  /** Null while the result is held. */
  score: number | null;
  maxScore: number;
  passed: boolean | null;
  grading: "client" | "server";
  late: boolean;
  /** A sentence about the points. */
  note?: string;
  /** The right answers; questions only. */
  review?: QuestionReview[];
  /** Flights only: points, and the reference flight they are measured against. */
  flight?: FlightDebrief;
};

export type FlightDebrief = { parts: DebriefPart[]; reference: KnownFlight };

/** In the words of the server. */
type DebriefPart = { key: string; name: string; points: number; most: number; why: string };

export type QuestionReview = {
  question: string;
  points: number;
  maxPoints: number;
  right: string[];
  explanation: string | null;
};

/** What the player may see of an attempt; `closed`: why answers are hidden. `turn`: the next try at a quiz. */
export type AttemptReview = {
  review: QuestionReview[];
  closed: "held" | "claim" | "notShown" | "otherClass" | "classRuns" | "attemptsLeft" | null;
  turn: QuizTurn | null;
};

/** `attemptsLeft` null: unlimited. `nextAttemptAt` null: now. */
export type QuizTurn = { attemptsLeft: number | null; nextAttemptAt: string | null; mayEndAttempts: boolean };

/**
 * Every outcome but "saved" and "refused" leads to a retry. "later": no clear answer, or the server is busy.
 * "laterAlone": the server failed with this attempt. "signIn": signed out. "otherUser": signed in as someone else.
 * "tooEarly": the quiz's waiting time isn't over.
 */
export type SendResult =
  | { outcome: "saved"; receipt: Receipt }
  | { outcome: "refused" | "tooEarly"; why: string }
  | { outcome: "later" | "laterAlone" | "signIn" | "otherUser" };

export type Delivery =
  "sending" | "waiting" | "signIn" | "otherUser" | { saved: Receipt } | { refused: string } | { tooEarly: string };

const firstRetryDelayMs = 1_000;
const maxRetryDelayMs = 60_000;

type OutboxOptions = {
  userId: string;
  store: OutboxStore;
  send: (attempt: Attempt, userId: string) => Promise<SendResult>;
  onChange?: (attempt: Attempt, delivery: Delivery) => void;
};

/** Stores attempts until the server confirms them: across reloads, offline, and only for their own player. */
export class Outbox {
  private retryDelayMs = firstRetryDelayMs;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private running: Promise<void> | null = null;
  private mustRunAgain = false;
  private isClosed = false;

  constructor(private readonly options: OutboxOptions) {}

  /** Stores the attempt before it is sent. */
  async post(attempt: Attempt) {
    await this.options.store.put({ attempt, userId: this.options.userId });
    this.notify(attempt, "sending");
    await this.flush();
  }

  /** The player's entries without a receipt, refused ones included. */
  async listEntries(): Promise<OutboxEntry[]> {
    return (await this.options.store.all()).filter(({ userId }) => userId === this.options.userId);
  }

  /** Sends a refused attempt once more. */
  async retry(attemptId: string) {
    const entry = (await this.listEntries()).find(({ attempt }) => attempt.attemptId === attemptId);
    if (!entry) return;
    await this.options.store.put({ attempt: entry.attempt, userId: entry.userId });
    await this.flush();
  }

  /** Sends stored attempts now. A call during a run starts another run after it. */
  flush(): Promise<void> {
    if (this.running) {
      this.mustRunAgain = true;
      return this.running;
    }
    this.running = this.run().finally(() => {
      this.running = null;
      if (this.mustRunAgain && !this.isClosed) {
        this.mustRunAgain = false;
        void this.flush();
      }
    });
    return this.running;
  }

  /** Waits for a running send; starts no other. */
  async close() {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
    await this.options.store.close();
  }

  private async run() {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    let mustRetry = false;
    const entries = (await this.listEntries()).filter(({ refused }) => refused === undefined);
    for (const [at, entry] of entries.entries()) {
      if (this.isClosed) return;
      const { attempt, userId } = entry;
      const result = await this.options.send(attempt, userId);
      if (result.outcome === "saved") {
        await this.options.store.remove(attempt.attemptId);
        this.notify(attempt, { saved: result.receipt });
      } else if (result.outcome === "refused") {
        await this.options.store.put({ ...entry, refused: result.why });
        this.notify(attempt, { refused: result.why });
      } else if (result.outcome === "tooEarly") {
        // Wait with this attempt only; later ones need not wait for it.
        mustRetry = true;
        this.notify(attempt, { tooEarly: result.why });
      } else if (result.outcome === "laterAlone") {
        mustRetry = true;
        this.notify(attempt, "waiting");
      } else {
        // Later attempts wait too, and their screens say so.
        const delivery = result.outcome === "later" ? "waiting" : result.outcome;
        for (const { attempt } of entries.slice(at)) this.notify(attempt, delivery);
        return this.scheduleRetry();
      }
    }
    if (mustRetry) return this.scheduleRetry();
    this.retryDelayMs = firstRetryDelayMs;
  }

  private notify(attempt: Attempt, delivery: Delivery) {
    this.options.onChange?.(attempt, delivery);
  }

  private scheduleRetry() {
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.flush(), this.retryDelayMs);
    this.retryDelayMs = Math.min(maxRetryDelayMs, this.retryDelayMs * 2);
  }
}

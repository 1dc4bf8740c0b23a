import type { Orbit } from "../../content/content-schema";
import type { KnownFlight } from "../../physics/scenario";
import type { ScorePart } from "../../physics/score";

/** The log of a flight, as the server flies it again. */
export type FlightLog = {
  kind: "flight";
  version: number;
  burns: { t: number; dv: [number, number, number] }[];
  turns: { t: number; dw: [number, number, number] }[];
  pulses?: [tick: number, code: number][];
  end: number;
};

/** Which answers were chosen, and by which orbits tasks were done: keys, as the curriculum has them. */
export type AnswerEvidence = { answers: { question: string; chosen: string[] }[] } & (
  { kind: "quiz" } | { kind: "lesson"; tasks: { task: number; orbit: Orbit }[] }
);

/** Body of `POST /api/scores`, but for its user. Points are missing where only the server can know them. */
export type Attempt = {
  attemptId: string;
  scenarioId: string;
  sessionId: string | null;
  /** Missing when nobody could be asked for one. */
  startId?: string;
  client?: string;
  /** What was done: where the server grades, it finds the points itself. */
  evidence?: FlightLog | AnswerEvidence;
  totalScore?: number;
  maxTotalScore?: number;
  questionsScore?: number;
  maxQuestionsScore?: number;
  passed?: boolean;
  scoreCardType: "Default" | "Quiz";
};

/** What the game itself has found an attempt to be worth; null where it cannot know. */
export function ownPointsOf(attempt: Attempt): { points: number; most: number } | null {
  const { totalScore, maxTotalScore, questionsScore = 0, maxQuestionsScore = 0 } = attempt;
  if (totalScore === undefined || maxTotalScore === undefined) return null;
  return { points: Math.floor(totalScore + questionsScore), most: maxTotalScore + maxQuestionsScore };
}

/** `refused`: why the server did not take it; it is kept, and not sent again by itself. */
export type OutboxEntry = { attempt: Attempt; userId: string; refused?: string };

export type OutboxStore = {
  all(): Promise<OutboxEntry[]>;
  put(kept: OutboxEntry): Promise<void>;
  remove(attemptId: string): Promise<void>;
  close(): Promise<void>;
};

/** What the server says of an attempt that it has stored. */
export type Receipt = {
  attemptId: string;
  score: number;
  maxScore: number;
  passed: boolean;
  grading: "client" | "server";
  late: boolean;
  /** A sentence about the points. */
  note?: string;
  /** What was right: of questions, and only now. */
  review?: QuestionReview[];
  /** Of a flight: points, and the reference that they are measured by. */
  flight?: FlightDebrief;
};

export type FlightDebrief = { parts: ScorePart[]; reference: KnownFlight };

export type QuestionReview = {
  question: string;
  points: number;
  maxPoints: number;
  right: string[];
  explanation: string | null;
};

/** What may be shown of an attempt, and what comes next for its quiz. */
export type AttemptReview = {
  review: QuestionReview[];
  closed: "claim" | "notShown" | "otherClass" | "classRuns" | "attemptsLeft" | null;
  turn: QuizTurn | null;
};

/** `attemptsLeft` null: any number. `nextAttemptAt` null: now. */
export type QuizTurn = { attemptsLeft: number | null; nextAttemptAt: string | null; mayEndAttempts: boolean };

/**
 * "later": nobody knows whether it arrived, or the server has no time. "signIn": nobody is signed in. "otherUser":
 * somebody else is. "tooEarly": a
 * quiz for which the wait since the last attempt is not over. After each of them the same attempt is sent again.
 */
export type SendResult =
  | { outcome: "saved"; receipt: Receipt }
  | { outcome: "refused" | "tooEarly"; why: string }
  | { outcome: "later" | "signIn" | "otherUser" };

export type Delivery =
  "waiting" | "signIn" | "otherUser" | { saved: Receipt } | { refused: string } | { tooEarly: string };

const firstWait = 1_000;
const longestWait = 60_000;

type OutboxSetting = {
  userId: string;
  store: OutboxStore;
  send: (attempt: Attempt, userId: string) => Promise<SendResult>;
  onChange?: (attempt: Attempt, delivery: Delivery) => void;
};

/** Keeps attempts until the server's receipt is here: across reloads, without a network, for its own player only. */
export class Outbox {
  private wait = firstWait;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private running: Promise<void> | null = null;
  private isAgain = false;
  private isClosed = false;

  constructor(private readonly setting: OutboxSetting) {}

  /** The attempt is kept before anything is sent. */
  async post(attempt: Attempt) {
    await this.setting.store.put({ attempt, userId: this.setting.userId });
    this.tell(attempt, "waiting");
    await this.flush();
  }

  /** What has no receipt, refused or not. */
  async kept(): Promise<OutboxEntry[]> {
    return (await this.setting.store.all()).filter(({ userId }) => userId === this.setting.userId);
  }

  /** Sends a refused attempt once more. */
  async retry(attemptId: string) {
    const kept = (await this.kept()).find(({ attempt }) => attempt.attemptId === attemptId);
    if (!kept) return;
    await this.setting.store.put({ attempt: kept.attempt, userId: kept.userId });
    await this.flush();
  }

  /** Sends what is kept, now; one run at a time, and once more if asked meanwhile. */
  flush(): Promise<void> {
    if (this.running) {
      this.isAgain = true;
      return this.running;
    }
    this.running = this.run().finally(() => {
      this.running = null;
      if (this.isAgain && !this.isClosed) {
        this.isAgain = false;
        void this.flush();
      }
    });
    return this.running;
  }

  /** What is on its way is let through; nothing is sent any more. */
  async close() {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
    await this.setting.store.close();
  }

  private async run() {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    let isTooEarly = false;
    for (const kept of await this.kept()) {
      if (this.isClosed) return;
      if (kept.refused !== undefined) continue;
      const { attempt, userId } = kept;
      const sent = await this.setting.send(attempt, userId);
      if (sent.outcome === "saved") {
        await this.setting.store.remove(attempt.attemptId);
        this.tell(attempt, { saved: sent.receipt });
      } else if (sent.outcome === "refused") {
        await this.setting.store.put({ ...kept, refused: sent.why });
        this.tell(attempt, { refused: sent.why });
      } else if (sent.outcome === "tooEarly") {
        // It waits for its time; what was played after it need not.
        isTooEarly = true;
        this.tell(attempt, { tooEarly: sent.why });
      } else {
        this.tell(attempt, sent.outcome === "later" ? "waiting" : sent.outcome);
        return this.sendLater();
      }
    }
    if (isTooEarly) return this.sendLater();
    this.wait = firstWait;
  }

  private tell(attempt: Attempt, delivery: Delivery) {
    this.setting.onChange?.(attempt, delivery);
  }

  private sendLater() {
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.flush(), this.wait);
    this.wait = Math.min(longestWait, this.wait * 2);
  }
}

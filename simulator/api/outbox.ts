import type { QuestionScorecard } from "../play/lesson-score";

/** Body of `POST /api/scores`. */
export type Attempt = {
  attemptId: string;
  scenarioId: string;
  sessionId: string | null;
  totalScore: number;
  maxTotalScore: number;
  questionsScore: number;
  maxQuestionsScore: number;
  passed: boolean;
  scoreCardType: "Default" | "Quiz";
  questionScorecards: QuestionScorecard[];
};

export type Kept = { attempt: Attempt; userId: string };

export type OutboxStore = {
  all(): Promise<Kept[]>;
  put(kept: Kept): Promise<void>;
  remove(attemptId: string): Promise<void>;
  close(): Promise<void>;
};

/** "later": nobody knows whether it arrived, or the server has no time; the same attempt is sent again. */
export type Sent = { outcome: "saved" } | { outcome: "refused"; why: string } | { outcome: "later" };

export type Delivery = "waiting" | "saved" | { refused: string };

const firstWait = 1_000;
const longestWait = 60_000;

type OutboxSetting = {
  userId: string;
  store: OutboxStore;
  send: (attempt: Attempt) => Promise<Sent>;
  onChange?: (attemptId: string, delivery: Delivery) => void;
};

/**
 * Keeps attempts until the server's receipt is here: across reloads, without a network, and for its own player only.
 */
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
    this.setting.onChange?.(attempt.attemptId, "waiting");
    await this.flush();
  }

  async waiting(): Promise<number> {
    return (await this.own()).length;
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

  private async own() {
    return (await this.setting.store.all()).filter(({ userId }) => userId === this.setting.userId);
  }

  private async run() {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    for (const { attempt } of await this.own()) {
      if (this.isClosed) return;
      const sent = await this.setting.send(attempt);
      if (sent.outcome === "later") return this.sendLater();
      await this.setting.store.remove(attempt.attemptId);
      this.setting.onChange?.(attempt.attemptId, sent.outcome === "saved" ? "saved" : { refused: sent.why });
    }
    this.wait = firstWait;
  }

  private sendLater() {
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.flush(), this.wait);
    this.wait = Math.min(longestWait, this.wait * 2);
  }
}

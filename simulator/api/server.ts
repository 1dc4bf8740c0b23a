import type { Lesson } from "../../content/content-schema";
import { createApiCalls, type ApiCalls } from "../../client/api-calls";
import { ApiProblem } from "../../client/api-fetch";
import type { AnswerVerdict } from "../attempts/lesson-progress";
import type { Attempt, AttemptReview, SendResult } from "./outbox";
import { runInOneWindow, tokensOf } from "./page-tokens";

// Answers after which the same request may go well.
const passing = [403, 408, 425];

/** The web API, with the page's own sign-in: refreshed once after a 401, else by its cookie. */
export class Server {
  readonly calls: ApiCalls;

  constructor(url: string, userId: string) {
    this.calls = createApiCalls({
      url,
      tokens: tokensOf(userId),
      alone: runInOneWindow,
      headers: () => ({ "x-xsrf-token": readAntiForgeryToken() }),
    });
  }

  /** Saved only with the receipt of this very attempt. */
  async sendAttempt(attempt: Attempt, userId: string): Promise<SendResult> {
    try {
      const receipt = await (await this.calls.scores.$post({ json: { ...attempt, userId } })).json();
      return receipt.attemptId === attempt.attemptId ? { outcome: "saved", receipt } : { outcome: "later" };
    } catch (error) {
      if (!isRefusal(error) || passing.includes(error.status)) return { outcome: "later" };
      if (error.status === 429) return { outcome: "tooEarly", why: error.message };
      if (error.status === 401) return { outcome: "signIn" };
      if (error.status === 409 && "UserId" in error.errors) return { outcome: "otherUser" };
      return { outcome: "refused", why: reasonOf(error) };
    }
  }

  /**
   * The moment a scenario is begun; null when the server cannot be asked, or somebody else is signed in by now. Throws
   * what the server says where it may not be begun.
   */
  async begin(
    beginning: {
      scenarioId: string;
      sessionId: string | null;
      client: string;
      mode?: "practice" | "scored" | undefined;
    },
    userId: string,
  ) {
    try {
      const start = await (await this.calls.scores.starts.$post({ json: beginning })).json();
      return start.userId === userId ? start : null;
    } catch (error) {
      if (isRefusal(error) && (error.status === 409 || error.status === 429)) throw error;
      // The score can be handed in without a start: while the class runs.
      return null;
    }
  }

  /** The lesson that the curriculum brings. */
  async readLesson(scenarioId: string): Promise<Lesson> {
    // The server has checked it when it was published.
    return (await this.calls.scenarios[":id"].lesson.$get({ param: { id: scenarioId } })).json();
  }

  /** What may be shown of an attempt by now; null when the server cannot be asked. */
  async readReview(attemptId: string): Promise<AttemptReview | null> {
    try {
      return await (await this.calls.scores[":id"].review.$get({ param: { id: attemptId } })).json();
    } catch {
      return null;
    }
  }

  /** Ends the attempts at a quiz to see its answers. */
  async endQuiz(attemptId: string): Promise<AttemptReview> {
    return (await this.calls.scores[":id"].review.$post({ param: { id: attemptId } })).json();
  }

  /** Whether an answer in a lesson is right; null when the server cannot be asked now. */
  async checkAnswer(startId: string, question: string, chosen: string[]): Promise<AnswerVerdict | null> {
    try {
      const call = this.calls.scores.starts[":id"].answers;
      return await (await call.$post({ param: { id: startId }, json: { question, chosen } })).json();
    } catch {
      // The answer goes with the attempt, and is looked at then.
      return null;
    }
  }
}

/** The server understood, and said no. */
export const isRefusal = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status < 500;

/** What went wrong, for the player: of a refusal the first message about a field, where there is one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error instanceof ApiProblem && Object.values(error.errors).flat()[0]) || error.message;
}

const readAntiForgeryToken = () => decodeURIComponent(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");

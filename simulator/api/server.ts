import type { Lesson } from "../../content/content-schema";
import type { PlayedFlight } from "../../content/flight-entry";
import type { PlayedSandboxTask } from "../../content/sandbox-task";
import { createApiCalls, type ApiCalls } from "../../client/api-calls";
import { ApiProblem } from "../../client/api-fetch";
import type { AnswerVerdict } from "../attempts/lesson-progress";
import type { Attempt, AttemptReview, SendResult } from "./outbox";
import { runInOneWindow, tokensOf } from "./page-tokens";

// Statuses after which a retry may succeed.
const retryableStatuses = [408, 425];
// Answers about one attempt, which say nothing about others.
const statusesOfOne = [403, 500];

/** The web API with the page's sign-in: one refresh after a 401, then the cookie. */
export class Server {
  readonly calls: ApiCalls;

  constructor(url: string, userId: string) {
    this.calls = createApiCalls({
      url,
      tokens: tokensOf(userId),
      runExclusive: runInOneWindow,
      headers: () => ({ "x-xsrf-token": readAntiForgeryToken() }),
    });
  }

  /** Counts as saved only if the receipt names this attempt. */
  async sendAttempt(attempt: Attempt, userId: string): Promise<SendResult> {
    try {
      const receipt = await (await this.calls.scores.$post({ json: { ...attempt, userId } })).json();
      return receipt.attemptId === attempt.attemptId ? { outcome: "saved", receipt } : { outcome: "later" };
    } catch (error) {
      if (error instanceof ApiProblem && statusesOfOne.includes(error.status)) return { outcome: "laterAlone" };
      if (!isRefusal(error) || retryableStatuses.includes(error.status)) return { outcome: "later" };
      if (error.status === 429) return { outcome: "tooEarly", why: error.message };
      if (error.status === 401) return { outcome: "signIn" };
      if (error.status === 409 && "UserId" in error.errors) return { outcome: "otherUser" };
      return { outcome: "refused", why: reasonOf(error) };
    }
  }

  /**
   * Starts a scenario. Null if the server can't be reached or the sign-in is another user's; throws the server's reason
   * if it refuses.
   */
  async begin(
    json: {
      scenarioId: string;
      sessionId: string | null;
      client: string;
      mode?: "practice" | "scored" | undefined;
    },
    userId: string,
  ) {
    try {
      const start = await (await this.calls.scores.starts.$post({ json })).json();
      return start.userId === userId ? start : null;
    } catch (error) {
      if (isRefusal(error) && (error.status === 409 || error.status === 429)) throw error;
      // While the class runs, a score can be handed in without a start.
      return null;
    }
  }

  async readLesson(scenarioId: string): Promise<Lesson> {
    // The server checked it at publication.
    return (await this.calls.scenarios[":id"].lesson.$get({ param: { id: scenarioId } })).json();
  }

  async readSandboxTask(scenarioId: string): Promise<PlayedSandboxTask> {
    return (await this.calls.scenarios[":id"].sandbox.$get({ param: { id: scenarioId } })).json();
  }

  async readFlight(scenarioId: string): Promise<PlayedFlight> {
    // The server checked its document at publication; checking it here would need all of its schema.
    return (await this.calls.scenarios[":id"].flight.$get({ param: { id: scenarioId } })).json();
  }

  /** The review of an attempt; null if the server can't be reached. */
  async readReview(attemptId: string): Promise<AttemptReview | null> {
    try {
      return await (await this.calls.scores[":id"].review.$get({ param: { id: attemptId } })).json();
    } catch {
      return null;
    }
  }

  /** Gives up the remaining attempts at a quiz to see its answers. */
  async endQuiz(attemptId: string): Promise<AttemptReview> {
    return (await this.calls.scores[":id"].review.$post({ param: { id: attemptId } })).json();
  }

  /** Checks an answer of a lesson; null if the server can't be reached. */
  async checkAnswer(startId: string, question: string, chosen: string[]): Promise<AnswerVerdict | null> {
    try {
      const call = this.calls.scores.starts[":id"].answers;
      return await (await call.$post({ param: { id: startId }, json: { question, chosen } })).json();
    } catch {
      // The answer is sent with the attempt and graded then.
      return null;
    }
  }
}

/** The server understood the request and refused it. */
export const isRefusal = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status < 500;

/** The reason for the player: the first field error of a refusal, else its message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error instanceof ApiProblem && Object.values(error.errors).flat()[0]) || error.message;
}

const readAntiForgeryToken = () => decodeURIComponent(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");

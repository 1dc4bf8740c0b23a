import * as v from "valibot";
import type { PlayStore } from "./play-store";

const StartQuestion = v.object({
  key: v.string(),
  text: v.string(),
  points: v.number(),
  /** Missing in older starts. */
  several: v.optional(v.boolean()),
  answers: v.array(v.object({ key: v.string(), text: v.string() })),
});
/** A question as the server sends it, without its right answer. */
type StartQuestion = v.InferOutput<typeof StartQuestion>;

const DrawnTask = v.object({ numbers: v.record(v.string(), v.number()) });

const Start = v.object({
  startId: v.string(),
  sessionId: v.nullable(v.string()),
  /** Flights only: the seed it is drawn from, and whether it counts. */
  seed: v.optional(v.number()),
  mode: v.optional(v.picklist(["practice", "scored"])),
  questions: v.optional(v.array(StartQuestion)),
  /** Of the questions, if it isn't English. */
  language: v.optional(v.string()),
  seen: v.optional(v.array(v.object({ question: v.string(), fullPointsAt: v.string() }))),
  /** Of a flight that the curriculum brings: the one of this start's edition. It is checked before it is flown. */
  flight: v.optional(v.unknown()),
  /** Drawn numbers, in the order of the lesson's tasks. */
  tasks: v.optional(v.array(DrawnTask)),
});
export type Start = v.InferOutput<typeof Start>;

export type PlayMode = NonNullable<Start["mode"]>;

type RequestStart = (scenarioId: string, sessionId: string | null, mode?: PlayMode) => Promise<Start | null>;

/** Starts of unfinished plays, stored beside them, so that a resumed play is still the same attempt. */
export class StartStore {
  /** Plays started per scenario: a late answer for an earlier play is ignored. */
  private readonly playCounts = new Map<string, number>();

  constructor(
    private readonly plays: PlayStore,
    private readonly requestStart: RequestStart,
  ) {}

  /** A resumed play keeps its start, and with it the class in which it began. */
  async begin(
    scenarioId: string,
    sessionId: string | null,
    isResuming: boolean,
    mode?: PlayMode,
  ): Promise<Start | null> {
    const storedStart = isResuming ? this.read(scenarioId) : null;
    if (storedStart) return storedStart;
    const playNumber = (this.playCounts.get(scenarioId) ?? 0) + 1;
    this.playCounts.set(scenarioId, playNumber);
    this.plays.remove(keyOf(scenarioId));
    const isLatest = () => this.playCounts.get(scenarioId) === playNumber;
    let start = await this.requestStart(scenarioId, sessionId, mode);
    // Retry once: a slow machine drawing its first picture can miss the timeout.
    if (!start && isLatest()) start = await this.requestStart(scenarioId, sessionId, mode);
    if (!start || !isLatest()) return null;
    const { startId, questions, language, seen, seed, tasks, flight } = start;
    const ofQuestions = questions && { questions, ...(language && { language }) };
    const optional = {
      ...ofQuestions,
      ...(seen && { seen }),
      ...(mode && { mode, seed }),
      ...(flight !== undefined && { flight }),
    };
    const drawnTasks = tasks && { tasks: tasks.map(({ numbers }) => ({ numbers })) };
    const stored: Start = { startId, sessionId: start.sessionId, ...optional, ...drawnTasks };
    this.plays.save(keyOf(scenarioId), stored);
    return stored;
  }

  /**
   * For quizzes, whose start brings the questions. After the timeout other questions are shown, so a late start is
   * dropped, and a play resumed without a start gets none.
   */
  async beginWithTimeout(scenarioId: string, sessionId: string | null, isResuming: boolean, timeoutMs: number) {
    if (isResuming) return this.read(scenarioId);
    const timeout = new Promise<null>((done) => setTimeout(() => done(null), timeoutMs));
    const request = this.begin(scenarioId, sessionId, false);
    const playNumber = this.playCounts.get(scenarioId);
    const start = await Promise.race([request, timeout]);
    // Unless a second click has started a later play.
    if (!start && this.playCounts.get(scenarioId) === playNumber) this.take(scenarioId);
    return start;
  }

  /** For lessons with tasks: the start draws their numbers. A play without a start gets one now. */
  async beginLesson(scenarioId: string, sessionId: string | null, isResuming: boolean, timeoutMs: number) {
    return (isResuming && this.read(scenarioId)) || this.beginWithTimeout(scenarioId, sessionId, false, timeoutMs);
  }

  /** Returns the start and removes it: it is good for one attempt. */
  take(scenarioId: string): Start | null {
    const start = this.read(scenarioId);
    this.plays.remove(keyOf(scenarioId));
    this.playCounts.set(scenarioId, (this.playCounts.get(scenarioId) ?? 0) + 1);
    return start;
  }

  read(scenarioId: string): Start | null {
    const parsed = v.safeParse(Start, this.plays.read(keyOf(scenarioId)));
    return parsed.success ? parsed.output : null;
  }
}

const keyOf = (scenarioId: string) => `start:${scenarioId}`;

import * as v from "valibot";
import type { KeptPlays } from "./kept-plays";

const Asked = v.object({
  key: v.string(),
  text: v.string(),
  points: v.number(),
  /** Missing in starts from before it was said. */
  several: v.optional(v.boolean()),
  answers: v.array(v.object({ key: v.string(), text: v.string() })),
});
/** A question as the server asks it: nothing says what is right. */
export type AskedQuestion = v.InferOutput<typeof Asked>;

/** The numbers that a start has drawn for a task. */
const DrawnTask = v.object({ numbers: v.record(v.string(), v.number()) });

const Start = v.object({
  startId: v.string(),
  sessionId: v.nullable(v.string()),
  /** Of a flight: what it is drawn from, and whether it counts. */
  seed: v.optional(v.number()),
  mode: v.optional(v.picklist(["practice", "scored"])),
  questions: v.optional(v.array(Asked)),
  seen: v.optional(v.array(v.object({ question: v.string(), fullPointsAt: v.string() }))),
  /** In the order of the lesson's tasks. */
  tasks: v.optional(v.array(DrawnTask)),
});
export type Start = v.InferOutput<typeof Start>;

export type PlayMode = NonNullable<Start["mode"]>;

type Ask = (scenarioId: string, sessionId: string | null, mode?: PlayMode) => Promise<Start | null>;

/** The starts of what one player has begun: kept beside the plays, so that what goes on is still the same attempt. */
export class KeptStarts {
  private readonly asked = new Map<string, number>();

  constructor(
    private readonly kept: KeptPlays,
    private readonly ask: Ask,
  ) {}

  /** What was begun before and goes on keeps its start, and so the class in which it was begun. */
  async begin(scenarioId: string, sessionId: string | null, goesOn: boolean, mode?: PlayMode): Promise<Start | null> {
    const begun = goesOn ? this.read(scenarioId) : null;
    if (begun) return begun;
    const turn = (this.asked.get(scenarioId) ?? 0) + 1;
    this.asked.set(scenarioId, turn);
    this.kept.forget(nameOf(scenarioId));
    const isWanted = () => this.asked.get(scenarioId) === turn;
    let start = await this.ask(scenarioId, sessionId, mode);
    // A slow machine that draws its first picture may be busy until the request has run out of time.
    if (!start && isWanted()) start = await this.ask(scenarioId, sessionId, mode);
    if (!start || !isWanted()) return null;
    const { startId, questions, seen, seed, tasks } = start;
    const asked = { ...(questions && { questions }), ...(seen && { seen }), ...(mode && { mode, seed }) };
    const drawn = tasks && { tasks: tasks.map(({ numbers }) => ({ numbers })) };
    const kept: Start = { startId, sessionId: start.sessionId, ...asked, ...drawn };
    this.kept.keep(nameOf(scenarioId), kept);
    return kept;
  }

  /**
   * For what is asked as its start says: one that does not come in time is given up, for other questions are shown by
   * then. So what goes on without a start, having been shown without one, gets none either.
   */
  async beginInTime(scenarioId: string, sessionId: string | null, goesOn: boolean, patience: number) {
    if (goesOn) return this.read(scenarioId);
    const late = new Promise<null>((done) => setTimeout(() => done(null), patience));
    const begun = this.begin(scenarioId, sessionId, false);
    const turn = this.asked.get(scenarioId);
    const start = await Promise.race([begun, late]);
    // A later turn, of a second click, goes on.
    if (!start && this.asked.get(scenarioId) === turn) this.take(scenarioId);
    return start;
  }

  /** For tasks, whose numbers the start draws. What was begun without a start gets one now. */
  async beginLesson(scenarioId: string, sessionId: string | null, goesOn: boolean, patience: number) {
    return (goesOn && this.read(scenarioId)) || this.beginInTime(scenarioId, sessionId, false, patience);
  }

  /** For the one attempt that it ends in. */
  take(scenarioId: string): Start | null {
    const start = this.read(scenarioId);
    this.kept.forget(nameOf(scenarioId));
    this.asked.set(scenarioId, (this.asked.get(scenarioId) ?? 0) + 1);
    return start;
  }

  /** Null as long as there is none. */
  read(scenarioId: string): Start | null {
    const parsed = v.safeParse(Start, this.kept.read(nameOf(scenarioId)));
    return parsed.success ? parsed.output : null;
  }
}

const nameOf = (scenarioId: string) => `start:${scenarioId}`;

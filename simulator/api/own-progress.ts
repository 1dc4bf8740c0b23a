import type { Header } from "./classroom";
import type { Server } from "./server";

/** How far the player is, by the server's word. */
export type Progress = Awaited<ReturnType<typeof fetchProgress>>;

async function fetchProgress({ calls }: Server, sessionId: string | null) {
  const query = sessionId ? { sessionId } : {};
  return (await calls.scores.progress.$get({ query })).json();
}

type Known = { is: "asking" } | { is: "unknown" } | { is: "known"; progress: Progress };

/** Nothing of it is kept on this machine: every one shows the same. */
export class OwnProgress {
  known: Known = { is: "asking" };
  /** Told of each answer, or that there is none. */
  onChange: (() => void) | null = null;
  private asked = 0;

  constructor(private readonly ask: () => Promise<Progress>) {}

  static of = (server: Server, sessionOf: () => string | null) =>
    new OwnProgress(() => fetchProgress(server, sessionOf()));

  /** What is known stays until the answer is here; of several that are asked for the last counts. */
  async refresh() {
    const own = ++this.asked;
    const known = await this.ask().then(
      (progress): Known => ({ is: "known", progress }),
      (): Known => ({ is: "unknown" }),
    );
    if (own !== this.asked) return;
    this.known = known;
    this.onChange?.();
  }
}

export const entryOf = (progress: Progress, { scenarioId }: Header) =>
  progress.entries.find((entry) => entry.scenarioId === scenarioId);

/** The first that was never played, in the order of the curriculum: as on the page of one's results. */
export const nextOf = (progress: Progress, headers: readonly Header[]) =>
  headers.find((header) => !entryOf(progress, header));

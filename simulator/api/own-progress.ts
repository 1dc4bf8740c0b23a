import type { Header } from "./classroom";
import type { Server } from "./server";

/** The player's progress, as the server reports it. */
export type Progress = Awaited<ReturnType<typeof fetchProgress>>;

async function fetchProgress({ calls }: Server, sessionId: string | null) {
  const query = sessionId ? { sessionId } : {};
  return (await calls.scores.progress.$get({ query })).json();
}

type ProgressState = { is: "loading" } | { is: "unknown" } | { is: "known"; progress: Progress };

/** Not stored in the browser, so that all devices show the same. */
export class OwnProgress {
  state: ProgressState = { is: "loading" };
  /** Called after each request, failed ones included. */
  onChange: (() => void) | null = null;
  private requestCount = 0;

  constructor(private readonly fetch: () => Promise<Progress>) {}

  static of = (server: Server, getSessionId: () => string | null) =>
    new OwnProgress(() => fetchProgress(server, getSessionId()));

  /** Keeps the old state until the answer arrives; of several requests only the last counts. */
  async refresh() {
    const request = ++this.requestCount;
    const state = await this.fetch().then(
      (progress): ProgressState => ({ is: "known", progress }),
      (): ProgressState => ({ is: "unknown" }),
    );
    if (request !== this.requestCount) return;
    this.state = state;
    this.onChange?.();
  }
}

export const entryOf = (progress: Progress, { scenarioId }: Header) =>
  progress.entries.find((entry) => entry.scenarioId === scenarioId);

/** The first scenario that was never played, in curriculum order; the results page uses the same rule. */
export const findNextUnplayed = (progress: Progress, headers: readonly Header[]) =>
  headers.find((header) => !entryOf(progress, header) && !isHeld(progress, header));

/** The next one after `header` that was never played; after the last one it goes on with the first. */
export function findNextAfter(progress: Progress, headers: readonly Header[], { scenarioId }: Header) {
  const place = headers.findIndex((header) => header.scenarioId === scenarioId);
  return findNextUnplayed(progress, [...headers.slice(place + 1), ...headers.slice(0, Math.max(0, place))]);
}

const hasPassed = (progress: Progress, header: Header) => entryOf(progress, header)?.passed === true;

/** Whether passing `header` for the first time completes its campaign. `progress`: before that. */
export const completesCampaign = (progress: Progress, headers: readonly Header[], header: Header) =>
  !hasPassed(progress, header) &&
  headers.every(
    (other) =>
      other.campaignId !== header.campaignId || other.scenarioId === header.scenarioId || hasPassed(progress, other),
  );

/** Handed in, and the result is released later. */
export const isHeld = ({ held = [] }: Progress, { scenarioId }: Header) => held.includes(scenarioId);

import { isRefusal, reasonOf, type Server } from "../../api/server";
import { fetchDuel, sendMove, type Duel, type DuelMove } from "../../api/duels";
import type { DuelBurn } from "../../../physics/duel-rules";

const pollSeconds = { live: 2, days: 30 };
const longestPause = 60;
/** Statuses after which a retry may succeed. */
const retryableStatuses = [401, 403, 408, 425, 429];

/** The duel as the server last sent it: asks for changes, and sends a burn until the server has it. */
export class DuelFeed {
  unsent: DuelMove | null = null;
  /** Why the server refused the last burn. */
  refusal: string | null = null;
  /** Failed requests in a row, and the reason of the server if it gave one. */
  failures = 0;
  reason: string | null = null;
  private nextAt: number;
  private receivedAt: number;
  private isBusy = false;

  constructor(
    private readonly server: Pick<Server, "calls">,
    public duel: Duel,
    private readonly onChange: () => void,
    private readonly now: () => number = Date.now,
  ) {
    this.receivedAt = now();
    this.nextAt = now() + pollSeconds[duel.pace] * 1000;
  }

  /** Called for each frame that is drawn. A hidden page draws none, so it asks for nothing. */
  tick() {
    if (!this.isBusy && this.now() >= this.nextAt) void this.exchange();
  }

  send(burn: DuelBurn) {
    const { open } = this.duel;
    if (!open) return;
    this.unsent = { round: open.round, turn: open.turn, burn };
    this.refusal = null;
    this.hurry();
  }

  hurry() {
    this.nextAt = 0;
  }

  /** Seconds until the next request. */
  get pause() {
    return Math.max(0, Math.ceil((this.nextAt - this.now()) / 1000));
  }

  /** Seconds left on both clocks; one runs until its player has sent. */
  get clocks() {
    const { clocks, open } = this.duel;
    const passed = (this.now() - this.receivedAt) / 1000;
    const left = (seconds: number, hasSent: boolean) => Math.max(0, open && !hasSent ? seconds - passed : seconds);
    return { you: left(clocks.you, open?.youSent === true), other: left(clocks.other, open?.otherSent === true) };
  }

  private async exchange() {
    this.isBusy = true;
    const { unsent } = this;
    try {
      const { id, version } = this.duel;
      const answer = await (unsent ? sendMove(this.server, id, unsent) : fetchDuel(this.server, id, version));
      [this.failures, this.reason] = [0, null];
      if (this.unsent === unsent) this.unsent = null;
      if (answer && answer.version >= version) [this.duel, this.receivedAt] = [answer, this.now()];
    } catch (error) {
      this.fail(error);
    }
    this.isBusy = false;
    const pause = Math.min(longestPause, pollSeconds[this.duel.pace] * 2 ** this.failures);
    // A burn chosen in the meantime is sent at once, and so is the question after a refused one.
    const isUrgent = this.failures === 0 && (this.unsent !== null || (unsent !== null && this.refusal !== null));
    this.nextAt = this.now() + (isUrgent ? 0 : pause * 1000);
    this.onChange();
  }

  private fail(error: unknown) {
    const isFinal = isRefusal(error) && !retryableStatuses.includes(error.status);
    if (isFinal && this.unsent) [this.unsent, this.refusal] = [null, reasonOf(error)];
    else [this.failures, this.reason] = [this.failures + 1, isRefusal(error) ? reasonOf(error) : null];
  }
}

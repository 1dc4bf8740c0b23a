import * as v from "valibot";
import type { FlightEvidence } from "../../../physics/fly-again";
import type { Game } from "../../unity/screen";

/** `of`: the start or the document that the log belongs to. */
const Stored = v.object({ of: v.string(), log: v.unknown() });

/** A flight of a mission that was left or reloaded, on this device. */
export class UnfinishedFlight {
  private readonly key: string;

  constructor(
    private readonly game: Pick<Game, "plays">,
    missionId: string,
  ) {
    this.key = `mission-flight:${missionId}`;
  }

  get isThere() {
    return this.game.plays.read(this.key) !== null;
  }

  /** The log, unchecked; null for another start. */
  read(of: string): unknown {
    const parsed = v.safeParse(Stored, this.game.plays.read(this.key));
    return parsed.success && parsed.output.of === of ? parsed.output.log : null;
  }

  store(of: string, log: FlightEvidence | null) {
    if (log) this.game.plays.save(this.key, { of, log });
    else this.game.plays.remove(this.key);
  }
}

// The server's part of games for two, as /api/duels answers it: without a database, for tests of the game alone.
import { flyTurn, startDuel } from "../../physics/duel";
import { checkBurn, pointsOf, type DuelKind, type DuelRole, type DuelState } from "../../physics/duel-rules";
import type { Duel, DuelPace } from "../../simulator/api/duels";

/** As JSON has it. */
type DuelBurn = [number, number, number];
type Side = 0 | 1;
type Sent = [DuelBurn | null, DuelBurn | null];
type Stored = {
  id: string;
  kind: DuelKind;
  pace: DuelPace;
  seed: number;
  version: number;
  status: Duel["status"];
  players: [string, string | null];
  /** Flown turns of each round: the burns of the one who opened it and of the other. */
  rounds: [DuelBurn, DuelBurn][][];
  sent: Sent;
  banks: [number, number];
  begunAt: number;
  resignedBy: Side | null;
  hadEmptyClock: boolean;
};

export type FakeRequest = { user: string; method: string; path: string; body?: unknown; ifNoneMatch?: string | null };
export type FakeAnswer = { status: number; body?: unknown; etag?: string };

const bankSeconds = { live: 480, days: 86_400 };
const refuse = (status: number, title: string, errors = {}): FakeAnswer => ({ status, body: { title, errors } });

export class FakeDuels {
  private readonly duels: Stored[] = [];
  private readonly flown = new Map<string, DuelState>();

  constructor(
    private readonly now: () => number = Date.now,
    private readonly seedOf = (index: number) => 1000 + index,
  ) {}

  answer({ user, method, path, body, ifNoneMatch }: FakeRequest): FakeAnswer {
    const [, id, part] = /^\/api\/duels(?:\/([^/?]+))?(?:\/(\w+))?/.exec(path) ?? [];
    for (const duel of this.duels) this.passTime(duel);
    if (!id && method === "GET") return { status: 200, body: { data: this.list(user) } };
    // The game's own calls, which its types check.
    if (!id) return { status: 201, body: this.create(user, body as { kind: DuelKind; pace: DuelPace }) };
    const duel = this.duels.find((one) => one.id === id);
    if (!duel) return refuse(404, "Not found");
    if (part === "joins") return this.join(user, duel);
    const side = duel.players.indexOf(user);
    if (side !== 0 && side !== 1) return refuse(404, "Not found");
    if (part === "moves") return this.move(side, duel, body as { round: number; turn: number; burn: DuelBurn });
    if (part === "resignations") return this.resign(side, duel);
    const etag = `"${duel.version}"`;
    return ifNoneMatch === etag ? { status: 304 } : { status: 200, body: this.show(user, duel), etag };
  }

  private list(user: string) {
    return this.duels
      .filter(({ status, players }) => players.includes(user) || status === "open")
      .map((duel) => {
        const { seed: _s, version: _v, now: _n, rounds: _r, open: _o, clocks: _c, ...entry } = this.show(user, duel);
        return entry;
      });
  }

  private create(user: string, { kind, pace }: { kind: DuelKind; pace: DuelPace }) {
    const duel: Stored = {
      ...{ id: `duel-${this.duels.length + 1}`, kind, pace, seed: this.seedOf(this.duels.length), version: 1 },
      ...{ status: "open", players: [user, null], rounds: [[]], sent: [null, null], begunAt: 0 },
      ...{ banks: [bankSeconds[pace], bankSeconds[pace]], resignedBy: null, hadEmptyClock: false },
    };
    this.duels.push(duel);
    return this.show(user, duel);
  }

  private join(user: string, duel: Stored): FakeAnswer {
    if (duel.players[0] === user || duel.status !== "open") return refuse(409, "Somebody else has joined this game.");
    Object.assign(duel, { players: [duel.players[0], user], status: "running", begunAt: this.now() });
    duel.version++;
    return { status: 200, body: this.show(user, duel) };
  }

  private resign(side: Side, duel: Stored): FakeAnswer {
    Object.assign(duel, { status: "ended", resignedBy: side });
    duel.version++;
    return { status: 200, body: this.show(duel.players[side]!, duel) };
  }

  private move(side: Side, duel: Stored, move: { round: number; turn: number; burn: DuelBurn }): FakeAnswer {
    const user = duel.players[side]!;
    const same = (burn: DuelBurn | null | undefined) => JSON.stringify(burn) === JSON.stringify(move.burn);
    const flown = duel.rounds[move.round]?.[move.turn]?.[side];
    const isOpen = this.roundOf(duel) === move.round && duel.rounds[move.round]?.length === move.turn;
    const sent = flown ?? (isOpen ? duel.sent[side] : null);
    if (sent)
      return same(sent) ? { status: 200, body: this.show(user, duel) } : refuse(409, "You've sent another burn.");
    if (!isOpen || duel.status !== "running") return refuse(409, "This turn isn't open.");
    const refused = checkBurn(duel.kind, this.stateOf(duel, move.round)[this.roleOf(side, move.round)], move.burn);
    if (refused) return refuse(422, "Check your input.", { burn: ["This burn can't be flown."] });
    this.take(duel, side, move.burn);
    duel.version++;
    return { status: 200, body: this.show(user, duel) };
  }

  private take(duel: Stored, side: Side, burn: DuelBurn) {
    duel.sent[side] = burn;
    if (duel.pace === "live") duel.banks[side] = this.left(duel, side, true);
    const [mine, theirs] = duel.sent;
    if (!mine || !theirs) return;
    const round = this.roundOf(duel);
    duel.rounds[round]!.push([mine, theirs]);
    duel.sent = [null, null];
    duel.begunAt = this.now();
    duel.banks = duel.pace === "live" ? [duel.banks[0] + 10, duel.banks[1] + 10] : [86_400, 86_400];
    if (!this.stateOf(duel, round).ended) return;
    if (round === 0) duel.rounds.push([]);
    else duel.status = "ended";
  }

  private passTime(duel: Stored) {
    for (const side of [0, 1] as const)
      while (duel.status === "running" && !duel.sent[side] && this.left(duel, side) <= 0) {
        duel.hadEmptyClock = true;
        this.take(duel, side, [0, 0, 0]);
        duel.version++;
        if (!duel.sent[0] && !duel.sent[1]) break;
      }
  }

  private left({ banks, begunAt, sent, status }: Stored, side: Side, isSending = false) {
    const runs = status === "running" && (isSending || !sent[side]);
    return Math.max(0, banks[side] - (runs ? (this.now() - begunAt) / 1000 : 0));
  }

  private roundOf = ({ rounds }: Stored) => rounds.length - 1;
  private roleOf = (side: Side, round: number): DuelRole => (side === round % 2 ? "chaser" : "target");

  /** Flown once for each turn. */
  private stateOf({ id, kind, seed, rounds }: Stored, round: number): DuelState {
    return (rounds[round] ?? []).reduce(
      (before, burns, turn) => {
        const key = `${id} ${round} ${turn}`;
        const [chaser, target] = round === 0 ? burns : [burns[1], burns[0]];
        const state = this.flown.get(key) ?? flyTurn(kind, seed, before, { chaser, target }).state;
        this.flown.set(key, state);
        return state;
      },
      startDuel(kind, seed),
    );
  }

  private pointsOfRound(duel: Stored, round: number, side: Side) {
    const state = this.stateOf(duel, round);
    const other: Side = side === 0 ? 1 : 0;
    if (!state.ended && duel.resignedBy === null) return null;
    if (!state.ended) return duel.resignedBy === side ? { you: 0, other: 100 } : { you: 100, other: 0 };
    const points = pointsOf(duel.kind, state);
    return { you: points[this.roleOf(side, round)], other: points[this.roleOf(other, round)] };
  }

  show(user: string, duel: Stored): Duel {
    const side: Side = duel.players[0] === user ? 0 : 1;
    const other: Side = side === 0 ? 1 : 0;
    const { id, kind, pace, seed, version, status, players } = duel;
    const hasResigned = duel.resignedBy !== null && players[1] !== null;
    const shown = hasResigned ? [0, 1] : duel.rounds.map((_, index) => index);
    const rounds = shown.map((round) => ({
      you: this.roleOf(side, round),
      turns: (duel.rounds[round] ?? []).map((burns) => ({
        burns: round === 0 ? { chaser: burns[0], target: burns[1] } : { chaser: burns[1], target: burns[0] },
      })),
      points: this.pointsOfRound(duel, round, side),
    }));
    const sum = (who: "you" | "other") => rounds.reduce((all, { points }) => all + (points?.[who] ?? 0), 0);
    const points = status === "ended" && players[1] ? { you: sum("you"), other: sum("other") } : null;
    const lead = points && points.you - points.other;
    const at = new Date(this.now()).toISOString();
    const round = this.roundOf(duel);
    return {
      ...{ id, kind, pace, status, seed, version, rounds, points, now: at, createdAt: at, changedAt: at },
      opponent: players[other],
      isOwn: side === 0 && players[0] === user,
      yourTurn: status === "running" && !duel.sent[side],
      open:
        status === "running"
          ? { round, turn: duel.rounds[round]!.length, youSent: !!duel.sent[side], otherSent: !!duel.sent[other] }
          : null,
      clocks: { you: this.left(duel, side), other: this.left(duel, other) },
      outcome: lead === null ? null : lead > 0 ? "won" : lead < 0 ? "lost" : "drawn",
      ...{ otherRanOut: false, otherIsFinished: false, youAreFinished: false },
      endedBy: status !== "ended" ? null : hasResigned ? "resigned" : duel.hadEmptyClock ? "clock" : "played",
    };
  }
}

import { texts } from "~/texts";
import { duelRules, type DuelBurns } from "../../../physics/duel-rules";
import { changeDuel, type Duel } from "../../api/duels";
import { reasonOf } from "../../api/server";
import { h, renderButton, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderScreenHead } from "../frame";
import { createBoardPlot } from "./board-plot";
import { boardViewOf } from "./board-view";
import { BurnForm } from "./burn-form";
import { renderClocks } from "./clocks";
import { renderComparison } from "./comparison";
import { renderConnection } from "./connection";
import type { DuelLinks } from "./duel-links";
import { DuelFeed } from "./feed";
import { currentRound, fly, flyRounds, noBurns, type FlownRound } from "./record";
import { goalOf, renderRules } from "./rule-words";
import { stateTextOf } from "./state-text";
import { happenedBefore, nameOf, renderRounds } from "./turn-words";

/** Seconds in which the last turn is shown, and for which the end of a round stays. */
const replaySeconds = 2.4;
const endSeconds = 1.6;

/** A running duel: the picture, both clocks, and the form for the next burn. */
export class Board implements Screen {
  readonly element: HTMLElement;
  private readonly feed: DuelFeed;
  private readonly form: BurnForm;
  private readonly plot;
  private readonly clocks;
  private readonly connection;
  private rounds: FlownRound[] = [];
  /** Of the turn that is shown. */
  private version = -1;
  private turnKey = "";
  /** The turn whose burn was sent from here. After a reload it isn't known, because the server sends no burn of an open turn. */
  private sentKey = "";
  /** Seconds since the last turn began to be shown, of as many. */
  private shownFor = Infinity;
  private shownUntil = 0;
  private second = 0;
  private isOnline = true;
  private readonly name: string;
  private readonly place = h("span", { class: "chip" });
  private readonly role = h("span", { class: "chip own-role" });
  private readonly sum = h("span", { class: "chip", hidden: true });
  private readonly goal = h("p", { class: "aside" });
  private readonly state = h("p", { class: "state", role: "status" });
  private readonly happened = h("p", { class: "happened", role: "status" });
  private readonly comparison = h("div", {});
  private readonly waiting: HTMLElement;
  /** Why the server refused to fly the other player's turns. */
  private readonly result = h("p", { class: "result", role: "status" });
  private readonly turns = h("details", {});
  private readonly rules = h("details", {});

  constructor(
    private readonly game: Game,
    duel: Duel,
    private readonly links: DuelLinks,
  ) {
    this.name = nameOf(duel);
    this.feed = new DuelFeed(game.server, duel, () => this.update());
    this.form = new BurnForm(
      duel.kind,
      () => this.draw(),
      (burn) => {
        this.feed.send(burn);
        this.sentKey = this.turnKey;
        this.update();
        // The form is gone: its buttons can't keep the focus.
        this.element.querySelector("h1")?.focus();
      },
    );
    this.plot = createBoardPlot(texts.gameDuels.lines, this.form.place);
    this.plot.container.append(this.form.handle);
    this.clocks = renderClocks(this.feed, this.name);
    this.connection = renderConnection(this.feed);
    this.rules.append(h("summary", {}, texts.gameDuels.rules), ...renderRules(duel.kind, duel.pace));
    // Shown once the other player's clock has run out.
    this.waiting = renderButton(
      texts.gameDuels.goOn({ name: this.name }),
      () => void this.change("absences", this.result),
      { class: "quiet own-width", hidden: true },
    );
    this.element = this.layOut(duel);
    new ResizeObserver(() => this.draw()).observe(this.plot.container);
    this.update();
  }

  tick(seconds: number) {
    this.feed.tick();
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.second) {
      this.second = second;
      this.clocks.update();
      this.connection.update();
    }
    // Back from a lost connection, nobody has to wait for the next try.
    if (navigator.onLine && !this.isOnline && this.feed.failures > 0) this.feed.hurry();
    this.isOnline = navigator.onLine;
    if (!this.isReplaying) return;
    this.shownFor += seconds;
    this.draw();
  }

  private get isReplaying() {
    return this.shownFor < this.shownUntil;
  }

  private layOut(duel: Duel): HTMLElement {
    const { kind } = duel;
    return h(
      "div",
      { class: "screen duel" },
      renderScreenHead(
        texts.gameDuels.against({ kind, name: this.name }),
        this.links.back,
        this.place,
        this.role,
        this.sum,
      ),
      h(
        "div",
        { class: "duel-board" },
        this.plot.element,
        h(
          "div",
          { class: "duel-side" },
          this.clocks.element,
          this.goal,
          this.happened,
          this.state,
          this.connection.element,
          this.waiting,
          this.result,
          this.form.element,
          this.comparison,
          this.rules,
          this.turns,
          renderGivingUp(this.name, (result) => void this.change("resignations", result)),
        ),
      ),
    );
  }

  private async change(how: "absences" | "resignations", failure: HTMLElement) {
    try {
      this.links.show(await changeDuel(this.game.server, this.feed.duel.id, how));
    } catch (error) {
      setText(failure, reasonOf(error));
    }
  }

  private get round(): FlownRound | undefined {
    return this.rounds[currentRound(this.rounds)];
  }

  private update() {
    const { duel } = this.feed;
    if (duel.status !== "running") return this.element.isConnected ? this.links.show(duel) : undefined;
    if (duel.version !== this.version) this.rounds = flyRounds(duel);
    this.version = duel.version;
    const { round } = this;
    if (!round) return;
    const key = `${currentRound(this.rounds)}/${round.turns.length}`;
    const isNew = key !== this.turnKey;
    if (isNew) this.beginTurn(duel, round);
    this.turnKey = key;
    const isOpen = duel.open !== null && !duel.open.youSent && !duel.youAreFinished && !this.feed.unsent;
    this.waiting.hidden = !duel.otherRanOut;
    this.form.begin(isOpen ? round.state[round.you] : null, { isNew, isFirst: round.turns.length === 0 });
    setText(this.state, stateTextOf(this.feed, this.name));
    this.clocks.update();
    this.connection.update();
    this.draw();
  }

  private beginTurn({ kind, points }: Duel, round: FlownRound) {
    const index = currentRound(this.rounds);
    const turn = round.turns.length;
    setText(this.happened, happenedBefore(kind, this.rounds.slice(0, index + 1), this.name));
    setText(this.result, "");
    setText(this.place, texts.gameDuels.place({ round: index + 1, turn: turn + 1, turns: duelRules[kind].turns }));
    setText(this.role, texts.gameDuels.role({ role: round.you }));
    setText(this.goal, goalOf(kind, round.you, this.name));
    // Later, what has happened needs its place.
    this.goal.hidden = turn > 0;
    this.sum.hidden = !points;
    if (points) setText(this.sum, texts.gameDuels.afterRound(points));
    // In between, they stay as the player leaves them.
    if (index === 0 && turn < 2) this.rules.open = turn === 0;
    this.turns.replaceChildren(
      h("summary", {}, texts.gameDuels.turns),
      ...renderRounds(kind, this.rounds.slice(0, index + 1), this.name),
    );
    // Also the first turn that a player sees after a reload stands still.
    const isStill = this.turnKey === "" || this.game.prefersReducedMotion || (turn === 0 && index === 0);
    this.shownFor = isStill ? Infinity : 0;
    this.shownUntil = turn === 0 ? replaySeconds + endSeconds : replaySeconds;
  }

  private draw() {
    const { round, form } = this;
    if (!round) return;
    const { kind, seed, open } = this.feed.duel;
    const burns: DuelBurns = { ...noBurns, [round.you]: form.burn };
    const flown = fly(kind, seed, round.state, burns);
    const isKnown = !open?.youSent || this.sentKey === this.turnKey;
    const ahead = isKnown ? flown : { ...flown, track: flown.track.slice(0, 1) };
    this.comparison.replaceChildren(...(isKnown ? [renderComparison(kind, seed, round, ahead, this.name)] : []));
    const shown = Math.min(1, this.shownFor / replaySeconds);
    // Before a new round, the last turn of the one that has ended is shown.
    const ended = this.isReplaying && round.turns.length === 0 && this.rounds[currentRound(this.rounds) - 1];
    const view = boardViewOf({
      ...{ kind, seed, shown, name: this.name },
      ...(ended ? { round: ended, ahead: null } : { round, ahead }),
    });
    form.handle.hidden = form.element.hidden || this.isReplaying;
    this.plot.draw({ ...view, burn: form.handle.hidden ? null : form.burn }, form.isDragging);
  }
}

/** The first press asks for confirmation, the second gives up. */
function renderGivingUp(name: string, giveUp: (result: HTMLElement) => void): HTMLElement {
  const result = h("p", { class: "result", role: "status" });
  let isWarned = false;
  const press = () => {
    if (isWarned) return giveUp(result);
    isWarned = true;
    setText(result, texts.gameDuels.giveUpSure({ name }));
  };
  return h("div", { class: "row" }, renderButton(texts.gameDuels.giveUp, press, { class: "quiet" }), result);
}

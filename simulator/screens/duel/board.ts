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
import { DuelFeed } from "./feed";
import { currentRound, fly, flyRounds, noBurns, type FlownRound } from "./record";
import { renderComparison } from "./comparison";
import type { DuelLinks } from "./duel-links";
import { nameOf, renderRules, renderTurns, sentencesOf } from "./turn-words";

/** Seconds in which the last turn is shown. */
const replaySeconds = 2.4;

/** A running duel: the picture, both clocks, and the form for the next burn. */
export class Board implements Screen {
  readonly element: HTMLElement;
  private readonly feed: DuelFeed;
  private readonly form: BurnForm;
  private readonly plot;
  private readonly clocks;
  private rounds: FlownRound[] = [];
  /** Of the turn that is shown. */
  private version = -1;
  private turnKey = "";
  /** The turn whose burn was sent from here. After a reload it isn't known: the server tells nobody. */
  private sentKey = "";
  /** Share of the last turn that is shown; 1: all of it. */
  private shown = 1;
  private second = 0;
  private readonly name: string;
  private readonly place = h("span", { class: "chip" });
  private readonly role = h("span", { class: "chip own-role" });
  private readonly state = h("p", { class: "state", role: "status" });
  private readonly happened = h("p", { class: "happened", role: "status" });
  private readonly connection = h("div", { class: "connection", role: "status" });
  private readonly comparison = h("div", {});
  private readonly waiting: HTMLElement;
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
    this.plot = createBoardPlot(this.form.place);
    this.plot.container.append(this.form.handle);
    this.clocks = renderClocks(this.feed, this.name);
    this.rules.append(h("summary", {}, texts.gameDuels.rules), ...renderRules(duel.kind, duel.pace));
    // The other one's clock has run out.
    this.waiting = renderButton(
      texts.gameDuels.goOn({ name: this.name }),
      () => void this.change("absences", this.connection),
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
      this.showConnection();
    }
    if (this.shown >= 1) return;
    this.shown = Math.min(1, this.shown + seconds / replaySeconds);
    this.draw();
  }

  private layOut(duel: Duel): HTMLElement {
    const { kind } = duel;
    return h(
      "div",
      { class: "screen duel" },
      renderScreenHead(texts.gameDuels.against({ kind, name: this.name }), this.links.back, this.place, this.role),
      h(
        "div",
        { class: "duel-board" },
        this.plot.element,
        h(
          "div",
          { class: "duel-side" },
          this.clocks.element,
          this.happened,
          this.state,
          this.connection,
          this.waiting,
          this.form.element,
          this.comparison,
          this.rules,
          this.turns,
          this.renderGivingUp(),
        ),
      ),
    );
  }

  private renderGivingUp(): HTMLElement {
    const result = h("p", { class: "result", role: "status" });
    let isWarned = false;
    const give = () => {
      if (isWarned) return void this.change("resignations", result);
      isWarned = true;
      setText(result, texts.gameDuels.giveUpSure({ name: this.name }));
    };
    return h("div", { class: "row" }, renderButton(texts.gameDuels.giveUp, give, { class: "quiet" }), result);
  }

  private async change(how: "absences" | "resignations", failure: HTMLElement) {
    try {
      this.links.show(await changeDuel(this.game.server, this.feed.duel.id, how));
    } catch (error) {
      setText(failure, reasonOf(error));
      failure.hidden = false;
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
    this.form.begin(isOpen ? round.state[round.you] : null, isNew);
    setText(this.state, this.stateText());
    this.clocks.update();
    this.showConnection();
    this.draw();
  }

  private beginTurn({ kind }: Duel, round: FlownRound) {
    const index = currentRound(this.rounds);
    const turn = round.turns.length;
    const before = turn > 0 ? round : this.rounds[index - 1];
    const last = before?.turns.at(-1);
    const sentences = last ? [sentencesOf(kind, last)] : [];
    if (turn === 0 && before?.points)
      sentences.push(
        texts.gameDuels.roundOver({ round: index, ...before.points, name: this.name }),
        texts.gameDuels.swapped({ role: round.you }),
      );
    setText(this.happened, sentences.join(" "));
    setText(this.place, texts.gameDuels.place({ round: index + 1, turn: turn + 1, turns: duelRules[kind].turns }));
    setText(this.role, texts.gameDuels.role({ role: round.you }));
    this.rules.open = turn === 0;
    this.turns.replaceChildren(
      h("summary", {}, texts.gameDuels.turns),
      ...this.rounds
        .slice(0, index + 1)
        .flatMap((flown, at) => [
          h("h3", {}, texts.gameDuels.roundName({ round: at + 1 })),
          renderTurns(kind, flown, this.name),
        ]),
    );
    // Also the first turn that a player sees after a reload stands still.
    this.shown = this.turnKey === "" || turn === 0 || this.game.prefersReducedMotion ? 1 : 0;
  }

  private stateText(): string {
    const { duel, unsent, refusal, clocks } = this.feed;
    const { name } = this;
    if (unsent) return texts.gameDuels.sending;
    if (duel.youAreFinished) return texts.gameDuels.youAreFinished;
    if (duel.otherIsFinished && duel.open?.youSent) return texts.gameDuels.opponentIsFinished({ name });
    if (duel.open?.youSent)
      return clocks.other > 0 ? texts.gameDuels.waitFor({ name }) : texts.gameDuels.opponentsClockEmpty({ name });
    if (clocks.you <= 0) return texts.gameDuels.clockEmpty;
    return [refusal, duel.open?.otherSent ? texts.gameDuels.chooseLast({ name }) : texts.gameDuels.choose]
      .filter(Boolean)
      .join(" ");
  }

  /** Says what happens after a failed request. The seconds are in the picture only: they would be read out each second. */
  private showConnection() {
    const { failures, reason, pause, unsent } = this.feed;
    this.connection.hidden = failures === 0;
    if (failures === 0) return this.connection.replaceChildren();
    if (this.connection.childElementCount === 0)
      this.connection.append(
        h("span", {}),
        h("span", { "aria-hidden": "true" }),
        renderButton(texts.gameDuels.tryNow, () => this.feed.hurry(), { class: "quiet" }),
      );
    const [text, next] = this.connection.children;
    const parts = [reason ?? texts.gameDuels.notReached, unsent && texts.gameDuels.burnWaits];
    if (text) setText(text, parts.filter(Boolean).join(" "));
    if (next) setText(next, texts.gameDuels.nextTry({ seconds: pause }));
  }

  private draw() {
    const { round, form } = this;
    if (!round) return;
    const { kind, seed, open } = this.feed.duel;
    const burns: DuelBurns = { ...noBurns, [round.you]: form.burn };
    const flown = fly(kind, seed, round.state, burns);
    const isKnown = !open?.youSent || this.sentKey === this.turnKey;
    const ahead = isKnown ? flown : { ...flown, track: flown.track.slice(0, 1) };
    this.comparison.replaceChildren(...(isKnown ? [renderComparison(kind, round, ahead, this.name)] : []));
    const view = boardViewOf({ kind, seed, round, ahead, shown: this.shown, name: this.name });
    const burn = form.element.hidden || this.shown < 1 ? null : form.burn;
    this.plot.draw({ ...view, burn }, form.isDragging);
  }
}

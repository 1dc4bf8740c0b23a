import { texts } from "~/texts";
import { duelRules } from "../../../physics/duel-rules";
import { changeDuel, createDuel, fetchDuels, type Duel } from "../../api/duels";
import { reasonOf } from "../../api/server";
import { h, renderButton, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderScreenHead } from "../frame";
import type { DuelLinks } from "./duel-links";
import { createBoardPlot } from "./board-plot";
import { boardViewOf } from "./board-view";
import { clockText } from "./clocks";
import { flyRounds, type FlownRound } from "./record";
import { standingText } from "./place-words";
import { endOf, nameOf, renderTurns } from "./turn-words";

/** Turns a second. */
const replaySpeed = 0.8;

const outcomeText = ({ you, other }: { you: number; other: number }) =>
  texts.gameDuels.outcome({ outcome: you > other ? "won" : you < other ? "lost" : "drawn" });

/** Who won, the points of both rounds, and both rounds again. */
export class DuelResult implements Screen {
  readonly element: HTMLElement;
  readonly isOver = true;
  private readonly rounds: FlownRound[];
  private readonly plot = createBoardPlot(texts.gameDuels.axes, (from) => from);
  private round = 0;
  /** In turns. */
  private moment = 0;
  private isPlaying = false;
  private readonly clock = h("span", { class: "clock" });
  private readonly standing = h("p", { class: "aside" });
  private readonly play = renderButton(texts.explorables.play, () => this.togglePlay());
  private readonly slider = h("input", {
    ...{ type: "range", min: "0", step: "any", "aria-label": texts.gameDuels.moment },
    onInput: () => this.goTo(this.slider.valueAsNumber),
  });
  private readonly choices: HTMLButtonElement[];

  constructor(
    private readonly game: Game,
    private readonly duel: Duel,
    private readonly links: DuelLinks,
  ) {
    this.rounds = flyRounds(duel).filter(({ turns }) => turns.length > 0);
    this.choices = this.rounds.map((_, index) =>
      renderButton(texts.gameDuels.roundName({ round: index + 1 }), () => this.choose(index)),
    );
    this.element = this.layOut();
    new ResizeObserver(() => this.draw()).observe(this.plot.container);
    // How the match ended.
    this.choose(Math.max(0, this.rounds.length - 1));
    this.goTo(Infinity);
  }

  tick(seconds: number) {
    if (this.isPlaying) this.goTo(this.moment + seconds * replaySpeed);
  }

  private get turns() {
    return this.rounds[this.round]?.turns ?? [];
  }

  private togglePlay() {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.moment >= this.turns.length) this.goTo(0);
    setText(this.play, this.isPlaying ? texts.explorables.pause : texts.explorables.play);
  }

  private choose(index: number) {
    this.round = index;
    this.choices.forEach((choice, at) => choice.setAttribute("aria-pressed", String(at === index)));
    this.slider.max = String(this.turns.length);
    this.goTo(0);
  }

  private goTo(moment: number) {
    const count = this.turns.length;
    this.moment = Math.min(count, moment);
    if (this.isPlaying && this.moment >= count) this.togglePlay();
    this.slider.value = String(this.moment);
    const { turnSeconds } = duelRules[this.duel.kind];
    const turn = Math.min(count, Math.floor(this.moment) + 1);
    const point = this.pointAt(turn);
    const text = texts.gameDuels.momentOf({
      turn,
      time: clockText((point?.seconds ?? 0) - (turn - 1) * turnSeconds),
    });
    this.slider.setAttribute("aria-valuetext", text);
    setText(this.clock, text);
    const role = this.rounds[this.round]?.you;
    if (point && role) setText(this.standing, standingText(point, role, nameOf(this.duel)));
    this.draw();
  }

  /** What the picture shows. A round that ends early has a shorter last turn. */
  private pointAt(turn: number) {
    const track = this.turns[turn - 1]?.track ?? [];
    return track[Math.round(Math.min(1, this.moment - turn + 1) * (track.length - 1))];
  }

  private draw() {
    const flown = this.rounds[this.round];
    if (!flown) return;
    const { kind, seed } = this.duel;
    const count = Math.max(1, Math.ceil(this.moment));
    const round = { ...flown, turns: flown.turns.slice(0, count) };
    const shown = this.moment - (count - 1);
    const view = boardViewOf({ kind, seed, round, ahead: null, shown, name: nameOf(this.duel) });
    const all = flown.turns.flatMap(({ track }) => track);
    const fit = all.flatMap(({ chaser, target }) => [chaser.position, target.position]);
    this.plot.draw({ ...view, fit: [...fit, ...view.fit] });
  }

  private layOut(): HTMLElement {
    const { duel, links } = this;
    const name = nameOf(duel);
    const title = texts.gameDuels.against({ kind: duel.kind, name });
    return h(
      "div",
      { class: "screen duel" },
      renderScreenHead(
        title,
        links.back,
        duel.points && h("span", { class: "chip own-role" }, outcomeText(duel.points)),
        duel.points && h("span", { class: "chip" }, texts.gameDuels.score(duel.points)),
      ),
      h(
        "div",
        { class: "duel-board" },
        h(
          "section",
          { class: "shown", "aria-label": texts.gameDuels.replay },
          this.rounds.length > 0 && this.plot.element,
          this.rounds.length > 0 && h("div", { class: "scrub" }, this.play, ...this.choices, this.slider, this.clock),
          this.rounds.length > 0 && this.standing,
        ),
        h(
          "div",
          { class: "duel-side" },
          ...this.renderOutcome(name),
          this.renderAgain(),
          ...this.rounds.flatMap((round, index) => [
            h("h3", {}, texts.gameDuels.roundName({ round: index + 1 })),
            renderTurns(duel.kind, round, name),
          ]),
        ),
      ),
    );
  }

  private renderOutcome(name: string): HTMLElement[] {
    const { points, rounds, endedBy } = this.duel;
    if (!points) return [h("p", {}, texts.gameDuels.withdrawn)];
    const gaveUp = points.you < points.other ? texts.gameDuels.youGaveUp : texts.gameDuels.gaveUp({ name });
    return [
      h("h2", { class: points.you > points.other ? "outcome won" : "outcome" }, outcomeText(points)),
      h("p", { class: "sum" }, texts.gameDuels.score(points)),
      ...rounds.flatMap(({ you: role, points: ofRound }, index) =>
        ofRound
          ? [h("p", {}, `${texts.gameDuels.roundScore({ round: index + 1, role, ...ofRound })}. ${this.endOf(index)}`)]
          : [],
      ),
      ...(endedBy === "resigned" ? [h("p", {}, gaveUp)] : []),
      ...(endedBy === "clock" ? [h("p", {}, texts.gameDuels.byClock)] : []),
      ...(endedBy === "class" ? [h("p", {}, texts.gameDuels.classEnded)] : []),
      h("p", { class: "aside" }, texts.gameDuels.unrated),
    ];
  }

  private endOf(index: number): string {
    const round = this.rounds[index];
    return round ? endOf(this.duel.kind, round) : "";
  }

  private renderAgain(): HTMLElement | null {
    const classId = this.game.classroom?.sessionId;
    if (!classId) return null;
    const result = h("p", { class: "result", role: "status" });
    const { server } = this.game;
    const { kind, pace, opponent } = this.duel;
    // Two who both want to play again meet in one match.
    const meet = async () => {
      const offered = (await fetchDuels(server, classId)).find(
        (one) => one.status === "open" && !one.isOwn && one.opponent === opponent && one.kind === kind,
      );
      return offered ? changeDuel(server, offered.id, "joins") : createDuel(server, { classId, kind, pace });
    };
    const again = () => meet().then(this.links.show, (error: unknown) => setText(result, reasonOf(error)));
    return h(
      "div",
      { class: "row" },
      renderButton(texts.gameDuels.again, () => void again()),
      result,
    );
  }
}

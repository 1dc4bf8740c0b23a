import type { Explorable } from "../../content/content-schema";
import {
  inputsOfPrediction,
  inputsOf,
  quantityOf,
  slidersOf,
  spanOf,
  valuesOf,
  type Inputs,
} from "../../content/explorable";
import { h, renderButton, setText } from "../dom";
import type { Game } from "../unity/screen";
import type { Progress } from "../attempts/lesson-progress";
import { renderParagraphs } from "../screens/marked-text";
import { renderFormula } from "./formula-view";
import { lightQuantities } from "./lights";
import { formatTold } from "./numbers";
import type { Picture } from "./picture";
import { createPictures } from "./pictures";
import { renderPredict, type Guess } from "./predict";
import { renderExplored, sentenceOf } from "./readings";
import { renderSliders } from "./sliders";

/** How long a whole flight takes when it is played, in seconds. */
const playTime = 12;
/** A sentence is spoken when nothing has changed for so long, in milliseconds. */
const quiet = 700;

/** A picture that answers to sliders: what is slid, what is seen, what it comes to. */
export class ExplorableStep {
  readonly element: HTMLElement;
  private inputs: Inputs;
  /** Seconds since the burn. */
  private time: number;
  private isPlaying = false;
  private speaking = 0;
  private readonly pictures: Picture[];
  private readonly sliders;
  private readonly readings;
  private readonly predict;
  private readonly lights;
  private readonly scrub: Scrub | null;
  private readonly answering: HTMLElement[];
  private readonly live = h("p", { class: "told", role: "status" });

  constructor(
    private readonly game: Game,
    private readonly step: Explorable,
    private readonly at: number,
    private readonly progress: Progress,
  ) {
    const { explore, predict } = step;
    this.inputs = predict ? inputsOfPrediction(explore, predict) : inputsOf(explore);
    this.time = spanOf(explore, this.inputs);
    this.pictures = createPictures(game, explore, (changed) => this.slide(changed));
    this.sliders = renderSliders(explore, slidersOf(explore), (key, value) => this.slide({ [key]: value }));
    this.readings = renderExplored(explore, step.readings);
    this.predict = predict && renderPredict(explore, predict, progress.guesses.get(at), (guess) => this.reveal(guess));
    this.scrub =
      explore.type === "relative-motion"
        ? new Scrub(
            (time) => this.goTo(time),
            () => this.togglePlay(),
          )
        : null;
    const formulas = h(
      "div",
      { class: "formulas" },
      ...step.formulas.map((one) => renderFormula((key) => quantityOf(explore, key), one)),
    );
    this.answering = [this.sliders.element, this.readings.element, formulas];
    if (this.scrub) this.answering.push(this.scrub.element);
    this.element = this.assemble(formulas);
    this.lights = lightQuantities(this.element);
    new ResizeObserver(() => this.draw()).observe(this.element);
    this.draw();
  }

  /** Says what is missing, and keeps the student here, while a guess is due. */
  holds(): boolean {
    if (!this.isCovered) return false;
    this.predict?.refuse();
    return true;
  }

  tick(seconds: number) {
    if (!this.isPlaying) return;
    const span = spanOf(this.step.explore, this.inputs);
    this.time = Math.min(span, this.time + (seconds * span) / playTime);
    if (this.time >= span) this.isPlaying = false;
    this.draw();
  }

  private get isCovered() {
    return this.predict !== undefined && !this.progress.guesses.has(this.at);
  }

  private assemble(formulas: HTMLElement): HTMLElement {
    const { title, text } = this.step;
    return h(
      "div",
      { class: `explore shows-${this.step.explore.type}` },
      h(
        "div",
        { class: "words" },
        h("div", { class: "text" }, h("h2", {}, title), ...renderParagraphs(text)),
        this.predict?.element,
        this.sliders.element,
        formulas,
        this.live,
      ),
      h(
        "div",
        // It scrolls where there is little room, by keys too.
        { class: "pictures", tabIndex: 0, role: "group", "aria-label": "Pictures and values" },
        ...this.pictures.map(({ element }) => element),
        this.readings.element,
        this.scrub?.element,
      ),
    );
  }

  private slide(changed: Inputs) {
    const before = spanOf(this.step.explore, this.inputs);
    this.inputs = { ...this.inputs, ...changed };
    // The same share of an orbit that may have become longer.
    if (before > 0) this.time *= spanOf(this.step.explore, this.inputs) / before;
    this.draw();
    this.speakSoon();
  }

  private goTo(share: number) {
    this.isPlaying = false;
    this.time = share * spanOf(this.step.explore, this.inputs);
    this.draw();
  }

  private togglePlay() {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.time >= spanOf(this.step.explore, this.inputs)) this.time = 0;
    this.draw();
  }

  private reveal(guess: Guess) {
    this.progress.guesses.set(this.at, guess);
    if (!this.game.isCalm && this.scrub) this.togglePlay();
    this.draw();
  }

  private speakSoon() {
    clearTimeout(this.speaking);
    this.speaking = window.setTimeout(() => {
      setText(this.live, sentenceOf(this.step.explore, this.inputs));
    }, quiet);
  }

  private draw() {
    const { explore, predict } = this.step;
    const span = spanOf(explore, this.inputs);
    const values = valuesOf(explore, this.inputs, this.time);
    const { isCovered } = this;
    const guess = this.progress.guesses.get(this.at);
    const guessed = predict?.guess && guess !== undefined && guess !== null;
    const seen = {
      inputs: this.inputs,
      values,
      time: this.time,
      span,
      isCovered,
      guess: guessed
        ? { quantity: predict.quantity, value: guess / (quantityOf(explore, predict.quantity)?.factor ?? 1) }
        : null,
    };
    for (const element of this.answering) element.hidden = isCovered;
    for (const picture of this.pictures) picture.draw(seen);
    this.sliders.write(this.inputs);
    this.readings.write(values);
    this.scrub?.write(this.time, span, this.isPlaying, values.period ?? 1);
    this.lights?.apply();
  }
}

/** One slider for the moment that both pictures show. */
class Scrub {
  readonly element: HTMLElement;
  private readonly input = h("input", {
    type: "range",
    min: "0",
    max: "1000",
    step: "1",
    "aria-label": "Time since the burn",
  });
  private readonly told = h("output", {});
  private readonly play: HTMLButtonElement;

  constructor(onScrub: (share: number) => void, onPlay: () => void) {
    this.play = renderButton("Play", onPlay, { class: "quiet" });
    this.input.addEventListener("input", () => onScrub(Number(this.input.value) / 1000));
    this.element = h("div", { class: "moment", "data-quantity": "time" }, this.play, this.input, this.told);
  }

  write(time: number, span: number, isPlaying: boolean, period: number) {
    const share = String(Math.round((1000 * time) / (span || 1)));
    if (this.input.value !== share) this.input.value = share;
    const minutes = formatTold({ name: "", symbol: "", unit: "min", factor: 1, digits: 0 }, time / 60);
    const text = `${minutes}, ${(time / period).toFixed(2)} orbits`;
    this.input.setAttribute("aria-valuetext", text);
    setText(this.told, text);
    setText(this.play, isPlaying ? "Pause" : "Play");
  }
}

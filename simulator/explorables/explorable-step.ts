import { texts } from "~/texts";
import { fixed } from "~/texts/format";
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
import type { LessonProgress } from "../attempts/lesson-progress";
import { renderParagraphs } from "../screens/marked-text";
import { renderFormula } from "./formula-view";
import { highlightQuantities } from "./highlight-quantities";
import { formatWithUnit } from "./numbers";
import type { Picture } from "./picture";
import { createPictures } from "./pictures";
import { renderPredict, type Guess } from "./predict";
import { renderQuantities, sentenceOf } from "./readings";
import { renderSliders } from "./sliders";

/** Seconds that playing the whole flight takes. */
const playSeconds = 12;
/** Announce a sentence after this pause in changes. */
const speakDelayMs = 700;

/** A step with sliders, pictures and readings. */
export class ExplorableStep {
  readonly element: HTMLElement;
  private inputs: Inputs;
  /** Seconds since the burn. */
  private time: number;
  private isPlaying = false;
  private speakTimer = 0;
  private readonly pictures: Picture[];
  private readonly sliders;
  private readonly readings;
  private readonly predict;
  private readonly highlights;
  private readonly scrub: Scrub | null;
  private readonly hiddenUntilGuess: HTMLElement[];
  private readonly announcement = h("p", { class: "told", role: "status" });

  constructor(
    private readonly game: Game,
    private readonly step: Explorable,
    private readonly stepIndex: number,
    private readonly progress: LessonProgress,
  ) {
    const { explore, predict } = step;
    this.inputs = predict ? inputsOfPrediction(explore, predict) : inputsOf(explore);
    this.time = spanOf(explore, this.inputs);
    this.pictures = createPictures(game, explore, (changed) => this.slide(changed));
    this.sliders = renderSliders(explore, slidersOf(explore), (key, value) => this.slide({ [key]: value }));
    this.readings = renderQuantities(explore, step.readings);
    this.predict =
      predict && renderPredict(explore, predict, progress.guesses.get(stepIndex), (guess) => this.reveal(guess));
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
      ...step.formulas.map((formula) => renderFormula((key) => quantityOf(explore, key), formula)),
    );
    this.hiddenUntilGuess = [this.sliders.element, this.readings.element, formulas];
    if (this.scrub) this.hiddenUntilGuess.push(this.scrub.element);
    this.element = this.assemble(formulas);
    this.highlights = highlightQuantities(this.element);
    new ResizeObserver(() => this.draw()).observe(this.element);
    this.draw();
  }

  /** While a guess is due: shows what is missing and returns true. */
  refuseToLeave(): boolean {
    if (!this.isCovered) return false;
    this.predict?.refuse();
    return true;
  }

  tick(seconds: number) {
    if (!this.isPlaying) return;
    const span = spanOf(this.step.explore, this.inputs);
    this.time = Math.min(span, this.time + (seconds * span) / playSeconds);
    if (this.time >= span) this.isPlaying = false;
    this.draw();
  }

  private get isCovered() {
    return this.predict !== undefined && !this.progress.guesses.has(this.stepIndex);
  }

  private assemble(formulas: HTMLElement): HTMLElement {
    const { title, text } = this.step;
    return h(
      "div",
      { class: `explore shows-${this.step.explore.type}` },
      h(
        "div",
        { class: "words" },
        h("div", { class: "text" }, h("h2", { dir: "auto" }, title), ...renderParagraphs(text)),
        this.predict?.element,
        this.sliders.element,
        formulas,
        this.announcement,
      ),
      h(
        "div",
        // Scrolls on small screens, with the keyboard too.
        { class: "pictures", tabIndex: 0, role: "group", "aria-label": texts.explorables.picturesAndValues },
        ...this.pictures.map(({ element }) => element),
        this.readings.element,
        this.scrub?.element,
      ),
    );
  }

  private slide(changed: Inputs) {
    const before = spanOf(this.step.explore, this.inputs);
    this.inputs = { ...this.inputs, ...changed };
    // Keep the same share of an orbit whose period may have changed.
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
    this.progress.guesses.set(this.stepIndex, guess);
    if (!this.game.prefersReducedMotion && this.scrub) this.togglePlay();
    this.draw();
  }

  private speakSoon() {
    clearTimeout(this.speakTimer);
    this.speakTimer = window.setTimeout(() => {
      setText(this.announcement, sentenceOf(this.step.explore, this.inputs));
    }, speakDelayMs);
  }

  private draw() {
    const { explore, predict } = this.step;
    const span = spanOf(explore, this.inputs);
    const values = valuesOf(explore, this.inputs, this.time);
    const { isCovered } = this;
    const guess = this.progress.guesses.get(this.stepIndex);
    const hasNumberGuess = predict?.guess && guess !== undefined && guess !== null;
    const view = {
      inputs: this.inputs,
      values,
      time: this.time,
      span,
      isCovered,
      guess: hasNumberGuess
        ? { quantity: predict.quantity, value: guess / (quantityOf(explore, predict.quantity)?.factor ?? 1) }
        : null,
    };
    for (const element of this.hiddenUntilGuess) element.hidden = isCovered;
    for (const picture of this.pictures) picture.draw(view);
    this.sliders.write(this.inputs);
    this.readings.write(values);
    this.scrub?.write(this.time, span, this.isPlaying, values.period ?? 1);
    this.highlights?.apply();
  }
}

/** The time slider of both pictures. */
class Scrub {
  readonly element: HTMLElement;
  private readonly input = h("input", {
    type: "range",
    min: "0",
    max: "1000",
    step: "1",
    "aria-label": texts.explorables.timeSinceBurn,
  });
  private readonly output = h("output", {});
  private readonly play: HTMLButtonElement;

  constructor(onScrub: (share: number) => void, onPlay: () => void) {
    this.play = renderButton(texts.explorables.play, onPlay, { class: "quiet" });
    this.input.addEventListener("input", () => onScrub(Number(this.input.value) / 1000));
    this.element = h("div", { class: "moment", "data-quantity": "time" }, this.play, this.input, this.output);
  }

  write(time: number, span: number, isPlaying: boolean, period: number) {
    const share = String(Math.round((1000 * time) / (span || 1)));
    if (this.input.value !== share) this.input.value = share;
    const minutes = formatWithUnit({ name: "", symbol: "", unit: "min", factor: 1, digits: 0 }, time / 60);
    const text = texts.explorables.timeAndOrbits({ minutes, orbits: fixed(time / period, 2) });
    this.input.setAttribute("aria-valuetext", text);
    setText(this.output, text);
    setText(this.play, isPlaying ? texts.explorables.pause : texts.explorables.play);
  }
}

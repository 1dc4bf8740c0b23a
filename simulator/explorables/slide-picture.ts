import { texts } from "~/texts";
import type { SlidePicture as Shown } from "../../content/picture-schema";
import { inputsOf, quantityOf, slidersOf, spanOf, valuesOf, type Inputs, type Slider } from "../../content/explorable";
import { h, renderButton, setText } from "../dom";
import type { Game } from "../unity/screen";
import type { Picture } from "./picture";
import { createPictures } from "./pictures";
import { renderQuantities } from "./readings";
import { renderSliders } from "./sliders";

/** Seconds that a run from one end to the other takes. */
const runSeconds = 10;
const fullTurn = 360;

/** A slide's picture. It runs by itself, or stands still with a slider if motion is reduced. */
export class SlidePicture {
  readonly element: HTMLElement;
  private readonly pictures: Picture[];
  private readonly readings;
  private readonly sliders;
  private readonly mover: Slider | null;
  private readonly playButton: HTMLButtonElement | null;
  private inputs: Inputs;
  private isPlaying: boolean;
  /** Share of the run, from 0. */
  private share = 0;

  constructor(
    game: Game,
    private readonly shown: Shown,
  ) {
    const { explore, readings, caption, moves } = shown;
    this.inputs = inputsOf(explore);
    this.mover = slidersOf(explore).find(({ key }) => key === moves) ?? null;
    const isMoving = this.mover !== null || explore.type === "relative-motion";
    this.isPlaying = isMoving && !game.prefersReducedMotion;
    this.pictures = createPictures(game, explore, () => {});
    // The slider shows its own value, and as a clock that of the time, unless the slide is about the mean anomaly.
    const isClock = this.mover?.key === "meanAnomaly" && !readings.includes("meanAnomaly");
    const moverKey = isClock ? "time" : this.mover?.key;
    const shownReadings = readings.filter((key) => key !== moverKey);
    this.readings = renderQuantities(explore, shownReadings);
    this.sliders = renderSliders(
      explore,
      this.mover ? [this.mover] : [],
      (_, value) => this.set(value),
      isClock ? moverKey : undefined,
    );
    this.playButton = isMoving ? renderButton("", () => this.toggle(), { class: "quiet" }) : null;
    if (!this.isPlaying && !this.mover) this.share = 1;
    if (this.mover) this.share = this.shareOf(this.mover.value);
    this.element = h(
      "figure",
      { class: `panel shown-picture shows-${explore.type}` },
      ...this.pictures.map(({ element }) => element),
      shownReadings.length > 0 ? this.readings.element : null,
      this.mover ? this.sliders.element : null,
      caption || this.playButton
        ? h("figcaption", {}, h("span", { dir: "auto" }, caption ?? ""), this.playButton)
        : null,
    );
    new ResizeObserver(() => this.draw()).observe(this.element);
    this.draw();
  }

  tick(seconds: number) {
    if (!this.isPlaying) return;
    this.share = (this.share + seconds / runSeconds) % (this.isRound ? 1 : 2);
    this.draw();
  }

  /** A place on an orbit goes on after a full turn; everything else comes back. */
  private get isRound() {
    const { mover } = this;
    if (!mover) return true;
    const isAngle = quantityOf(this.shown.explore, mover.key)?.unit === "°";
    return isAngle && mover.to - mover.from >= fullTurn;
  }

  private shareOf(value: number) {
    const { from = 0, to = 1 } = this.mover ?? {};
    return (value - from) / (to - from);
  }

  private set(value: number) {
    this.isPlaying = false;
    this.share = this.shareOf(value);
    this.draw();
  }

  private toggle() {
    this.isPlaying = !this.isPlaying;
    this.draw();
  }

  private draw() {
    const { explore } = this.shown;
    const place = this.share > 1 ? 2 - this.share : this.share;
    if (this.mover) {
      const { key, from, to } = this.mover;
      this.inputs = { ...this.inputs, [key]: from + place * (to - from) };
    }
    const span = spanOf(explore, this.inputs);
    const time = this.mover ? span : place * span;
    const values = valuesOf(explore, this.inputs, time);
    const view = { inputs: this.inputs, values, time, span, isCovered: false, guess: null };
    for (const picture of this.pictures) picture.draw(view);
    this.readings.write(values);
    this.sliders.write(this.inputs, values);
    if (this.playButton) setText(this.playButton, this.isPlaying ? texts.explorables.pause : texts.explorables.play);
  }
}

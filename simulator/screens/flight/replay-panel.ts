import { texts } from "~/texts";
import { flightTime } from "../../../content/flight-words";
import type { FlightEvidence } from "../../../physics/fly-again";
import { noticesOf } from "../../../physics/injects";
import { aimOf } from "../../../physics/pilot";
import { flightAt, pathOf } from "../../../physics/replay";
import type { KnownFlight } from "../../../physics/scenario";
import { length, type Vector } from "../../../physics/vectors";
import type { Scenario } from "../../../content/content-schema";
import { renderButton, h, setText } from "../../dom";
import type { Game } from "../../unity/screen";
import { GlobeView } from "../../scene/globe-view";
import { sceneTimeOf } from "../../scene/scene-time";
import { RicView } from "../../scene/ric-view";
import { renderView, renderGraphicsNotice } from "../frame";
import { renderSwatch } from "../globe-panel";
import { eventText } from "./flight-events";
import { corridorOf, slotOf } from "./pictures";
import { isLong } from "./cockpit";

const speeds = [1, 10, 100];
const longFlightSpeeds = [1000, 10_000, 100_000];

/** A flight's replay in both frames, with a slider; also shows the reference once it is known. */
export class ReplayPanel {
  readonly element: HTMLElement;
  readonly views: (RicView | GlobeView)[];
  private time: number;
  private speed = 0;
  private readonly startsAt: number;
  private readonly path: Vector[];
  private reference: Vector[] = [];
  private readonly legend = h(
    "ul",
    { class: "legend" },
    h("li", {}, renderSwatch("#46c6de"), texts.gameFlights.yourFlight),
  );
  private readonly relative: RicView;
  private readonly globe: GlobeView;
  private readonly slider: HTMLInputElement;
  private readonly clock = h("span", { class: "clock" });
  private readonly speedButtons: { speed: number; element: HTMLElement }[];

  constructor(
    game: Game,
    private readonly scenario: Scenario,
    private readonly evidence: FlightEvidence,
  ) {
    this.time = evidence.end;
    this.startsAt = sceneTimeOf(scenario);
    this.path = pathOf(scenario, evidence);
    const up = scenario.objective.kind === "plane" ? "cross-track" : "radial";
    this.relative = new RicView(renderView(texts.gameFlights.relativeReplay, false), game.stage, up);
    this.globe = new GlobeView(renderView(texts.gameFlights.inertialReplay), game.stage);
    this.views = [this.relative, this.globe];
    this.relative.cover = this.globe.element;
    this.slider = h("input", {
      type: "range",
      min: "0",
      max: String(evidence.end),
      step: "any",
      "aria-label": texts.gameFlights.moment,
      onInput: () => this.show(Number(this.slider.value)),
    });
    const available = isLong(scenario) ? longFlightSpeeds : speeds;
    this.speedButtons = available.map((speed) => ({
      speed,
      element: renderButton(`${speed}×`, () => this.play(speed), { dir: "ltr" }),
    }));
    this.element = this.layOut(game);
    const { target } = flightAt(scenario, evidence, 0);
    this.globe.frame(length(target.position));
    this.globe.face(target.position);
    this.show(evidence.end);
  }

  tick(seconds: number) {
    if (this.speed === 0) return;
    const next = Math.min(this.evidence.end, this.time + seconds * this.speed);
    if (next === this.evidence.end) this.play(0);
    this.show(next);
  }

  showReference(reference: KnownFlight) {
    this.reference = pathOf(this.scenario, { version: this.scenario.version, ...reference });
    this.legend.append(h("li", {}, renderSwatch("#a79bff"), texts.gameFlights.reference({ how: reference.how })));
    this.show(this.time);
  }

  /** Restarts from the beginning if the replay is at its end. */
  private play(speed: number) {
    this.speed = speed === this.speed ? 0 : speed;
    if (this.speed > 0 && this.time >= this.evidence.end) this.show(0);
    for (const button of this.speedButtons)
      button.element.setAttribute("aria-pressed", String(button.speed === this.speed));
  }

  private show(time: number) {
    this.time = time;
    const { scenario, evidence } = this;
    const flight = flightAt(scenario, evidence, time);
    const flownCount = Math.round((time / (evidence.end || 1)) * this.path.length);
    this.relative.set({
      position: flight.ric.position,
      trail: this.path.slice(0, Math.max(1, flownCount)),
      coast: this.path.slice(flownCount),
      reference: this.reference,
      aim: aimOf(scenario),
      keepOut: scenario.keepOut?.radius ?? null,
      corridor: corridorOf(scenario),
      slot: slotOf(flight),
    });
    this.globe.setCrafts([flight.chaser], this.startsAt + time * 1000);
    this.slider.value = String(time);
    this.slider.setAttribute(
      "aria-valuetext",
      texts.gameFlights.timeOf({ time: flightTime(time), end: flightTime(evidence.end) }),
    );
    setText(this.clock, flightTime(time));
  }

  private get events() {
    return noticesOf(this.scenario.injects).filter(({ t }) => t <= this.evidence.end);
  }

  /** Where events are on the slider. */
  private renderMarks(): HTMLElement[] {
    return this.events.map(({ t }) => {
      const mark = h("i", { "aria-hidden": "true" });
      mark.style.insetInlineStart = `${(100 * t) / (this.evidence.end || 1)}%`;
      return mark;
    });
  }

  /** What happened in the flight, each a way to its moment. */
  private renderEvents(): HTMLElement | null {
    const { events } = this;
    if (events.length === 0) return null;
    const items = events.map((notice) => {
      const name = texts.gameFlights.goTo({ time: flightTime(notice.t), event: eventText(notice) });
      return h(
        "li",
        {},
        renderButton(name, () => this.show(notice.t), { class: "quiet", dir: "auto" }),
      );
    });
    return h("ol", { class: "events", "aria-label": texts.gameFlights.events }, ...items);
  }

  private layOut(game: Game): HTMLElement {
    return h(
      "section",
      { class: "replay", "aria-label": texts.gameFlights.replay },
      h(
        "div",
        { class: "views" },
        h("figure", { class: "panel relative" }, this.relative.element, h("figcaption", {}, this.legend)),
        h("figure", { class: "panel inertial" }, this.globe.element),
        renderGraphicsNotice(game.stage.isWorking),
      ),
      this.renderEvents(),
      h(
        "div",
        { class: "scrub" },
        ...this.speedButtons.map(({ element }) => element),
        h("div", { class: "track" }, this.slider, ...this.renderMarks()),
        this.clock,
      ),
    );
  }
}

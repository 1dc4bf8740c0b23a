import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { checkBurn, duelRules, type DuelBurn, type DuelCraft, type DuelKind } from "../../../physics/duel-rules";
import { length } from "../../../physics/vectors";
import type { Size } from "../../explorables/picture";
import type { Pixel } from "../../explorables/svg";
import { h, renderButton, renderNumberField, setText } from "../../dom";

const speedText = (metresPerSecond: number) => fixed(metresPerSecond, 2);

/** m/s of an arrow key. */
const keyStep = 0.1;
const none: DuelBurn = [0, 0, 0];

/** Three numbers and the ring in the picture, for the same burn. */
export class BurnForm {
  readonly element: HTMLFormElement;
  /** The ring at the burn's tip. */
  readonly handle = h("div", {
    ...{ class: "handle", role: "slider", tabIndex: 0, "aria-label": texts.explorables.burnHandle },
  });
  isDragging = false;
  private readonly fields = [
    renderNumberField(texts.gameFlights.radial, 0, { step: keyStep }),
    renderNumberField(texts.gameFlights.inTrack, 0, { step: keyStep }),
    renderNumberField(texts.gameFlights.crossTrack, 0, { step: keyStep }),
  ];
  private readonly hint = h("p", { class: "aside" }, texts.gameDuels.burnHint);
  private readonly fuel = h("p", { class: "aside" });
  private readonly problem = h("p", { class: "problem", role: "alert" });
  private craft: DuelCraft | null = null;
  private pixelsPerSpeed = 1;

  constructor(
    private readonly kind: DuelKind,
    private readonly onChange: () => void,
    send: (burn: DuelBurn) => void,
  ) {
    const submit = (event: Event) => {
      event.preventDefault();
      const problem = this.check();
      setText(this.problem, problem);
      if (!problem) send(this.burn);
    };
    this.element = h(
      "form",
      { class: "duel-burn", onSubmit: submit, noValidate: true },
      h(
        "fieldset",
        { class: "group" },
        h("legend", {}, texts.gameFlights.burnTitle),
        ...this.fields.map(({ element }) => element),
      ),
      this.hint,
      this.fuel,
      this.problem,
      h(
        "div",
        { class: "row" },
        h("button", { type: "submit" }, texts.gameDuels.send),
        renderButton(texts.gameDuels.noBurn, () => (this.write(none), send(none)), { class: "quiet" }),
      ),
    );
    for (const { input } of this.fields) input.addEventListener("input", () => this.change());
    this.listen();
  }

  /** Fields without a number count as zero until the burn is sent. */
  get burn(): DuelBurn {
    const [radial = 0, inTrack = 0, crossTrack = 0] = this.fields.map(({ read }) => read() || 0);
    return [radial, inTrack, crossTrack];
  }

  /** For a turn: of the craft that burns, or null while there is nothing to send. `isFirst`: of its round. */
  begin(craft: DuelCraft | null, { isNew, isFirst }: { isNew: boolean; isFirst: boolean }) {
    this.craft = craft;
    this.element.hidden = this.handle.hidden = !craft;
    this.hint.hidden = !isFirst;
    if (isNew) this.write(none);
    this.describe();
  }

  /** Moves the ring beside the spacecraft; returns its place. */
  readonly place = ([x, y]: Pixel, { width, height }: Size, [radial, inTrack]: DuelBurn): Pixel => {
    this.pixelsPerSpeed = (Math.min(width, height) * 0.32) / duelRules[this.kind].maxBurn;
    const inside = (at: number, size: number) => Math.min(size - 16, Math.max(16, at));
    const tip: Pixel = [
      inside(x + inTrack * this.pixelsPerSpeed, width),
      inside(y - radial * this.pixelsPerSpeed, height),
    ];
    this.handle.style.transform = `translate(${tip[0] - 22}px, ${tip[1] - 22}px)`;
    return tip;
  };

  private check() {
    if (this.fields.some(({ read }) => !Number.isFinite(read()))) return texts.gameFlights.numbersRequired;
    const refused = this.craft && checkBurn(this.kind, this.craft, this.burn);
    if (refused === "tank") return texts.gameDuels.tank;
    return refused ? texts.gameDuels.tooLarge({ most: duelRules[this.kind].maxBurn }) : "";
  }

  private change() {
    this.describe();
    this.onChange();
  }

  private describe() {
    const [radial, inTrack] = this.burn;
    setText(
      this.fuel,
      texts.gameDuels.fuel({
        burn: speedText(length(this.burn)),
        most: duelRules[this.kind].maxBurn,
        left: fixed(this.craft?.deltaVLeft ?? 0, 1),
      }),
    );
    if (this.problem.textContent) setText(this.problem, this.check());
    this.handle.setAttribute("aria-valuenow", String(inTrack));
    this.handle.setAttribute(
      "aria-valuetext",
      texts.explorables.burnOfHandle({
        ...{ inTrack: `${speedText(Math.abs(inTrack))} m/s`, isBackward: inTrack < 0 },
        ...{ radial: `${speedText(Math.abs(radial))} m/s`, isInward: radial < 0 },
      }),
    );
  }

  private write(burn: DuelBurn) {
    this.fields.forEach(({ input }, index) => (input.value = String(Number(burn[index]?.toFixed(2)))));
  }

  /** Within what the turn and the tank allow. */
  private aim(radial: number, inTrack: number) {
    const [, , crossTrack] = this.burn;
    const size = Math.min(duelRules[this.kind].maxBurn, this.craft?.deltaVLeft ?? 0);
    const most = Math.sqrt(Math.max(0, size * size - crossTrack * crossTrack));
    // Rounding to hundredths must not exceed it.
    const factor = Math.min(1, Math.max(0, most - 0.01) / (Math.hypot(radial, inTrack) || 1));
    this.write([radial * factor, inTrack * factor, crossTrack]);
    this.change();
  }

  private listen() {
    const { handle } = this;
    let from = { x: 0, y: 0, burn: none };
    handle.addEventListener("pointerdown", ({ pointerId, clientX: x, clientY: y }) => {
      handle.setPointerCapture(pointerId);
      this.isDragging = true;
      from = { x, y, burn: this.burn };
    });
    handle.addEventListener("pointermove", ({ clientX, clientY }) => {
      const [radial, inTrack] = from.burn;
      const [across, up] = [(clientX - from.x) / this.pixelsPerSpeed, (from.y - clientY) / this.pixelsPerSpeed];
      if (this.isDragging) this.aim(radial + up, inTrack + across);
    });
    for (const name of ["pointerup", "pointercancel"])
      handle.addEventListener(name, () => {
        this.isDragging = false;
        this.onChange();
      });
    handle.addEventListener("keydown", (event) => {
      const [up, ahead] = moves[event.key] ?? none;
      if (up === 0 && ahead === 0) return;
      event.preventDefault();
      const [radial, inTrack] = this.burn;
      this.aim(radial + up * keyStep, inTrack + ahead * keyStep);
    });
  }
}

const moves: Record<string, readonly [up: number, ahead: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { slidersOf, type Slider } from "../../content/explorable";
import type { Explore } from "../../content/explore-schema";
import { h } from "../dom";
import type { PictureView, Size } from "./picture";
import type { Pixel } from "./svg";

export type Burn = Partial<Record<"radialBurn" | "inTrackBurn", number>>;

/** The draggable tip of the burn's arrow, also moved by arrow keys. Null if the explorable has no burn sliders. */
export function createHandle(explore: Explore, onBurn: (burn: Burn) => void) {
  const sliders = slidersOf(explore);
  const [radial, inTrack] = ["radialBurn", "inTrackBurn"].map((key) => sliders.find((slider) => slider.key === key));
  if (!radial && !inTrack) return null;
  const maxBurn = Math.max(...[radial, inTrack].map((slider) => Math.max(-(slider?.from ?? 0), slider?.to ?? 0)));
  let burn = { radialBurn: 0, inTrackBurn: 0 };
  let pixelsPerSpeed = 1;
  let drag: { x: number; y: number; from: typeof burn } | null = null;
  const element = h("div", {
    class: "handle",
    role: "slider",
    tabIndex: 0,
    "data-quantity": "burn",
    "aria-label": texts.explorables.burnHandle,
    "aria-valuemin": String(-maxBurn),
    "aria-valuemax": String(maxBurn),
  });
  const setBurn = (radialBurn: number, inTrackBurn: number) =>
    onBurn({
      ...(radial && { radialBurn: clampToSteps(radial, radialBurn) }),
      ...(inTrack && { inTrackBurn: clampToSteps(inTrack, inTrackBurn) }),
    });
  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    drag = { x: event.clientX, y: event.clientY, from: burn };
  });
  element.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (drag)
      setBurn(
        drag.from.radialBurn - (clientY - drag.y) / pixelsPerSpeed,
        drag.from.inTrackBurn + (clientX - drag.x) / pixelsPerSpeed,
      );
  });
  for (const name of ["pointerup", "pointercancel"])
    element.addEventListener(name, () => {
      drag = null;
      // After the drag the picture may rescale.
      setBurn(burn.radialBurn, burn.inTrackBurn);
    });
  element.addEventListener("keydown", (event) => {
    const [up, ahead] = moves[event.key] ?? [0, 0];
    if (up === 0 && ahead === 0) return;
    event.preventDefault();
    setBurn(burn.radialBurn + up * (radial?.step ?? 0), burn.inTrackBurn + ahead * (inTrack?.step ?? 0));
  });
  /** Moves the handle beside the spacecraft, scaled to the burn; returns the tip. */
  const place = ([x, y]: Pixel, { width, height }: Size, { values, isCovered }: PictureView): Pixel => {
    burn = { radialBurn: values.radialBurn ?? 0, inTrackBurn: values.inTrackBurn ?? 0 };
    pixelsPerSpeed = (Math.min(width, height) * 0.3) / maxBurn;
    const tip: Pixel = [
      Math.min(width - 14, Math.max(14, x + burn.inTrackBurn * pixelsPerSpeed)),
      Math.min(height - 14, Math.max(14, y - burn.radialBurn * pixelsPerSpeed)),
    ];
    element.hidden = isCovered;
    element.style.transform = `translate(${tip[0] - 22}px, ${tip[1] - 22}px)`;
    element.setAttribute("aria-valuenow", burn.inTrackBurn.toFixed(3));
    element.setAttribute("aria-valuetext", textOfBurn(burn));
    return tip;
  };
  return { element, place, isDragging: () => drag !== null };
}

const moves: Record<string, [up: number, ahead: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const textOfBurn = ({ radialBurn, inTrackBurn }: Required<Burn>) =>
  texts.explorables.burnOfHandle({
    inTrack: `${fixed(Math.abs(inTrackBurn), 3)} m/s`,
    isBackward: inTrackBurn < 0,
    radial: `${fixed(Math.abs(radialBurn), 3)} m/s`,
    isInward: radialBurn < 0,
  });

/** Clamps to the slider's range, in its steps from the lower end. */
function clampToSteps({ from, to, step }: Slider, value: number): number {
  const stepped = from + Math.round((value - from) / step) * step;
  return Number(Math.min(to, Math.max(from, stepped)).toFixed(9));
}

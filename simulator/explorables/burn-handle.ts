import { slidersOf, type Slider } from "../../content/explorable";
import type { Explore } from "../../content/explore-schema";
import { h } from "../dom";
import { formatFixed } from "../screens/flight/numbers";
import type { PictureView, Size } from "./picture";
import type { Pixel } from "./svg";

export type Burn = Partial<Record<"radialBurn" | "inTrackBurn", number>>;

/** At the tip of the burn's arrow: dragged, or moved by the arrow keys. Null where no burn may be slid. */
export function createHandle(explore: Explore, onBurn: (burn: Burn) => void) {
  const sliders = slidersOf(explore);
  const [radial, inTrack] = ["radialBurn", "inTrackBurn"].map((key) => sliders.find((slider) => slider.key === key));
  if (!radial && !inTrack) return null;
  const most = Math.max(...[radial, inTrack].map((slider) => Math.max(-(slider?.from ?? 0), slider?.to ?? 0)));
  let now = { radialBurn: 0, inTrackBurn: 0 };
  let pixels = 1;
  let held: { x: number; y: number; from: typeof now } | null = null;
  const element = h("div", {
    class: "handle",
    role: "slider",
    tabIndex: 0,
    "data-quantity": "burn",
    "aria-label": "The burn: left and right arrows for backward and forward, up and down for outward and inward",
    "aria-valuemin": String(-most),
    "aria-valuemax": String(most),
  });
  const set = (radialBurn: number, inTrackBurn: number) =>
    onBurn({
      ...(radial && { radialBurn: within(radial, radialBurn) }),
      ...(inTrack && { inTrackBurn: within(inTrack, inTrackBurn) }),
    });
  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    held = { x: event.clientX, y: event.clientY, from: now };
  });
  element.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (held)
      set(held.from.radialBurn - (clientY - held.y) / pixels, held.from.inTrackBurn + (clientX - held.x) / pixels);
  });
  for (const name of ["pointerup", "pointercancel"])
    element.addEventListener(name, () => {
      held = null;
      // Let go, the picture may find its size again.
      set(now.radialBurn, now.inTrackBurn);
    });
  element.addEventListener("keydown", (event) => {
    const [up, ahead] = moves[event.key] ?? [0, 0];
    if (up === 0 && ahead === 0) return;
    event.preventDefault();
    set(now.radialBurn + up * (radial?.step ?? 0), now.inTrackBurn + ahead * (inTrack?.step ?? 0));
  });
  /** Beside the spacecraft, as far as it burns; answers where the tip is. */
  const place = ([x, y]: Pixel, { width, height }: Size, { values, isCovered }: PictureView): Pixel => {
    now = { radialBurn: values.radialBurn ?? 0, inTrackBurn: values.inTrackBurn ?? 0 };
    pixels = (Math.min(width, height) * 0.3) / most;
    const tip: Pixel = [
      Math.min(width - 14, Math.max(14, x + now.inTrackBurn * pixels)),
      Math.min(height - 14, Math.max(14, y - now.radialBurn * pixels)),
    ];
    element.hidden = isCovered;
    element.style.transform = `translate(${tip[0] - 22}px, ${tip[1] - 22}px)`;
    element.setAttribute("aria-valuenow", formatFixed(now.inTrackBurn, 3));
    element.setAttribute("aria-valuetext", wordsOf(now));
    return tip;
  };
  return { element, place, isHeld: () => held !== null };
}

const moves: Record<string, [up: number, ahead: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const wordsOf = ({ radialBurn, inTrackBurn }: Required<Burn>) =>
  `${formatFixed(Math.abs(inTrackBurn), 3)} m/s ${inTrackBurn < 0 ? "backward" : "forward"}, ` +
  `${formatFixed(Math.abs(radialBurn), 3)} m/s ${radialBurn < 0 ? "inward" : "outward"}`;

/** In the slider's steps, which are counted from its lower end, and within its ends. */
function within({ from, to, step }: Slider, value: number): number {
  const stepped = from + Math.round((value - from) / step) * step;
  return Number(Math.min(to, Math.max(from, stepped)).toFixed(9));
}

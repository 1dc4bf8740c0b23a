import { texts } from "~/texts";
import { renderButton, h } from "../dom";

/** A screen's head: the title, which gets the focus, and the back button. */
export function renderScreenHead(
  title: string,
  back: { label: string; to: () => void } | null,
  ...more: (Node | null)[]
): HTMLElement {
  return h(
    "header",
    { class: "head" },
    back && renderButton(texts.gameMenu.back(back), back.to, { class: "quiet" }),
    h("h1", { tabIndex: -1, dir: "auto" }, title),
    ...more,
  );
}

export function renderFrame(
  title: string,
  back: { label: string; to: () => void } | null,
  ...children: (Node | null)[]
): HTMLElement {
  return h("div", { class: "screen" }, renderScreenHead(title, back), ...children);
}

/** An empty element that the stage draws into; dragging and arrow keys turn it. */
export function renderView(label: string, isTurned = true): HTMLElement {
  return h(
    "div",
    isTurned
      ? {
          class: "view",
          role: "group",
          tabIndex: 0,
          "aria-label": texts.gameMenu.turnablePicture({ label }),
        }
      : { class: "view", role: "img", "aria-label": label },
  );
}

/** A notice if WebGL is missing. */
export const renderGraphicsNotice = (isWorking: boolean) =>
  isWorking ? null : h("p", { class: "no-graphics" }, texts.gameMenu.noGraphics);

import { button, h } from "../dom";

/** A screen's head: its title, which gets the focus, and the way back. */
export function screenHead(
  title: string,
  back: { label: string; to: () => void } | null,
  ...more: (Node | null)[]
): HTMLElement {
  return h(
    "header",
    { class: "head" },
    back && button(`← ${back.label}`, back.to, { class: "quiet" }),
    h("h1", { tabIndex: -1 }, title),
    ...more,
  );
}

export function frame(
  title: string,
  back: { label: string; to: () => void } | null,
  ...children: (Node | null)[]
): HTMLElement {
  return h("div", { class: "screen" }, screenHead(title, back), ...children);
}

export const paragraphs = (texts: readonly string[]) => texts.map((text) => h("p", {}, text));

/** An empty place that the stage draws into; it turns by dragging and by the arrow keys. */
export function viewElement(label: string, isTurned = true): HTMLElement {
  return h(
    "div",
    isTurned
      ? {
          class: "view",
          role: "group",
          tabIndex: 0,
          "aria-label": `${label}. Arrow keys turn it, plus and minus zoom.`,
        }
      : { class: "view", role: "img", "aria-label": label },
  );
}

/** Says so where nothing can be drawn. */
export const withoutGraphics = (isWorking: boolean) =>
  isWorking
    ? null
    : h(
        "p",
        { class: "no-graphics" },
        "This browser gives no 3D graphics (WebGL 2): pictures are left out, everything else works.",
      );

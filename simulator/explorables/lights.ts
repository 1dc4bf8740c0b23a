/** How near a finger has to come to a symbol, in pixels. */
const finger = 34;

/**
 * Lights a quantity wherever it stands below `root`: the symbol, the value, its part of the picture. By the pointer, by
 * the focus, by a touch, which lasts until the next.
 */
export function lightQuantities(root: HTMLElement) {
  let lit = "";
  let focused = "";
  const apply = () => {
    for (const element of root.querySelectorAll("[data-quantity]"))
      element.classList.toggle("lit", lit !== "" && keysOf(element).includes(lit));
  };
  const light = (key: string) => {
    if (key === lit) return;
    lit = key;
    apply();
  };
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") light(keyAt(event) || focused);
  });
  root.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") light(focused);
  });
  root.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse") light(keyAt(event) || nearestSymbol(root, event));
  });
  root.addEventListener("focusin", (event) => light((focused = keyAt(event))));
  root.addEventListener("focusout", () => light((focused = "")));
  return { apply };
}

const keysOf = (element: Element) => element.getAttribute("data-quantity")?.split(" ") ?? [];

function keyAt({ target }: Event): string {
  const element = target instanceof Element ? target.closest("[data-quantity]") : null;
  return (element && keysOf(element)[0]) ?? "";
}

function nearestSymbol(root: HTMLElement, { clientX, clientY }: PointerEvent): string {
  let nearest = { away: finger, key: "" };
  for (const symbol of root.querySelectorAll(".symbol")) {
    const { left, right, top, bottom } = symbol.getBoundingClientRect();
    const away = Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
    if (away < nearest.away) nearest = { away, key: keysOf(symbol)[0] ?? "" };
  }
  return nearest.key;
}

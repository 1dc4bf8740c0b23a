/** How near to a symbol a touch must be, in pixels. */
const touchRadius = 34;

/**
 * Highlights a quantity everywhere below `root`: symbol, value and part of the picture. On hover, focus, or a touch,
 * which lasts until the next one.
 */
export function lightQuantities(root: HTMLElement) {
  let litKey = "";
  let focusedKey = "";
  const apply = () => {
    for (const element of root.querySelectorAll("[data-quantity]"))
      element.classList.toggle("lit", litKey !== "" && keysOf(element).includes(litKey));
  };
  const light = (key: string) => {
    if (key === litKey) return;
    litKey = key;
    apply();
  };
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") light(keyAt(event) || focusedKey);
  });
  root.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") light(focusedKey);
  });
  root.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse") light(keyAt(event) || nearestSymbol(root, event));
  });
  root.addEventListener("focusin", (event) => light((focusedKey = keyAt(event))));
  root.addEventListener("focusout", () => light((focusedKey = "")));
  return { apply };
}

const keysOf = (element: Element) => element.getAttribute("data-quantity")?.split(" ") ?? [];

function keyAt({ target }: Event): string {
  const element = target instanceof Element ? target.closest("[data-quantity]") : null;
  return (element && keysOf(element)[0]) ?? "";
}

function nearestSymbol(root: HTMLElement, { clientX, clientY }: PointerEvent): string {
  let nearest = { away: touchRadius, key: "" };
  for (const symbol of root.querySelectorAll(".symbol")) {
    const { left, right, top, bottom } = symbol.getBoundingClientRect();
    const away = Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
    if (away < nearest.away) nearest = { away, key: keysOf(symbol)[0] ?? "" };
  }
  return nearest.key;
}

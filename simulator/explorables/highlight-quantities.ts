/** How near to a symbol a touch must be, in pixels. */
const touchRadius = 34;

/**
 * Highlights a quantity everywhere below `root`: symbol, value and part of the picture. On hover, focus, or a touch,
 * which lasts until the next one.
 */
export function highlightQuantities(root: HTMLElement) {
  let highlightedKey = "";
  let focusedKey = "";
  const apply = () => {
    for (const element of root.querySelectorAll("[data-quantity]"))
      element.classList.toggle("lit", highlightedKey !== "" && keysOf(element).includes(highlightedKey));
  };
  const highlight = (key: string) => {
    if (key === highlightedKey) return;
    highlightedKey = key;
    apply();
  };
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") highlight(keyAt(event) || focusedKey);
  });
  root.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") highlight(focusedKey);
  });
  root.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse") highlight(keyAt(event) || nearestSymbol(root, event));
  });
  // What a touch highlighted stays when the focus moves because of it.
  const focus = (key: string) => {
    if (key !== "" || highlightedKey === focusedKey) highlight(key);
    focusedKey = key;
  };
  root.addEventListener("focusin", (event) => focus(keyAt(event)));
  root.addEventListener("focusout", () => focus(""));
  return { apply };
}

const keysOf = (element: Element) => element.getAttribute("data-quantity")?.split(" ") ?? [];

function keyAt({ target }: Event): string {
  const element = target instanceof Element ? target.closest("[data-quantity]") : null;
  return (element && keysOf(element)[0]) ?? "";
}

function nearestSymbol(root: HTMLElement, { clientX, clientY }: PointerEvent): string {
  let nearest = { distance: touchRadius, key: "" };
  for (const symbol of root.querySelectorAll(".symbol")) {
    const { left, right, top, bottom } = symbol.getBoundingClientRect();
    const distance = Math.hypot(
      Math.max(left - clientX, 0, clientX - right),
      Math.max(top - clientY, 0, clientY - bottom),
    );
    if (distance < nearest.distance) nearest = { distance, key: keysOf(symbol)[0] ?? "" };
  }
  return nearest.key;
}

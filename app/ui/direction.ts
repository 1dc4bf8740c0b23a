// Keys, edges and scrolling in the direction of reading, for what CSS can't mirror.

const isRightToLeft = () => document.documentElement.dir === "rtl";

/** The key as in a page that is read from left to right, where "ArrowRight" goes forward. */
export function mirrorKey(key: string): string {
  if (!isRightToLeft()) return key;
  if (key === "ArrowRight") return "ArrowLeft";
  return key === "ArrowLeft" ? "ArrowRight" : key;
}

/** Pixels in the direction of reading: `start` is less than `end`. */
export function edgesOf(element: Element): { start: number; end: number } {
  const { left, right } = element.getBoundingClientRect();
  return isRightToLeft() ? { start: -right, end: -left } : { start: left, end: right };
}

/** In pages that are read from right to left, `scrollLeft` is 0 at the start and negative beyond. */
export function scrollForward(scroller: Element, pixels: number) {
  scroller.scrollLeft += isRightToLeft() ? -pixels : pixels;
}

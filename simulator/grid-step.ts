/** 1, 2 or 5 times a power of ten, up to `maximum`. */
export function chooseStep(maximum: number): number {
  const power = 10 ** Math.floor(Math.log10(maximum));
  return power * (maximum / power >= 5 ? 5 : maximum / power >= 2 ? 2 : 1);
}

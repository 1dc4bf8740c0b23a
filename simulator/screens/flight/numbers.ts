/** Nothing has no sign. */
export const fixed = (value: number, digits: number) => value.toFixed(digits).replace(/^-(?=0\.?0*$)/, "");

export function distance(metres: number): string {
  if (Math.abs(metres) >= 10_000) return `${fixed(metres / 1000, 1)} km`;
  return `${fixed(metres, Math.abs(metres) >= 10 ? 0 : 2)} m`;
}

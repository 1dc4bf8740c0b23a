/** Like toFixed, but a rounded zero has no minus sign. */
export const formatFixed = (value: number, digits: number) => value.toFixed(digits).replace(/^-(?=0\.?0*$)/, "");

export function formatDistance(metres: number): string {
  if (Math.abs(metres) >= 10_000) return `${formatFixed(metres / 1000, 1)} km`;
  return `${formatFixed(metres, Math.abs(metres) >= 10 ? 0 : 2)} m`;
}

import { decimalMark, fixed } from "~/texts/format";
export function formatDistance(metres: number): string {
  if (Math.abs(metres) >= 10_000) return `${fixed(metres / 1000, 1)} km`;
  return `${fixed(metres, Math.abs(metres) >= 10 ? 0 : 2)} m`;
}

/** "0.100, 0.250"; with semicolons between numbers that have a decimal comma. */
export const formatFigures = (values: readonly number[], digits: number) =>
  values.map((value) => fixed(value, digits)).join(decimalMark() === "," ? "; " : ", ");

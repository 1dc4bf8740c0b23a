/** "+01:23:45" after the plan's start; hours go on beyond a day. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `+${[hours, minutes, rest].map((part) => String(part).padStart(2, "0")).join(":")}`;
}

/** "2026-11-29 06:00:00". */
export const utcText = (time: number) => new Date(time).toISOString().slice(0, 19).replace("T", " ");

/** Different in lightness too; the first leg has the spacecraft's colour of the globe. */
const legColors = ["#46c6de", "#f0b03f", "#a79bff", "#58c98b", "#f0705f", "#e8eef5"] as const;
export const legColor = (index: number) => legColors[index % legColors.length] ?? legColors[0];
export const otherColor = "#c7d3e1";

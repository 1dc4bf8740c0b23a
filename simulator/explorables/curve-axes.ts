// Pure: the ticks of an axis and their labels.
import { decimal, fixed } from "~/texts/format";

/** Range in the quantity's unit; on a logarithmic axis, of base-10 logarithms. */
export type Axis = { from: number; to: number; isLogarithmic: boolean };

const steps = [1, 2, 5, 10];

/** Round numbers within an axis, about `count` of them. */
export function ticksOf({ from, to, isLogarithmic }: Axis, count: number): number[] {
  if (isLogarithmic) {
    const decades = Math.max(1, Math.ceil((to - from) / count));
    return range(Math.ceil(from / decades) * decades, to, decades);
  }
  const idealStep = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(idealStep));
  const step = (steps.find((multiple) => multiple * power >= idealStep * 0.999) ?? 10) * power;
  return range(Math.ceil(from / step - 1e-9) * step, to + step * 1e-6, step);
}

function range(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: Math.max(0, count + 1) }, (_, index) => Math.round((from + index * step) / step) * step);
}

/** A label with as many digits as the ticks need to differ; on a logarithmic axis, a power of ten. */
export function labelOf(tick: number, ticks: readonly number[], { isLogarithmic }: Axis): string {
  if (isLogarithmic)
    return tick >= -3 && tick <= 4 ? decimal(String(Number((10 ** tick).toPrecision(1)))) : `10${superscript(tick)}`;
  const step = Math.abs((ticks[1] ?? tick + 1) - (ticks[0] ?? tick));
  if (Math.max(Math.abs(tick), step) < 1e-4 && tick !== 0) return decimal(tick.toExponential(0));
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return fixed(tick, Math.min(digits, 6));
}

const superscript = (power: number) => [...String(power)].map((sign) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(sign)] ?? "⁻").join("");

/** A range for all values with some room, and zero if it is near. Keeps the previous axis while it still fits. */
export function axisFor(values: readonly number[], isLogarithmic: boolean, previous: Axis | null): Axis {
  const usable = values.filter(Number.isFinite);
  if (usable.length === 0) return previous ?? { from: 0, to: 1, isLogarithmic };
  let [low, high] = [Math.min(...usable), Math.max(...usable)];
  if (!isLogarithmic && low > 0 && low < 0.5 * high) low = 0;
  if (!isLogarithmic && high < 0 && high > 0.5 * low) high = 0;
  const span = high - low || Math.abs(high) * 0.2 || 1;
  const stillFits = previous && low >= previous.from - 1e-9 * span && high <= previous.to + 1e-9 * span;
  if (stillFits && span > 0.4 * (previous.to - previous.from)) return previous;
  return { from: low === 0 ? 0 : low - 0.06 * span, to: high === 0 ? 0 : high + 0.06 * span, isLogarithmic };
}

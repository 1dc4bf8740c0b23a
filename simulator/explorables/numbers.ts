import type { Values } from "../../physics/explore";
import { unitText, type Quantity } from "../../content/quantities";
import { formatDistance, formatFixed } from "../screens/flight/numbers";

const minus = (text: string) => text.replace(/^-/, "−");

/** A value of the quantity, with its unit. */
export function formatWithUnit(quantity: Quantity, value: number): string {
  if (quantity.unit === "m") return minus(formatDistance(value));
  const fixed = minus(formatFixed(value, quantity.digits));
  const text = Math.abs(value) >= 10_000 ? fixed.replace(/\B(?=(\d{3})+(?!\d))/g, " ") : fixed;
  if (quantity.unit === "") return text;
  const unit = unitText(quantity.unit);
  return quantity.unit.startsWith("°") ? `${text}${unit}` : `${text} ${unit}`;
}

export const formatQuantity = (quantity: Quantity, key: string, values: Values) =>
  formatWithUnit(quantity, (values[key] ?? NaN) * quantity.factor);

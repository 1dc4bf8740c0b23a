import { fixed } from "~/texts/format";
import type { Values } from "../../physics/explore";
import { unitText, type Quantity } from "../../content/quantities";
import { formatDistance } from "../screens/flight/numbers";

/** A value of the quantity, with its unit. */
export function formatWithUnit(quantity: Quantity, value: number): string {
  if (quantity.unit === "m") return formatDistance(value);
  const text = fixed(value, quantity.digits);
  if (quantity.unit === "") return text;
  const unit = unitText(quantity.unit);
  return quantity.unit.startsWith("°") ? `${text}${unit}` : `${text} ${unit}`;
}

export const formatQuantity = (quantity: Quantity, key: string, values: Values) =>
  formatWithUnit(quantity, (values[key] ?? NaN) * quantity.factor);

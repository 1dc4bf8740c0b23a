import type { Finding } from "../../../content/findings";
import { textOf } from "~/texts/say";

/** A mistake in a curriculum's document, in the reader's language. */
export type Mistake = { path: Finding["path"]; message: string };

export const mistakeOf = ({ path, reason }: Finding): Mistake => ({ path, message: textOf(reason) });

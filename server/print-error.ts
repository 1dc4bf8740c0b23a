import { inspect } from "node:util";
import { boundText } from "~/http/bound-line";

/** Prints why a command or start failed: a sentence, or an error with its stack. */
export const printError = (error: unknown) =>
  console.error(boundText(typeof error === "string" ? error : inspect(error)));

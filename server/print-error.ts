import { inspect } from "node:util";
import { boundText } from "~/http/bound-line";

/** Why a command or a start failed: a sentence, or an error with all that is known of it. */
export const printError = (error: unknown) =>
  console.error(boundText(typeof error === "string" ? error : inspect(error)));

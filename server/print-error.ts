import { inspect } from "node:util";
import { truncateText } from "~/http/truncate-log-line";

/** Prints why a command or start failed: a sentence, or an error with its stack. */
export const printError = (error: unknown) =>
  console.error(truncateText(typeof error === "string" ? error : inspect(error)));

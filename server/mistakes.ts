import type { Refusal } from "~/domain/refusal";

/** One line for each problem in a document, with its place, unless the refusal's own message says it already. */
export const mistakesOf = ({ errors, message: summary }: Refusal) =>
  Object.entries(errors).flatMap(([place, messages]) =>
    messages.filter((message) => message !== summary).map((message) => `  ${place}: ${message}`),
  );

import { dialogAddress } from "~/views/dialog-address";

/** The page of an instructor's reusable comments. */
export const reusableAddress = "/instructor/comments";

export const commentDialog = "comment";

type Part = { question?: number; moment?: number };

/** Opens the dialog for a comment; on an attempt's page on a question or a moment of it. */
export function commentAddress(search: URLSearchParams, { question, moment }: Part = {}): string {
  const params = new URLSearchParams(dialogAddress(search, commentDialog));
  if (question !== undefined) params.set("question", String(question));
  if (moment !== undefined) params.set("moment", moment.toFixed(0));
  return `?${params}`;
}

/** The part of an attempt that the address of a dialog names. */
export function partOf(search: URLSearchParams): Part {
  const [question, moment] = ["question", "moment"].map((name) => Number(search.get(name) ?? NaN));
  return {
    ...(question !== undefined && Number.isInteger(question) && question > 0 && { question }),
    ...(moment !== undefined && moment >= 0 && moment < 1e9 && { moment }),
  };
}

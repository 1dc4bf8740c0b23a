import { UnexpectedFailure } from "~/domain/unexpected-failure";
import { getPlatform } from "./platform.server";

/** Replaces data that could not be read; the text is the toast's. */
export type ReadFailure = { notRead: string };

/**
 * For `.catch` in a loader: the page renders, says what it could not read, and the cause is logged. Other errors are
 * rethrown.
 */
export async function asReadFailure(error: unknown): Promise<ReadFailure> {
  if (!(error instanceof UnexpectedFailure)) throw error;
  (await getPlatform()).log.error({ err: error }, "could not read a part of a page");
  return { notRead: error.message };
}

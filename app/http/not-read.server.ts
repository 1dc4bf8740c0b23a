import { Failed } from "~/domain/failed";
import { getPlatform } from "./platform.server";

/** What a page has instead of what could not be read: the words of the toast. */
export type NotRead = { notRead: string };

/**
 * For `.catch` in a loader: the page stays, and says what it could not read; why is in the log. Any other error goes
 * on.
 */
export async function asNotRead(error: unknown): Promise<NotRead> {
  if (!(error instanceof Failed)) throw error;
  (await getPlatform()).log.error({ err: error }, "a part of a page was not read");
  return { notRead: error.message };
}

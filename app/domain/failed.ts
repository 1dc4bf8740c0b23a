import { outageOf } from "~/db/outage.server";
import { Refusal } from "./refusal";

/** Something went wrong that nobody foresaw: `message` is what the user is told, `cause` is why. */
export class Failed extends Error {}

/** Gives what goes wrong in `work` the words for its user. A refusal and an outage have words of their own, and so has a part of it. */
export async function orFailed<Result>(text: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof Refusal || cause instanceof Failed || outageOf(cause)) throw cause;
    throw new Failed(text, { cause });
  }
}

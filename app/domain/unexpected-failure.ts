import { outageOf } from "~/db/outage.server";
import { Refusal } from "./refusal";

/** An unexpected failure: `message` is for the user, `cause` is the original error. */
export class UnexpectedFailure extends Error {}

/** Gives an unexpected failure of `work` a message for the user. Refusals and outages keep their own. */
export async function failAs<Result>(text: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof Refusal || cause instanceof UnexpectedFailure || outageOf(cause)) throw cause;
    throw new UnexpectedFailure(text, { cause });
  }
}

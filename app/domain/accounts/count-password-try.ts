import { findKnownDeviceId, type KnownDevices } from "./known-device";
import type { Ctx } from "~/domain/context";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { clearTries, countTry, type LimitedTry } from "~/domain/limits/count-try";

type From = { address: string; known?: KnownDevices };

/**
 * Counts by the typed name, whether or not it exists, so a refusal reveals nothing. Browsers that were signed in to the
 * account before have their own count, so that another person's guesses don't lock the owner out (docs/decisions/0094).
 */
export async function countPasswordTry(
  ctx: Pick<Ctx, "db">,
  username: string,
  from: From,
  knownAs = findKnownDeviceId(from.known, username),
): Promise<() => Promise<void>> {
  if (knownAs) {
    const by = `${nameKey(username)} ${knownAs}`;
    return countTry(ctx, [
      { limit: "sign-in/known-device", by },
      { limit: "sign-in/known-device-and-day", by },
    ]);
  }
  try {
    return await countTry(ctx, [...triesOf(username, from), { limit: "sign-in/address", by: from.address }]);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "tooMany") throw error;
    const seconds = error.retryAfter ?? 1;
    throw new Refusal("tooMany", say.limits.tooManyPasswords({ seconds }), {}, seconds);
  }
}

/** Resets the counts for an owner who used a mailed link or an administrator's code. */
export const forgetPasswordTries = (ctx: Pick<Ctx, "db">, username: string, from: From) =>
  clearTries(ctx, triesOf(username, from));

function triesOf(username: string, { address }: From): LimitedTry[] {
  const deviceOrAddress = address && `${nameKey(username)} ${address}`;
  return [
    { limit: "sign-in/account-and-address", by: deviceOrAddress },
    { limit: "sign-in/account-and-address-later", by: deviceOrAddress },
    { limit: "sign-in/account-and-address-and-day", by: deviceOrAddress },
    { limit: "sign-in/account", by: username },
    { limit: "sign-in/account-and-day", by: username },
  ];
}

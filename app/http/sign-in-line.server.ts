import type { Ctx } from "~/domain/context";
import { findKnownDeviceId } from "~/domain/accounts/known-device";
import { groupOfAddress, passwordLine } from "~/domain/accounts/password-line";
import type { Device } from "~/domain/accounts/sign-in";
import { Refusal } from "~/domain/refusal";
import { createSignInContext, deviceOf } from "./context.server";

const createRefusal = () =>
  new Refusal("tooMany", "Many people are signing in right now. Please try again in a few seconds.", {}, 5);

/**
 * Checks a password when it is this visitor's turn. Browsers that know the account wait by themselves, all others with
 * those of their address.
 */
export async function inSignInLine<Result>(
  request: Request,
  username: string,
  work: (ctx: Ctx, device: Device) => Promise<Result>,
): Promise<Result> {
  const device = await deviceOf(request);
  const known = findKnownDeviceId(device.known, username);
  const group = known ? `device ${known}` : groupOfAddress(device);
  const visitor = { group, createRefusal, signal: request.signal };
  return passwordLine.run(visitor, async () => work(await createSignInContext(), device));
}

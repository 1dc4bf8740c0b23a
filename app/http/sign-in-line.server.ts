import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import type { Ctx } from "~/domain/context";
import { findKnownDeviceId } from "~/domain/accounts/known-device";
import type { Device } from "~/domain/accounts/sign-in";
import { FairLine } from "~/domain/limits/fair-line";
import { networkOf } from "~/domain/limits/network-of";
import { Refusal } from "~/domain/refusal";
import { createSignInContext, deviceOf } from "./context.server";

// The hash of a password takes 19 MiB and one of the four threads that also read files: one of them stays free.
const atOnce = cluster.isWorker ? 2 : Math.min(3, availableParallelism() + 1);

const slot = Symbol.for("apsis.sign-in-line");
// The host and the bundle of pages share one line.
const shared = globalThis as { [slot]?: FairLine };
const line = (shared[slot] ??= new FairLine({
  atOnce,
  // A school of 1,000 behind one address, and room for as many from elsewhere. Proxies give up after a minute.
  ...{ maxWaiting: 2_000, maxWaitingOfGroup: 1_000, patience: 50_000 },
}));

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
  const group = known ? `device ${known}` : `address ${networkOf(device.address)}`;
  const visitor = { group, createRefusal, signal: request.signal };
  return line.run(visitor, async () => work(await createSignInContext(), device));
}

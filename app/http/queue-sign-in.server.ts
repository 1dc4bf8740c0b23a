import type { Ctx } from "~/domain/context";
import { findKnownDeviceId } from "~/domain/accounts/known-device";
import { groupOfAddress, passwordQueue } from "~/domain/accounts/password-queue";
import type { Device } from "~/domain/accounts/sign-in";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { createSignInContext, deviceOf } from "./context.server";

const createRefusal = () => new Refusal("tooMany", say.refusals.signInQueueFull, {}, 5);

/** Queues password checks per device or address: browsers that know the account have a queue of their own. */
export async function queueSignIn<Result>(
  request: Request,
  username: string,
  work: (ctx: Ctx, device: Device) => Promise<Result>,
): Promise<Result> {
  const device = await deviceOf(request);
  const deviceId = findKnownDeviceId(device.known, username);
  const group = deviceId ? `device ${deviceId}` : groupOfAddress(device);
  const visitor = { group, createRefusal, signal: request.signal };
  return passwordQueue.run(visitor, async () => work(await createSignInContext(), device));
}

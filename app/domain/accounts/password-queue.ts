// The one queue for hashing visitors' passwords: sign-ins, registrations and resets (docs/decisions/0094).
import { availableParallelism } from "node:os";
import { FairQueue } from "~/domain/limits/fair-queue";
import { Refusal } from "~/domain/refusal";
import { hashPassword, verifyPassword } from "./password-hash";
import { say } from "~/texts/say";
import type { Device } from "./sign-in";

// The hash of a password takes 19 MiB and one of the four threads that also read files: one of them stays free.
const atOnce = Math.min(3, availableParallelism() + 1);

const slot = Symbol.for("apsis.password-queue");
// The server and the bundle of pages share one queue.
const shared = globalThis as { [slot]?: FairQueue };
export const passwordQueue = (shared[slot] ??= new FairQueue({
  atOnce,
  // Room for a school of 1,000 behind one address, and as many from elsewhere. Proxies give up after a minute.
  ...{ maxWaiting: 2_000, maxWaitingOfGroup: 1_000, timeoutMs: 50_000 },
}));

export const groupOfAddress = ({ address }: Pick<Device, "address">) => `address ${networkOf(address)}`;

const createRefusal = () => new Refusal("tooMany", say.refusals.serverBusy, {}, 5);

/** Hashes a password that a visitor has chosen, when the queue reaches it. Visitors are grouped by address. */
export const hashInQueue = (password: string, device: Pick<Device, "address">) =>
  passwordQueue.run({ group: groupOfAddress(device), createRefusal }, () => hashPassword(password));

/** The same for verifying a password against its stored hash. */
export const verifyInQueue = (password: string, passwordHash: string, device: Pick<Device, "address">) =>
  passwordQueue.run({ group: groupOfAddress(device), createRefusal }, () => verifyPassword(password, passwordHash));

/** The first half of an IPv6 address, since its holder can choose the rest; an IPv4 address as it is. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const zeros = tail === undefined ? 0 : 8;
  return [...groups, ...Array<string>(zeros).fill("0")].slice(0, 4).join(":");
}

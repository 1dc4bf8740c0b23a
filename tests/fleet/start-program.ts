import { runProgram, type Child } from "../support/child-process";
import { unprivileged } from "../support/postgres-cluster";

/** Starts a program that ends with this process in any case; as the postgres account if this one is root. */
export function startProgram(command: string[], folder: string, endedBy: "KILL" | "TERM" | "QUIT" = "KILL"): Child {
  const account = unprivileged();
  const as = account ? ["--reuid", String(account.uid), "--regid", String(account.gid), "--clear-groups"] : [];
  return runProgram(["setpriv", "--pdeathsig", endedBy, ...as, ...command], { LC_ALL: "C.UTF-8" }, folder);
}

/** Polls until the answer is true; fails after `seconds`. */
export async function until(what: string, ask: () => Promise<boolean>, seconds = 30) {
  const deadline = Date.now() + seconds * 1_000;
  while (!(await ask().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

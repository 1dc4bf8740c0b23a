// What a database may be unable to do for a while, whatever it is asked: told by the codes of PostgreSQL, of its driver
// and of the network.
import { codeOf, messageOf } from "./error-parts";

export type Outage = "unreachable" | "busy" | "readOnly" | "full";

/** Class 08, which PgBouncer uses too; shutting down, starting up, or out of connections. */
const refusesConnections = /^(08\w{3}|57P0[1235]|53300|25P03)$/;
const lost = "CONNECTION_LOST";
const lostByNetwork =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOST(UNREACH|DOWN)|ENET(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;
const readOnlyTransaction = "25006";
const diskFull = "53100";
/** A lock that was not to be had, or a statement that took too long. */
const tookTooLong = ["55P03", "57014"];
/** Undone by the database because of other transactions: a serialization failure or a deadlock. */
const conflicts = ["40001", "40P01"];

/** The outage that an error tells of; null for any other error. */
export function outageOf(error: unknown): Outage | null {
  for (const cause of causesOf(error)) {
    const code = String(cause.code);
    if (code === readOnlyTransaction) return "readOnly";
    if (code === diskFull) return "full";
    if (tookTooLong.includes(code) || conflicts.includes(code)) return "busy";
    if (refusesConnections.test(code) || code === lost) return "unreachable";
  }
  return null;
}

/** Whether the same transaction is likely to go through when it is tried again. */
export const isConflict = (error: unknown) => causesOf(error).some(({ code }) => conflicts.includes(String(code)));

/** What is said of an outage: without the statement, which Drizzle's own message holds, and its values. */
export const reasonOfOutage = (error: unknown) =>
  messageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);

/**
 * An error that says of itself that the connection to the database is gone. Mail servers and payment providers are lost
 * by the network's codes, too.
 */
export const createConnectionLost = (cause: unknown) =>
  Object.assign(new Error(reasonOf(cause), { cause }), { code: lost });

/**
 * Whether a connection could not be made because nobody answers; the driver's own errors have no code, those of
 * certificates and of the server do.
 */
export const isNetworkLoss = (error: unknown) => {
  const code = codeOf(error);
  return code === undefined || lostByNetwork.test(code);
};

/** Of several addresses that were tried Node tells a code, and no message. */
export const reasonOf = (error: unknown) => messageOf(error) || String(codeOf(error));

/** For writes that a read does on the side: skipped while nothing can be written. */
export async function writeByTheWay(work: Promise<unknown>) {
  await work.catch((error: unknown) => {
    if (!["readOnly", "full"].includes(outageOf(error) ?? "")) throw error;
  });
}

/** An error and what it was caused by, outermost first. */
export function causesOf(error: unknown): Record<string, unknown>[] {
  const causes: Record<string, unknown>[] = [];
  for (let cause = error; typeof cause === "object" && cause !== null; cause = "cause" in cause ? cause.cause : null)
    // Any field of an error may be looked at; what it holds is unknown.
    causes.push(cause as Record<string, unknown>);
  return causes;
}

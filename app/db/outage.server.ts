// Classifies temporary database failures by the error codes of PostgreSQL, its driver and the network.
import { codeOf, messageOf } from "./error-parts";

export type Outage = "unreachable" | "busy" | "readOnly" | "full";

/** Class 08, which PgBouncer uses too; shutting down, starting up, or out of connections. */
const refusesConnections = /^(08\w{3}|57P0[1235]|53300|25P03)$/;
const lost = "CONNECTION_LOST";
const lostByNetwork =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOST(UNREACH|DOWN)|ENET(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;
const readOnlyTransaction = "25006";
const diskFull = "53100";
/** Lock timeout, or statement timeout. */
const tookTooLong = ["55P03", "57014"];
/** Rolled back because of concurrent transactions: serialization failure or deadlock. */
const conflicts = ["40001", "40P01"];

/** The kind of outage; null for any other error. */
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

/** Whether a retry of the transaction will probably succeed. */
export const isConflict = (error: unknown) => causesOf(error).some(({ code }) => conflicts.includes(String(code)));

/** An error's message without the statement and its values, which Drizzle adds. */
export const reasonOfOutage = (error: unknown) =>
  messageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);

/**
 * Marks an error as a lost connection to the database, because mail and payment servers fail with the same network
 * codes.
 */
export const createConnectionLost = (cause: unknown) =>
  Object.assign(new Error(reasonOf(cause), { cause }), { code: lost });

/**
 * Whether a connection failed because nothing answers: the driver's own errors have no code, those of certificates and
 * of the server do.
 */
export const isNetworkLoss = (error: unknown) => {
  const code = codeOf(error);
  return code === undefined || lostByNetwork.test(code);
};

/** Node's error for several tried addresses has a code but no message. */
export const reasonOf = (error: unknown) => messageOf(error) || String(codeOf(error));

/** Optional writes of a read: skipped while the database is read-only or full. */
export async function bestEffort(work: Promise<unknown>) {
  await work.catch((error: unknown) => {
    if (!["readOnly", "full"].includes(outageOf(error) ?? "")) throw error;
  });
}

/** An error and its causes, outermost first. */
export function causesOf(error: unknown): Record<string, unknown>[] {
  const causes: Record<string, unknown>[] = [];
  for (let cause = error; typeof cause === "object" && cause !== null; cause = "cause" in cause ? cause.cause : null)
    // Errors may have any fields, of unknown types.
    causes.push(cause as Record<string, unknown>);
  return causes;
}

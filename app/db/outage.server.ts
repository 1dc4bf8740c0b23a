// What a database may be unable to do for a while, whatever it is asked: told by the codes of PostgreSQL, of its driver and of the network.

export type Outage = "unreachable" | "readOnly" | "full";

/** Class 08, which PgBouncer uses too; shutting down, starting up, or out of connections. */
const refusesConnections = /^(08\w{3}|57P0[1235]|53300)$/;
const lostByDriver = /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT)$/;
const lostByNetwork =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
const readOnlyTransaction = "25006";
const diskFull = "53100";

/** The outage that an error tells of; null for any other error. */
export function outageOf(error: unknown): Outage | null {
  for (const cause of causesOf(error)) {
    const code = String(cause.code);
    if (code === readOnlyTransaction) return "readOnly";
    if (code === diskFull) return "full";
    if (refusesConnections.test(code) || lostByDriver.test(code)) return "unreachable";
    // Mail servers and payment providers are lost by the same codes: those of the database come with the statement.
    if (lostByNetwork.test(code) && "query" in cause) return "unreachable";
  }
  return null;
}

/** Whether a statement failed because the connection that it was on is gone. */
export const isConnectionLost = (error: unknown) =>
  causesOf(error).some(
    (cause) => /^(CONNECTION_(CLOSED|DESTROYED)|ECONNRESET|EPIPE)$/.test(String(cause.code)) && "query" in cause,
  );

/** What a read writes down by the way: left undone while nothing can be written. */
export async function writtenByTheWay(work: Promise<unknown>) {
  await work.catch((error: unknown) => {
    if (!["readOnly", "full"].includes(outageOf(error) ?? "")) throw error;
  });
}

/** An error and what it was caused by, outermost first. */
export function causesOf(error: unknown): Record<string, unknown>[] {
  const causes: Record<string, unknown>[] = [];
  for (let cause = error as Record<string, unknown> | undefined; cause; cause = cause.cause as typeof cause)
    causes.push(cause);
  return causes;
}

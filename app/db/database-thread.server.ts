// A worker thread that runs the embedded database; embedded-thread.server.ts starts it and sends requests.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { embeddedStart } from "./embedded-start.server";
import type { ThreadResponse, ThreadRequest, StartResult } from "./thread-messages";

type OpenTransaction = { tx: Transaction; end: (outcome: "commit" | "rollback") => void; ended: Promise<void> };

function startAnswering(pg: PGlite, send: (answer: ThreadResponse) => void) {
  const transactions = new Map<number, OpenTransaction>();
  const on = (transaction: number | null) =>
    transaction === null ? pg : (transactions.get(transaction)?.tx ?? refuseUnknown(transaction));

  /** Resolves when the transaction has begun; like any statement, it waits for its turn. */
  const begin = (id: number) =>
    new Promise<void>((begun, fail) => {
      const ended = pg.transaction(async (tx) => {
        const outcome = await new Promise<"commit" | "rollback">((end) => {
          transactions.set(id, { tx, end, ended });
          begun();
        });
        if (outcome === "rollback") await tx.rollback();
      });
      ended.catch(fail);
    });
  const end = async (id: number, outcome: "commit" | "rollback") => {
    const transaction = transactions.get(id) ?? refuseUnknown(id);
    transactions.delete(id);
    transaction.end(outcome);
    await transaction.ended;
  };

  const answer = async (request: ThreadRequest) => {
    switch (request.what) {
      case "query":
        return await on(request.transaction).query(request.text, request.params, request.options);
      case "exec":
        return await on(request.transaction).exec(request.text);
      case "begin":
        return await begin(request.transaction).then(() => null);
      case "close":
        return await pg.close().then(() => null);
      default:
        return await end(request.transaction, request.what).then(() => null);
    }
  };
  return (request: ThreadRequest) =>
    void answer(request).then(
      (result) => send({ id: request.id, result }),
      (error: unknown) => send({ id: request.id, failure: failureOf(error) }),
    );
}

function refuseUnknown(transaction: number): never {
  throw new Error(`Unknown transaction ${transaction}.`);
}

/** Copies the fields of a PostgreSQL error. The caller already has the statement and its values. */
function failureOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const fields = Object.entries(error).filter(
    ([name, value]) => !["query", "params"].includes(name) && ["string", "number", "boolean"].includes(typeof value),
  );
  return { message: error.message, fields: Object.fromEntries(fields) };
}

async function main(port: NonNullable<typeof parentPort>, folder: string) {
  const reportStart = (result: StartResult) => port.postMessage(result);
  try {
    const pg = await PGlite.create(folder, embeddedStart);
    port.on(
      "message",
      startAnswering(pg, (answer) => port.postMessage(answer)),
    );
    reportStart({ opened: true });
  } catch (error) {
    reportStart({ failure: failureOf(error) });
  }
}

if (!parentPort) throw new Error("The embedded database must be started as a worker thread.");
// Always started as a worker thread, with a folder.
void main(parentPort, (workerData as { folder: string }).folder);

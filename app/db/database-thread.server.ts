// A thread that is nothing but the embedded database; embedded-thread.server.ts starts it and asks.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { embeddedStart } from "./embedded-start.server";
import type { Answered, Asked, Opened } from "./thread-messages";

type Underway = { tx: Transaction; end: (outcome: "commit" | "rollback") => void; ended: Promise<void> };

function startAnswering(pg: PGlite, tell: (answer: Answered) => void) {
  const underway = new Map<number, Underway>();
  const on = (transaction: number | null) =>
    transaction === null ? pg : (underway.get(transaction)?.tx ?? refuseUnknown(transaction));

  /** Answers once it has begun: others wait for it, as for any statement. */
  const begin = (id: number) =>
    new Promise<void>((begun, fail) => {
      const ended = pg.transaction(async (tx) => {
        const outcome = await new Promise<"commit" | "rollback">((end) => {
          underway.set(id, { tx, end, ended });
          begun();
        });
        if (outcome === "rollback") await tx.rollback();
      });
      ended.catch(fail);
    });
  const end = async (id: number, outcome: "commit" | "rollback") => {
    const found = underway.get(id) ?? refuseUnknown(id);
    underway.delete(id);
    found.end(outcome);
    await found.ended;
  };

  const answer = async (asked: Asked) => {
    switch (asked.what) {
      case "query":
        return await on(asked.transaction).query(asked.text, asked.params, asked.options);
      case "exec":
        return await on(asked.transaction).exec(asked.text);
      case "begin":
        return await begin(asked.transaction).then(() => null);
      case "close":
        return await pg.close().then(() => null);
      default:
        return await end(asked.transaction, asked.what).then(() => null);
    }
  };
  return (asked: Asked) =>
    void answer(asked).then(
      (result) => tell({ id: asked.id, result }),
      (error: unknown) => tell({ id: asked.id, failure: failureOf(error) }),
    );
}

function refuseUnknown(transaction: number): never {
  throw new Error(`There is no transaction ${transaction}.`);
}

/** What PostgreSQL says of an error stands in its fields; the statement and its values are known to who asked. */
function failureOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const fields = Object.entries(error).filter(
    ([name, value]) => !["query", "params"].includes(name) && ["string", "number", "boolean"].includes(typeof value),
  );
  return { message: error.message, fields: Object.fromEntries(fields) };
}

async function main(port: NonNullable<typeof parentPort>, folder: string) {
  const first = (said: Opened) => port.postMessage(said);
  try {
    const pg = await PGlite.create(folder, embeddedStart);
    port.on(
      "message",
      startAnswering(pg, (answer) => port.postMessage(answer)),
    );
    first({ opened: true });
  } catch (error) {
    first({ failure: failureOf(error) });
  }
}

// It is started as a thread, with a folder.
void main(parentPort!, (workerData as { folder: string }).folder);

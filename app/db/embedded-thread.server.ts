// The embedded database, usually in a worker thread, so that the event loop isn't blocked by statements.
import { Worker } from "node:worker_threads";
import { PGlite, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";
import { embeddedStart } from "./embedded-start.server";
import { createConnectionLost } from "./outage.server";
import type { ThreadResponse, ThreadRequest, StartResult, ThreadQueryOptions } from "./thread-messages";

/** The part of PGlite that this project and Drizzle use. */
export type EmbeddedClient = {
  query: (text: string, params?: unknown[], options?: QueryOptions) => Promise<Results>;
  exec: (text: string) => Promise<Results[]>;
  transaction: <Result>(run: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Number of statements waiting for answers. */
  countWaiting?: () => number;
  close: () => Promise<void>;
};

type PendingRequest = { done: (result: unknown) => void; fail: (error: Error) => void };
type Failure = { message: string; fields: Record<string, unknown> };
/** A request without its id. */
type Call = ThreadRequest extends infer Each ? (Each extends ThreadRequest ? Omit<Each, "id"> : never) : never;

/** Opens the database in `folder`, or in memory, in this thread; from a dump if there is one. */
export async function openInThisThread(folder: string | undefined, dump: Blob | undefined): Promise<EmbeddedClient> {
  const pg = await PGlite.create(folder, { ...embeddedStart, ...(dump && { loadDataDir: dump }) });
  const statementsOf = (on: Pick<PGlite, "query" | "exec">): Pick<EmbeddedClient, "query" | "exec"> => ({
    query: (text, params, options) => on.query(text, params, threadOptionsOf(options)),
    exec: (text) => on.exec(text),
  });
  return {
    ...statementsOf(pg),
    // Drizzle and our scripts use only these two methods of a transaction.
    transaction: (run) => pg.transaction((tx) => run(statementsOf(tx) as unknown as Transaction)),
    close: () => pg.close(),
  };
}

/** Opens the database in `folder` in a worker thread that runs `script`. */
export async function openInThread(script: string, folder: string): Promise<EmbeddedClient> {
  const worker = new Worker(script, { workerData: { folder } });
  const { client, ask, isLost, lose } = createPortClient(worker);
  await new Promise<void>((done, fail) => {
    worker.once("message", (first: StartResult) => ("opened" in first ? done() : fail(errorOf(first.failure))));
    const end = (error: unknown) => fail(lose(error));
    worker.once("error", end);
    worker.once("exit", () => end(new Error("The thread of the embedded database exited.")));
  });
  const close = async () => {
    if (!isLost()) await ask({ what: "close" });
    await worker.terminate();
  };
  return { ...client, close };
}

/** The database's thread, or a port that forwards to it. */
export type DatabasePort = {
  postMessage: (request: ThreadRequest) => void;
  on: (event: "message", listener: (answer: ThreadResponse) => void) => unknown;
};

/**
 * A client that sends requests through `port`. Two clients can share a database if one counts ids up and the other
 * down.
 */
export function createPortClient(port: DatabasePort, step: 1 | -1 = 1) {
  const waiting = new Map<number, PendingRequest>();
  let lost: Error | null = null;
  port.on("message", (answer) => {
    const { done, fail } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    if ("failure" in answer) fail?.(errorOf(answer.failure));
    else done?.(answer.result);
  });
  let lastId = 0;
  const ask = <Result>(call: Call) =>
    new Promise<Result>((done, fail) => {
      if (lost) return fail(lost);
      const id = (lastId += step);
      // The response to a message has the type that its request implies.
      waiting.set(id, { done: done as PendingRequest["done"], fail });
      port.postMessage({ id, ...call });
    });
  /** Fails pending requests and all later ones. */
  const lose = (error: unknown): Error => {
    lost ??= createConnectionLost(error);
    for (const { fail } of waiting.values()) fail(lost);
    waiting.clear();
    return lost;
  };
  return {
    client: { ...clientOf(ask, step), countWaiting: () => waiting.size },
    ask,
    isLost: () => lost !== null,
    lose,
  };
}

function clientOf(ask: <Result>(call: Call) => Promise<Result>, step: 1 | -1): Omit<EmbeddedClient, "close"> {
  let lastTransaction = 0;
  const statementsIn = (transaction: number | null): Pick<EmbeddedClient, "query" | "exec"> => ({
    query: (text, params = [], options) =>
      ask({ what: "query", transaction, text, params, options: threadOptionsOf(options) }),
    exec: (text) => ask({ what: "exec", transaction, text }),
  });
  return {
    ...statementsIn(null),
    transaction: async (run) => {
      const transaction = (lastTransaction += step);
      await ask({ what: "begin", transaction });
      // Drizzle and our scripts use only these two methods of a transaction.
      const tx = statementsIn(transaction) as unknown as Transaction;
      const result = await run(tx).catch(async (error: unknown) => {
        await ask({ what: "rollback", transaction });
        throw error;
      });
      await ask({ what: "commit", transaction });
      return result;
    },
  };
}

/**
 * Drops a statement's parsers: Drizzle passes the same as `embeddedStart`, and PGlite would merge them with its own
 * three hundred for each statement, which takes longer than the statement.
 */
export const threadOptionsOf = ({ rowMode }: QueryOptions = {}): ThreadQueryOptions => ({ rowMode });

const errorOf = ({ message, fields }: Failure) => Object.assign(new Error(message), fields);

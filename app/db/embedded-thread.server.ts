// The embedded database, in a thread of its own as a rule: while it works on a statement this one goes on.
import { Worker } from "node:worker_threads";
import { PGlite, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";
import { embeddedStart } from "./embedded-start.server";
import { createConnectionLost } from "./outage.server";
import type { Answered, Asked, Opened, SentOptions } from "./thread-messages";

/** Of PGlite what is used here and by Drizzle. */
export type EmbeddedClient = {
  query: (text: string, params?: unknown[], options?: QueryOptions) => Promise<Results>;
  exec: (text: string) => Promise<Results[]>;
  transaction: <Result>(run: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** How many statements wait for their answers. */
  countWaiting?: () => number;
  close: () => Promise<void>;
};

type Waiting = { done: (result: unknown) => void; fail: (error: Error) => void };
type Failure = { message: string; fields: Record<string, unknown> };
/** Without the id, which is given here. */
type Call = Asked extends infer Each ? (Each extends Asked ? Omit<Each, "id"> : never) : never;

/** Opens the database in `folder`, or one in memory, in this thread; from a dump if there is one. */
export async function openHere(folder: string | undefined, dump: Blob | undefined): Promise<EmbeddedClient> {
  const pg = await PGlite.create(folder, { ...embeddedStart, ...(dump && { loadDataDir: dump }) });
  const statementsOf = (on: Pick<PGlite, "query" | "exec">): Pick<EmbeddedClient, "query" | "exec"> => ({
    query: (text, params, options) => on.query(text, params, sentOf(options)),
    exec: (text) => on.exec(text),
  });
  return {
    ...statementsOf(pg),
    // Of a transaction Drizzle and our scripts use these two.
    transaction: (run) => pg.transaction((tx) => run(statementsOf(tx) as unknown as Transaction)),
    close: () => pg.close(),
  };
}

/** Opens the database in `folder` in a thread that runs `script`. */
export async function openInThread(script: string, folder: string): Promise<EmbeddedClient> {
  const worker = new Worker(script, { workerData: { folder } });
  const { client, ask, isLost, lose } = askThrough(worker);
  await new Promise<void>((done, fail) => {
    worker.once("message", (first: Opened) => ("opened" in first ? done() : fail(errorOf(first.failure))));
    const end = (error: unknown) => fail(lose(error));
    worker.once("error", end);
    worker.once("exit", () => end(new Error("The thread of the embedded database has ended.")));
  });
  const close = async () => {
    if (!isLost()) await ask({ what: "close" });
    await worker.terminate();
  };
  return { ...client, close };
}

/** The thread of the database, or what passes messages on to it. */
export type DatabasePort = {
  postMessage: (asked: Asked) => void;
  on: (event: "message", listener: (answer: Answered) => void) => unknown;
};

/**
 * A client that asks through `port`. Two may share one database when one counts by 1 and the other by -1: they tell
 * their answers and transactions apart by their ids.
 */
export function askThrough(port: DatabasePort, step: 1 | -1 = 1) {
  const waiting = new Map<number, Waiting>();
  let lost: Error | null = null;
  port.on("message", (answer) => {
    const { done, fail } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    if ("failure" in answer) fail?.(errorOf(answer.failure));
    else done?.(answer.result);
  });
  let asked = 0;
  const ask = <Result>(call: Call) =>
    new Promise<Result>((done, fail) => {
      if (lost) return fail(lost);
      const id = (asked += step);
      // What is answered is what the message asks for.
      waiting.set(id, { done: done as Waiting["done"], fail });
      port.postMessage({ id, ...call });
    });
  /** Fails what waits, and all that is asked later. */
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
  let begun = 0;
  const statementsIn = (transaction: number | null): Pick<EmbeddedClient, "query" | "exec"> => ({
    query: (text, params = [], options) => ask({ what: "query", transaction, text, params, options: sentOf(options) }),
    exec: (text) => ask({ what: "exec", transaction, text }),
  });
  return {
    ...statementsIn(null),
    transaction: async (run) => {
      const transaction = (begun += step);
      await ask({ what: "begin", transaction });
      // Of a transaction Drizzle and our scripts use these two.
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
 * The options of a statement without its parsers: Drizzle gives those that `embeddedStart` has, and PGlite would make
 * one list of them and its three hundred for each statement, which takes longer than the statement.
 */
export const sentOf = ({ rowMode }: QueryOptions = {}): SentOptions => ({ rowMode });

const errorOf = ({ message, fields }: Failure) => Object.assign(new Error(message), fields);

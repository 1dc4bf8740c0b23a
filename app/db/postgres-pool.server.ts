// Connections to PostgreSQL as Drizzle uses them: statements with values are named, all are timed, and a loss has a
// code.
import { LRUCache } from "lru-cache";
import pg from "pg";
import { createConnectionLost, isConflict, isNetworkLoss } from "./outage.server";
import { isPlannedAnew } from "./planned-anew";
import { timeStatement, type OnSlow } from "./slow-statement.server";
import { settingsOf, type TimeLimits } from "./time-limits.server";

type Statement = pg.QueryConfig | string;

/** Of the ten ways in which `pg` declares `query`, the one that is used here. */
interface Sends {
  query(statement: Statement, values?: unknown[]): Promise<pg.QueryResult>;
}
export interface Lends extends Sends {
  connect(): Promise<Connection>;
}
type Narrowed<Base, Way> = new (config: pg.PoolConfig) => Omit<Base, keyof Way> & Way;
// The declarations of `pg` cannot be narrowed otherwise: its classes are overloaded.
const Client = pg.Client as unknown as Narrowed<pg.PoolClient, Sends>;
// As its client, above.
const Pool = pg.Pool as unknown as Narrowed<pg.Pool, Lends>;

/** Of a statement that others have undone by a deadlock. */
const maxTries = 3;

const textOf = (statement: Statement) => (typeof statement === "string" ? statement : statement.text);

/** Numbers are shorter than texts, and a name is never given twice. */
const names = new LRUCache<string, string>({ max: 5_000 });
let namesGiven = 0;

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `s${++namesGiven}`;
  names.set(text, name);
  return name;
}

/** The server no longer knows the prepared statement: a migration changed it, or a pooler forgot it. */
const isStale = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  ((error.code === "0A000" && error.routine === "RevalidateCachedQuery") || error.code === "26000");

export type ConnectionOptions = pg.PoolConfig & { prepare?: boolean; onSlow?: OnSlow; limits: TimeLimits };

export class Connection extends Client {
  readonly #prepare: boolean;
  readonly #onSlow?: OnSlow;
  #isLost = false;
  #isStale = false;

  constructor(options: ConnectionOptions) {
    super(options);
    this.#prepare = options.prepare ?? true;
    this.#onSlow = options.onSlow;
    // Without a listener the loss of a connection ends the process.
    this.on("error", () => (this.#isLost = true));
  }

  override query(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    // A script, which has no values, may take as long as it likes.
    return values
      ? timeStatement(this.#onSlow, textOf(statement), () => this.send(statement, values))
      : this.send(statement);
  }

  async send(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    if (!this.#prepare || typeof statement === "string" || !values?.length || isPlannedAnew(statement.text))
      return this.#answer(statement, values);
    try {
      return await this.#answer({ ...statement, name: nameOf(statement.text) }, values);
    } catch (error) {
      if (!isStale(error)) throw error;
      this.#isStale = true;
      // What failed in a transaction has ended it.
      if (this.getTransactionStatus() !== "I") throw error;
      return this.#answer(statement, values);
    }
  }

  async #answer(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    try {
      return await super.query(statement, values);
    } catch (error) {
      throw this.#isLost ? createConnectionLost(error) : error;
    }
  }

  /** Gives it back to the pool, which drops what is lost by itself. */
  giveBack() {
    this.release(this.#isStale);
  }
}

export class ConnectionPool extends Pool {
  readonly #onSlow?: OnSlow;

  constructor(options: ConnectionOptions) {
    // `pg` takes any client of its own kind, but declares its own class.
    super({ ...options, Client: Connection as unknown as pg.PoolConfig["Client"] });
    this.#onSlow = options.onSlow;
    // An idle connection that is lost is replaced by the next one that is needed.
    this.on("error", () => {});
    // Before its first statement, which waits for this one. Not in the connection's start: poolers refuse what they
    // do not know.
    this.on("connect", (connection) => void connection.query(settingsOf(options.limits)).catch(() => {}));
  }

  override async connect(): Promise<Connection> {
    try {
      return await super.connect();
    } catch (error) {
      throw isNetworkLoss(error) ? createConnectionLost(error) : error;
    }
  }

  /**
   * One statement on a connection of its own, which a refused statement does not cost, as it does with `pg`'s own
   * `query`.
   */
  override query(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    // The first answer of a database, which has no values either, may be long in coming.
    return timeStatement(values && this.#onSlow, textOf(statement), () => this.#send(statement, values));
  }

  async #send(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    for (let tries = 1; ; tries++) {
      const connection = await this.connect();
      try {
        return await connection.send(statement, values);
      } catch (error) {
        // Undone as a whole, like a transaction (transaction.ts).
        if (tries === maxTries || !isConflict(error)) throw error;
      } finally {
        connection.giveBack();
      }
    }
  }
}

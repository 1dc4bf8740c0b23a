// PostgreSQL connections for Drizzle: parameterized statements are prepared, all are timed, and lost connections get a
// code.
import { LRUCache } from "lru-cache";
import pg from "pg";
import { createConnectionLost, isConflict, isNetworkLoss } from "./outage.server";
import { needsCustomPlan } from "./custom-plan";
import { timeStatement, type OnSlow } from "./slow-statement.server";
import { settingsOf, type TimeLimits } from "./time-limits.server";

type Statement = pg.QueryConfig | string;

/** The only one of the overloads of `pg`'s `query` that is used here. */
interface QueryRunner {
  query(statement: Statement, values?: unknown[]): Promise<pg.QueryResult>;
}
export interface ConnectionSource extends QueryRunner {
  connect(): Promise<Connection>;
}
type WithMethods<Base, Way> = new (config: pg.PoolConfig) => Omit<Base, keyof Way> & Way;
// `pg`'s overloaded classes can be narrowed only by a cast.
const Client = pg.Client as unknown as WithMethods<pg.PoolClient, QueryRunner>;
// As for Client.
const Pool = pg.Pool as unknown as WithMethods<pg.Pool, ConnectionSource>;

/** After a deadlock or serialization failure. */
const maxTries = 3;

const sqlOf = (statement: Statement) => (typeof statement === "string" ? statement : statement.text);

/** Names are shorter than statements, and never reused. */
const names = new LRUCache<string, string>({ max: 5_000 });
let nameCount = 0;

function statementName(text: string): string {
  const existing = names.get(text);
  if (existing !== undefined) return existing;
  const name = `s${++nameCount}`;
  names.set(text, name);
  return name;
}

/** The server no longer has the prepared statement: a migration changed it, or a pooler dropped it. */
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
    // Without a listener, a lost connection would end the process.
    this.on("error", () => (this.#isLost = true));
  }

  override query(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    // Scripts, which have no values, aren't timed.
    return values
      ? timeStatement(this.#onSlow, sqlOf(statement), () => this.send(statement, values))
      : this.send(statement);
  }

  async send(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    if (!this.#prepare || typeof statement === "string" || !values?.length || needsCustomPlan(statement.text))
      return this.#answer(statement, values);
    try {
      return await this.#answer({ ...statement, name: statementName(statement.text) }, values);
    } catch (error) {
      if (!isStale(error)) throw error;
      this.#isStale = true;
      // An error inside a transaction has aborted it.
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

  /** Returns the connection to its pool, which drops lost ones. */
  returnToPool() {
    this.release(this.#isStale);
  }
}

export class ConnectionPool extends Pool {
  readonly #onSlow?: OnSlow;

  constructor(options: ConnectionOptions) {
    // `pg` accepts subclasses of its client, but declares only its own class.
    super({ ...options, Client: Connection as unknown as pg.PoolConfig["Client"] });
    this.#onSlow = options.onSlow;
    // The pool replaces idle connections that were lost.
    this.on("error", () => {});
    // Runs before the connection's first statement. Not a startup parameter, because poolers refuse unknown ones.
    this.on("connect", (connection) => void connection.query(settingsOf(options.limits)).catch(() => {}));
  }

  override async connect(): Promise<Connection> {
    try {
      return await super.connect();
    } catch (error) {
      throw isNetworkLoss(error) ? createConnectionLost(error) : error;
    }
  }

  /** Runs one statement on a connection that stays usable if the statement fails; `pg`'s own `query` would drop it. */
  override query(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    // The first statement has no values and isn't timed: a database may be slow to start.
    return timeStatement(values && this.#onSlow, sqlOf(statement), () => this.#send(statement, values));
  }

  async #send(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    for (let tries = 1; ; tries++) {
      const connection = await this.connect();
      try {
        return await connection.send(statement, values);
      } catch (error) {
        // Rolled back as a whole, like a transaction (transaction.ts).
        if (tries === maxTries || !isConflict(error)) throw error;
      } finally {
        connection.returnToPool();
      }
    }
  }
}

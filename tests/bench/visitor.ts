// A minimal browser: one keep-alive connection, a cookie, and complete answers.
import { Agent, request } from "node:http";
import { sql } from "drizzle-orm";
import type { Database } from "~/db/database.server";
import { generateToken, hashToken } from "~/domain/tokens";
import { signInCookie } from "~/http/cookies.server";
import { idOf } from "./school";

export type Visit = { status: number; bytes: number; body: Buffer };

export class Visitor {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(
    private readonly url: string,
    readonly cookie: { name: string; value: string },
  ) {}

  /** `encoding`: Accept-Encoding. `onData` receives chunks instead of buffering them. */
  get(
    path: string,
    {
      encoding = "identity",
      onData,
    }: { encoding?: "gzip" | "gzip, deflate, br" | "identity"; onData?: (part: Buffer) => void } = {},
  ): Promise<Visit> {
    return new Promise((done, fail) => {
      const headers = {
        cookie: `${this.cookie.name}=${this.cookie.value}`,
        "accept-encoding": encoding,
        accept: "text/html,*/*",
        "user-agent": "Mozilla/5.0 bench",
      };
      const outgoing = request(`${this.url}${path}`, { agent: this.agent, headers }, (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on("data", (part: Buffer) => {
          bytes += part.length;
          if (onData) onData(part);
          else parts.push(part);
        });
        response.on("error", fail);
        response.on("end", () => {
          if (response.statusCode !== 200)
            fail(
              new Error(`${path} answered ${response.statusCode}: ${Buffer.concat(parts).toString().slice(0, 300)}`),
            );
          else done({ status: response.statusCode, bytes, body: Buffer.concat(parts) });
        });
      });
      outgoing.on("error", fail);
      outgoing.end();
    });
  }

  leave() {
    this.agent.destroy();
  }
}

/** Signs in a user of the school like the login form, without hashing a password. */
export async function signedInCookie({ db }: Pick<Database, "db">, userNumber: number) {
  const token = generateToken();
  await db.execute(sql`insert into sign_ins (id, user_id, cookie_hash, created_at, last_seen_at, expires_at)
    values (gen_random_uuid(), ${idOf("user", userNumber)}, ${hashToken(token)}, now(), now(), now() + interval '1 day')`);
  return { name: signInCookie, value: token };
}

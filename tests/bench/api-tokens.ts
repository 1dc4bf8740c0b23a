// What checking an API token costs: in a call beside the same call with a sign-in, and without its statement.
import { randomBytes, randomUUID } from "node:crypto";
import { assertBudget, countCall } from "~/domain/api-tokens/token-budget";
import { isWellFormed, tokenTextOf } from "~/domain/api-tokens/token-text";
import { hashToken } from "~/domain/tokens";
import { newDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { inTurn, median, processorMs } from "./measure";
import { addClass, idOf, studentNumber } from "./school";
import { accessToken } from "./scores";
import { startServerOn, type BenchOptions } from "./setting";

/** A token may make 600 calls a minute. */
const students = 60;

export async function apiTokens({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "api_tokens", (database) =>
    addClass(database, 1, { students, scenarios: 1, attempts: 1 }),
  );
  const tokens = Array.from({ length: students }, () => tokenTextOf("person", randomBytes(32)));
  for (const [at, token] of tokens.entries())
    await bench.sql.query(
      `insert into api_tokens (id, kind, user_id, organization_id, name, token_hash, scopes, created_at, expires_at, last_used_at)
        values ($1, 'person', $2, $3, 'Bench', $4, array['score:read'], now(), now() + interval '1 day', now())`,
      [randomUUID(), idOf("user", studentNumber(at)), idOf("organization", 1), hashToken(token)],
    );
  const checkText = () => {
    const now = new Date();
    for (const token of tokens) {
      if (!isWellFormed(token)) throw new Error("A token isn't well formed.");
      const hash = hashToken(token);
      assertBudget(hash, now);
      countCall(hash, now, Infinity);
    }
  };
  const checks: number[] = [];
  for (let round = 0; round < (quick ? 50 : 500); round++) {
    const startedAt = performance.now();
    checkText();
    checks.push((performance.now() - startedAt) / students);
  }
  const server = await startServerOn(bench);
  const signIns = await Promise.all(tokens.map((_, at) => accessToken(server.url, at)));
  const spent = { token: 0, signIn: 0 };
  const callAll = async (kind: keyof typeof spent, bearers: string[]) => {
    const before = processorMs(server.pid);
    for (const bearer of bearers) {
      const answer = await fetch(`${server.url}/api/auth/session/roles`, {
        headers: { authorization: `Bearer ${bearer}` },
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
    spent[kind] += processorMs(server.pid) - before;
  };
  const rounds = quick ? 5 : 90;
  const times = await inTurn(rounds, {
    token: () => callAll("token", tokens),
    signIn: () => callAll("signIn", signIns),
  });
  await server.stop();
  await bench.close();
  const calls = students * (rounds + Math.ceil(rounds / 3));
  const size = `${students} tokens`;
  const of = (what: string, token: number, signIn: number): Figure => ({
    ...{ what, size, unit: "ms", value: token },
    bare: { what: "with a sign-in", value: signIn },
  });
  return [
    of("A call with an API token", times.token / students, times.signIn / students),
    of("  its processor time", spent.token / calls, spent.signIn / calls),
    withMost(
      { what: "  more than with a sign-in", size, unit: "ms", value: (times.token - times.signIn) / students },
      0.1,
    ),
    withMost({ what: "  check of text, hash and limit", size, unit: "ms", value: median(checks) }, 0.1),
  ];
}

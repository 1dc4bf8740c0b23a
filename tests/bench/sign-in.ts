// The cost of signing in, compared with hashing its password.
import { verify } from "@node-rs/argon2";
import { hashPassword } from "~/domain/accounts/password-hash";
import { inParallel } from "../support/in-parallel";
import { percentile } from "../support/percentile";
import { newDatabase } from "./databases";
import type { Figure } from "./figures";
import { inTurn, median, timed } from "./measure";
import { addClass, password, studentName } from "./school";
import { startServerOn, type BenchOptions } from "./setting";

const lanes = 8;

export async function signIn({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const count = quick ? 16 : 64;
  const bench = await newDatabase(postgresUrl, "sign_in", (database) =>
    addClass(database, 1, { students: count, scenarios: 1, attempts: 1 }),
  );
  const server = await startServerOn(bench);
  const students = Array.from({ length: count }, (_, index) => studentName(index));
  const hash = await hashPassword(password);
  const signInAs = async (username: string) => {
    const response = await fetch(`${server.url}/api/auth/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    });
    if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status}`);
    await response.arrayBuffer();
  };
  const bareAlone: number[] = [];
  for (let round = 0; round < count; round++) bareAlone.push(await timed(() => verify(hash, password)));
  const times = await inTurn(quick ? 2 : 6, {
    signIn: () => inParallel(students, lanes, signInAs),
    bare: () => inParallel(students, lanes, async () => void (await verify(hash, password))),
  });
  const alone: number[] = [];
  for (const username of students) alone.push(await timed(() => signInAs(username)));
  await server.stop();
  await bench.close();
  const rate = (milliseconds: number) => (count / milliseconds) * 1000;
  const size = `${count} students`;
  return [
    {
      what: "Sign-ins, 8 concurrent",
      size,
      value: rate(times.signIn),
      unit: "/s",
      bare: { what: "argon2 verifications, 8 concurrent", value: rate(times.bare) },
    },
    {
      what: "  p50, single sign-ins",
      size,
      value: median(alone),
      unit: "ms",
      bare: { what: "argon2 verification", value: median(bareAlone) },
    },
    {
      what: "  p99, single sign-ins",
      size,
      value: percentile(alone, 99),
      unit: "ms",
      bare: { what: "argon2 verification", value: percentile(bareAlone, 99) },
    },
  ];
}

// Signing in costs what its password hash costs.
import { verify } from "@node-rs/argon2";
import { hashPassword } from "~/domain/accounts/password-hash";
import { inParallel } from "../support/in-parallel";
import { newDatabase } from "./databases";
import type { Figure } from "./figures";
import { inTurn } from "./measure";
import { addClass, password, studentName } from "./school";
import { startServerOn, type Setting } from "./setting";

const lanes = 8;

export async function signIn({ postgresUrl, quick }: Setting): Promise<Figure[]> {
  const count = quick ? 16 : 64;
  const bench = await newDatabase(postgresUrl, "sign_in", (database) => addClass(database, 1, { students: count, scenarios: 1, attempts: 1 }));
  const server = await startServerOn(bench);
  const students = Array.from({ length: count }, (_, index) => studentName(index));
  const hash = await hashPassword(password);
  const times = await inTurn(quick ? 2 : 6, {
    signIn: () =>
      inParallel(students, lanes, async (username) => {
        const response = await fetch(`${server.url}/api/auth/session`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ username, password }) });
        if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status}`);
        await response.arrayBuffer();
      }),
    bare: () => inParallel(students, lanes, async () => void (await verify(hash, password))),
  });
  await server.stop();
  await bench.close();
  const rate = (milliseconds: number) => (count / milliseconds) * 1000;
  return [{ what: "Sign-ins per second, 8 at a time", size: `${count} students`, value: rate(times.signIn), unit: "/s", bare: { what: "argon2 verifications, 8 at a time", value: rate(times.bare) } }];
}

// What a sign-in with an organization costs the server, beside what its provider does in this process.
import { sealSecret } from "~/domain/sealed-secret";
import { secretUseOf } from "~/domain/single-sign-on/find-provider";
import { startHostileProvider } from "../support/hostile-provider";
import { newDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { median, processorMs } from "./measure";
import { idOf } from "./school";
import { sessionSecret, startServerOn, type BenchOptions } from "./setting";

const organizationId = idOf("organization", 1);
const shortName = "bench";

export async function organizationSignIn({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "organization_sign_in", async () => {});
  const provider = await startHostileProvider();
  await bench.sql.query(
    `insert into identity_providers (organization_id, short_name, issuer, client_id, client_auth, secret, scopes, state,
        creates_accounts, changed_at)
      values ($1, $2, $3, 'apsis', 'secret', $4, 'openid', 'offered', true, now())`,
    [organizationId, shortName, provider.issuer, sealSecret([sessionSecret], secretUseOf(organizationId), "a secret")],
  );
  await bench.sql.query("update organizations set user_limit = 1000 where id = $1", [organizationId]);
  const server = await startServerOn(bench, { SIGN_IN_ALLOW: new URL(provider.issuer).host });
  const enter = async (number: number) => {
    provider.enter({ sub: `person-${number}`, email: `person-${number}@bench.example`, given_name: "Ada" });
    const begun = await fetch(`${server.url}/sign-in/${shortName}`, { redirect: "manual" });
    const query = provider.authorize(begun.headers.get("location") ?? "");
    const cookie = begun.headers.getSetCookie().map((each) => each.split(";")[0]);
    const callback = `${server.url}/sign-in/callback/${organizationId}?${query}`;
    const arrived = await fetch(callback, { redirect: "manual", headers: { cookie: cookie.join("; ") } });
    const text = await arrived.text();
    if (arrived.status !== 200) throw new Error(`Person ${number} can't sign in: ${arrived.status} ${text}`);
  };
  const people = quick ? 10 : 50;
  const enterAll = async () => {
    const before = processorMs(server.pid);
    for (let number = 0; number < people; number++) await enter(number);
    return (processorMs(server.pid) - before) / people;
  };
  // The first round makes the accounts, the second warms up what the first hasn't used.
  const creating = await enterAll();
  await enterAll();
  const rounds: number[] = [];
  for (let round = 0; round < (quick ? 2 : 8); round++) rounds.push(await enterAll());
  await Promise.all([server.stop(), provider.stop()]);
  await bench.close();
  const size = `${people} people`;
  const figure = {
    what: "Sign-in with an organization, processor time",
    size,
    value: median(rounds),
    unit: "ms" as const,
  };
  return [withMost(figure, 10), { ...figure, what: "  the first one of each, cold", value: creating }];
}

// Provisioning by SCIM, as ten identity providers send the people of ten organizations on their first day.
import { randomBytes, randomUUID } from "node:crypto";
import { tokenTextOf } from "~/domain/api-tokens/token-text";
import { hashToken } from "~/domain/tokens";
import { newDatabase, type BenchDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { processorMs, timed } from "./measure";
import { idOf } from "./school";
import { startServerOn, type BenchOptions } from "./setting";

const organizationCount = 10;
/** Calls that a provider has under way. */
const atOnce = 2;

export async function provisioning({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "provisioning", async () => {});
  const server = await startServerOn(bench);
  const peopleOfEach = quick ? 100 : 999;
  const total = organizationCount * peopleOfEach;
  const tokens: string[] = [];
  for (let place = 0; place < organizationCount; place++) tokens.push(await addOrganization(bench, place));
  const ids: string[][] = tokens.map(() => []);
  const createAll = async () => {
    await Promise.all(
      tokens.flatMap((token, place) =>
        Array.from({ length: atOnce }, async (_, lane) => {
          for (let number = lane; number < peopleOfEach; number += atOnce) {
            const { id } = await post(server.url, token, "/Users", personOf(place, number));
            ids[place]?.push(id);
          }
        }),
      ),
    );
  };
  const before = processorMs(server.pid);
  const creating = await timed(createAll);
  const perUser = (processorMs(server.pid) - before) / total;
  const [token = ""] = tokens;
  const members = (ids[0] ?? []).map((value) => ({ value }));
  const grouping = await timed(() => post(server.url, token, "/Groups", { displayName: "All", members }));
  await server.stop();
  await bench.close();
  const creation = {
    what: "Provision users by SCIM",
    size: `${total.toLocaleString("en-US")} of ${organizationCount} organizations`,
    value: creating,
    unit: "ms" as const,
  };
  return [
    quick ? creation : withMost(creation, 60_000),
    { ...creation, what: "Its processor time beside the database, each", value: perUser },
    { what: "Create a group by SCIM", size: `${members.length} members`, value: grouping, unit: "ms" },
  ];
}

/** Full but for one seat once all people have come: its administrator is there already. Returns a token for it. */
async function addOrganization({ sql }: BenchDatabase, place: number): Promise<string> {
  const [organizationId, adminId] = [randomUUID(), randomUUID()];
  const token = tokenTextOf("service", randomBytes(32));
  await sql.query(
    `insert into organizations (id, name, name_key, created_at, user_limit, curriculum_id)
      values ($1, 'Provisioned ' || $2::int, 'provisioned ' || $2::int, now(), 1000, $3)`,
    [organizationId, place, idOf("curriculum", 1)],
  );
  await sql.query(
    `insert into users (id, username, username_key, email, email_key, organization_id, roles, created_at)
      values ($1, 'scim-admin-' || $2::int, 'scim-admin-' || $2::int, $2::int || '@scim.example', $2::int || '@scim.example', $3,
        array['OrganizationAdmin'], now())`,
    [adminId, place, organizationId],
  );
  await sql.query(
    `insert into api_tokens (id, kind, user_id, organization_id, name, token_hash, scopes, created_at, expires_at)
      values ($1, 'service', $2, $3, 'Provider', $4, array['scim:use'], now(), now() + interval '1 day')`,
    [randomUUID(), adminId, organizationId, hashToken(token)],
  );
  return token;
}

const personOf = (place: number, number: number) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  externalId: `${place}-${number}`,
  userName: `person.${place}.${number}@scim.example`,
  name: { givenName: `First ${number}`, familyName: `Last ${place}` },
  emails: [{ value: `person.${place}.${number}@scim.example`, type: "work", primary: true }],
  active: true,
});

async function post(url: string, token: string, path: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(`${url}/api/scim/v2${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${text}`);
  // As the service describes it.
  return JSON.parse(text) as { id: string };
}

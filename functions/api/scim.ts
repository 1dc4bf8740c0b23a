// SCIM 2.0: users and groups from an organization's identity provider (docs/decisions/0169). It describes itself by the
// protocol's own documents instead of OpenAPI.
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { provisioningScope } from "~/domain/api-tokens/token-rules";
import type { SignedInCtx } from "~/domain/context";
import { FairQueue } from "~/domain/limits/fair-queue";
import { tooMany } from "~/domain/limits/count-try";
import { applyPatch, changePerson } from "~/domain/provisioning/change-person";
import { changeGroup, createGroup, deleteGroup } from "~/domain/provisioning/change-group";
import { createPerson } from "~/domain/provisioning/create-person";
import { findGroup, findGroups } from "~/domain/provisioning/find-groups";
import { findPeople, findPerson, type ListPart } from "~/domain/provisioning/find-people";
import { describeGroup, readGroup, readGroupPatch } from "~/domain/provisioning/group-resource";
import { describePerson, readPerson, type ProvisionedPerson } from "~/domain/provisioning/person-resource";
import { removePerson } from "~/domain/provisioning/remove-person";
import { ScimRefusal } from "~/domain/provisioning/scim-refusal";
import { Refusal } from "~/domain/refusal";
import { signedInApiContextOf } from "~/http/api-context.server";
import { readMailSite } from "~/http/site.server";
import { say } from "~/texts/say";
import { answerScim, answerScimError, scimError } from "./scim-answer";
import { pickAttributes, readShownAttributes } from "./scim-attributes";
import { resourceTypes, schemas, serviceProviderConfig } from "./scim-documents";

type ScimEnv = { Variables: { ctx: SignedInCtx; body: unknown; base: string } };

/** Calls that use the database at the same time. Creations of one organization wait for its seats anyway. */
const turns = new FairQueue({ atOnce: 4, maxWaiting: 400, maxWaitingOfGroup: 100, timeoutMs: 30_000 });

/** Requires a service account's token for provisioning, then reads the body, then waits for a turn. */
const prepare: MiddlewareHandler<ScimEnv> = async (c, next) => {
  const ctx = await signedInApiContextOf(c.req.raw);
  const { organizationId, token } = ctx.actor;
  if (!organizationId || !token?.scopes.includes(provisioningScope))
    throw new Refusal("forbidden", say.provisioning.tokenRequired);
  c.set("ctx", ctx);
  c.set("base", `${(await readMailSite()).url}/api/scim/v2`);
  if (["POST", "PUT", "PATCH"].includes(c.req.method)) c.set("body", await readBody(c));
  const visitor = { group: organizationId, createRefusal: () => tooMany(5, "calls"), signal: c.req.raw.signal };
  await turns.run(visitor, async () => {
    await next();
  });
};

async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ScimRefusal("invalidSyntax", say.provisioning.bodyUnreadable);
  }
}

const maxRows = 200;

/** Parameters that aren't numbers count as missing. */
function readPart(c: Context): ListPart {
  const numberOf = (name: string, otherwise: number) => {
    const text = c.req.query(name) ?? "";
    return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : otherwise;
  };
  return {
    filter: c.req.query("filter")?.trim() ?? "",
    startIndex: Math.max(1, numberOf("startIndex", 1)),
    count: Math.min(maxRows, Math.max(0, numberOf("count", 100))),
  };
}

function answerList(c: Context<ScimEnv>, { total, startIndex }: { total: number; startIndex: number }, rows: object[]) {
  return answerScim(200, {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
    totalResults: total,
    startIndex,
    itemsPerPage: rows.length,
    Resources: rows.map((row) => pickAttributes(row, readShownAttributes(c))),
  });
}

const answerPersonOf = async (c: Context<ScimEnv>, id: string) => answerPerson(c, await findPerson(c.var.ctx, id));

function answerPerson(c: Context<ScimEnv>, found: ProvisionedPerson, status: 200 | 201 = 200) {
  const person = describePerson(found, c.var.base);
  return answerScim(status, pickAttributes(person, readShownAttributes(c)), headersOf(person, status));
}

async function answerGroup(c: Context<ScimEnv>, id: string, status: 200 | 201 = 200) {
  const shown = readShownAttributes(c);
  const { members, ...found } = await findGroup(c.var.ctx, id, shown.has("members"));
  const group = describeGroup(found, members, c.var.base);
  return answerScim(status, pickAttributes(group, shown), headersOf(group, status));
}

const headersOf = ({ meta }: { meta: { location: string } }, status: number): Record<string, string> =>
  status === 201 ? { location: meta.location } : {};

const users = new Hono<ScimEnv>()
  .get("/", async (c) => {
    const part = readPart(c);
    const { total, rows } = await findPeople(c.var.ctx, part);
    return answerList(
      c,
      { total, ...part },
      rows.map((person) => describePerson(person, c.var.base)),
    );
  })
  .post("/", async (c) => {
    const { ctx, body } = c.var;
    return answerPerson(c, await createPerson(ctx, readPerson(body), await readMailSite()), 201);
  })
  .get("/:id", (c) => answerPersonOf(c, c.req.param("id")))
  .put("/:id", async (c) => {
    const id = c.req.param("id");
    await changePerson(c.var.ctx, id, readPerson(c.var.body), await readMailSite());
    return answerPersonOf(c, id);
  })
  .patch("/:id", async (c) => {
    const id = c.req.param("id");
    await applyPatch(c.var.ctx, id, c.var.body, await readMailSite());
    return answerPersonOf(c, id);
  })
  .delete("/:id", async (c) => {
    await removePerson(c.var.ctx, c.req.param("id"));
    return c.body(null, 204);
  });

const groups = new Hono<ScimEnv>()
  .get("/", async (c) => {
    const part = readPart(c);
    const { total, rows } = await findGroups(c.var.ctx, part, readShownAttributes(c).has("members"));
    return answerList(
      c,
      { total, ...part },
      rows.map(({ members, ...group }) => describeGroup(group, members, c.var.base)),
    );
  })
  .post("/", async (c) => answerGroup(c, await createGroup(c.var.ctx, readGroup(c.var.body)), 201))
  .get("/:id", (c) => answerGroup(c, c.req.param("id")))
  .put("/:id", async (c) => {
    const id = c.req.param("id");
    await changeGroup(c.var.ctx, id, readGroup(c.var.body));
    return answerGroup(c, id);
  })
  .patch("/:id", async (c) => {
    await changeGroup(c.var.ctx, c.req.param("id"), readGroupPatch(c.var.body));
    // With thousands of members, the answer would be longer than the patch.
    return c.body(null, 204);
  })
  .delete("/:id", async (c) => {
    await deleteGroup(c.var.ctx, c.req.param("id"));
    return c.body(null, 204);
  });

const noSuchCall = () => scimError(404, say.apiRefusals.noSuchCall);

export const scim = new Hono<ScimEnv>()
  .use(prepare)
  .get("/ServiceProviderConfig", (c) => answerScim(200, serviceProviderConfig(c.var.base)))
  .get("/ResourceTypes", (c) => answerScim(200, listOf(resourceTypes(c.var.base))))
  .get("/ResourceTypes/:name", (c) => answerOne(resourceTypes(c.var.base), c.req.param("name")))
  .get("/Schemas", (c) => answerScim(200, listOf(schemas(c.var.base))))
  .get("/Schemas/:id", (c) => answerOne(schemas(c.var.base), c.req.param("id")))
  .route("/Users", users)
  .route("/Groups", groups)
  .all("/Bulk", () => scimError(501, say.provisioning.notOffered))
  .all("/Me", () => scimError(501, say.provisioning.notOffered))
  .all("*", noSuchCall)
  .onError(answerScimError);

const listOf = (resources: object[]) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

function answerOne(resources: { id: string }[], id: string) {
  const found = resources.find((resource) => resource.id === id);
  return found ? answerScim(200, found) : noSuchCall();
}

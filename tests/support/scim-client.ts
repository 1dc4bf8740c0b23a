// An identity provider that provisions an organization: calls SCIM over HTTP with a service account's token.
import type { Ctx } from "~/domain/context";
import { addOrganization, addUser, testPassword, unique } from "./builders";
import { cookiesOf } from "./raw-request";
import { apiUrl, ask } from "./rest-api";

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came
export type ScimAnswer = { status: number; headers: Headers; body: any };

export const patchSchema = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
export const patchOf = (...Operations: object[]) => ({ schemas: [patchSchema], Operations });

export async function scimCall(
  method: string,
  path: string,
  { token, body, headers }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<ScimAnswer> {
  const answer = await ask(`/api/scim/v2${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/scim+json" }),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === "" ? null : JSON.parse(text) };
}

/** Makes a service account on its page, and returns the token. */
export async function addServiceToken(admin: { userName: string }, organizationId: string, scopes = ["scim:use"]) {
  const cookie = await cookiesOf(apiUrl(), admin.userName, testPassword);
  const path = "/admin/service-accounts";
  const page = await (await ask(path, { headers: { cookie } })).text();
  const [, formKey = ""] = /name="formKey" value="([^"]+)"/.exec(page) ?? [];
  const fields = { intent: "create", name: unique("Provider"), days: "30", formKey, organizationId };
  const answer = await ask(path, {
    method: "POST",
    headers: { cookie, origin: apiUrl(), "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      ...fields,
      ...Object.fromEntries(scopes.map((scope) => [`scope ${scope}`, "on"])),
    }).toString(),
  });
  const token = /apsis_sa_[0-9A-Za-z]{49}/.exec(await answer.text())?.[0];
  if (!token) throw new Error(`No token: ${answer.status}`);
  return token;
}

/** An organization whose provider may call. */
export async function addProvisioned(ctx: Ctx, { userLimit = 100 } = {}) {
  const organizationId = await addOrganization(ctx, { userLimit });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const token = await addServiceToken(admin, organizationId);
  const call = (method: string, path: string, body?: unknown) => scimCall(method, path, { token, body });
  return {
    organizationId,
    admin,
    token,
    call,
    async addPerson(more: object = {}) {
      const userName = unique("person");
      const { status, body } = await call("POST", "/Users", {
        schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
        userName,
        name: { givenName: "Ada", familyName: "Long" },
        emails: [{ value: `${userName}@school.example`, type: "work", primary: true }],
        active: true,
        ...more,
      });
      if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
      return { id: String(body.id), userName };
    },
    async addGroup(members: string[] = [], displayName = unique("Group")) {
      const { status, body } = await call("POST", "/Groups", {
        schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
        displayName,
        members: members.map((value) => ({ value })),
      });
      if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
      return String(body.id);
    },
  };
}

// The ways into the platform, each with a genuine key that a fuzz test alters.
import { Secret, TOTP } from "otpauth";
import type { Ctx } from "~/domain/context";
import { addOrganization, addUser, testPassword, unique, type Person } from "../support/builders";
import type { startHostileProvider } from "../support/hostile-provider";
import { apiUrl, ask, call } from "../support/rest-api";
import { addProvisioned, patchOf, scimCall } from "../support/scim-client";
import { SignInBrowser } from "../support/sign-in-browser";
import { SoftPasskey } from "../support/soft-passkey";
import { alter, meansTheSame, type Change } from "./alter";
import { listForgeries, type Forgery } from "./forged-tokens";

export type Outcome = { status: number; isOpen: boolean };

/** `uses`: after so many keys a new genuine one is made, because some work once. */
export type Door = { uses: number; make: () => Promise<(change: Change) => Promise<Outcome | null>> };

type Provider = Awaited<ReturnType<typeof startHostileProvider>>;
type World = Record<string, Door> & { callback: Door };

const open = () => new SignInBrowser(apiUrl());
const isIn = (browser: SignInBrowser) => browser.cookie("apsis_sign_in") !== undefined;
const credentialsOf = ({ userName }: Person) => ({ username: userName, password: testPassword });

async function logIn(person: Person, browser = open()) {
  await browser.visit("/?index", { intent: "login", ...credentialsOf(person) });
  return browser;
}

/** An altered text, or null if it means the same. */
const altered = (text: string, change: Change) => {
  const other = alter(text, change);
  return meansTheSame(text, other) ? null : other;
};

export async function openDoors(ctx: Ctx, provider: Provider): Promise<World> {
  const school = await connect(ctx, provider);
  const student = await addUser(ctx, { role: "User" });
  const browser = await logIn(student);
  const session = await call("POST", "/auth/session", { body: credentialsOf(student) });
  const withApp = await addPersonWithApp(ctx);
  const withPasskey = await addPersonWithPasskey(ctx);
  // Each 200 patches have a member and a group of their own.
  const provisioned = await addProvisioned(ctx, { userLimit: 1_000 });

  const header = (name: string, genuine: string, prefix = ""): Door => ({
    uses: 1_000,
    make: async () => async (change) => {
      const key = altered(genuine, change);
      // Not a header, so no client sends it.
      if (key === null || /[^\u0020-\u007e]/.test(key) || key !== key.trim()) return null;
      const { status } = await ask("/api/auth/session/roles", { headers: { [name]: `${prefix}${key}` } });
      return { status, isOpen: status === 200 };
    },
  });

  return {
    callback: {
      uses: 20,
      make: async () => {
        const visitor = open();
        const begun = await visitor.visit(`/sign-in/${school.shortName}`);
        provider.enter({ sub: unique("fuzzed"), email_verified: true });
        const query = provider.authorize(begun.location ?? "");
        const fields = [...query.keys()];
        return async (change) => {
          const field = fields[Math.floor(change.place * fields.length)] ?? "state";
          const value = altered(query.get(field) ?? "", { ...change, place: (change.place * fields.length) % 1 });
          if (value === null) return null;
          const other = new URLSearchParams(query);
          other.set(field, value);
          const copied = visitor.copy();
          const { status } = await copied.visit(`/sign-in/callback/${school.organizationId}?${other}`);
          return { status, isOpen: isIn(copied) };
        };
      },
    },
    idToken: {
      uses: 100,
      make: async () => async (change) => {
        const forge = forgeries[Math.floor(change.place * (forgeries.length + 1))];
        const visitor = open();
        const begun = await visitor.visit(`/sign-in/${school.shortName}`);
        let isSame = false;
        const sign: Forgery = async (claims, key, keyId) => {
          if (forge) return forge(claims, key, keyId);
          const genuine = await provider.sign(claims);
          const other = altered(genuine, change);
          isSame = other === null;
          return other ?? "";
        };
        provider.enter({ sub: unique("forged"), email: `${unique("forged")}@door.example` }, { sign });
        const query = provider.authorize(begun.location ?? "");
        const { status } = await visitor.visit(`/sign-in/callback/${school.organizationId}?${query}`);
        return isSame ? null : { status, isOpen: isIn(visitor) };
      },
    },
    logoutToken: {
      uses: 1_000,
      make: async () => {
        const token = await provider.sign(
          {
            ...{ iss: provider.issuer, aud: "apsis", iat: Math.floor(Date.now() / 1_000), jti: unique("jti") },
            ...{ sid: unique("sid"), events: { "http://schemas.openid.net/event/backchannel-logout": {} } },
          },
          "logout+jwt",
        );
        return async (change) => {
          const logoutToken = altered(token, change);
          if (logoutToken === null) return null;
          const address = `/sign-in/logout/${school.organizationId}`;
          const { status } = await open().visit(address, { logout_token: logoutToken });
          return { status, isOpen: status < 400 };
        };
      },
    },
    signInCookie: {
      uses: 1_000,
      make: async () => async (change) => {
        const key = altered(browser.cookie("apsis_sign_in") ?? "", change);
        if (key === null || /[^\u0021-\u007e]|;/.test(key)) return null;
        const { status } = await ask("/account", { headers: { cookie: `apsis_sign_in=${key}` } });
        return { status, isOpen: status === 200 };
      },
    },
    accessToken: header("x-auth-token", session.body.accessToken),
    bearer: header("authorization", session.body.accessToken, "Bearer "),
    apiToken: header("authorization", provisioned.token, "Bearer "),
    refreshToken: {
      uses: 1_000,
      make: async () => async (change) => {
        const key = altered(session.body.refreshToken, change);
        if (key === null) return null;
        const { status } = await call("POST", "/auth/session/refresh", { body: key });
        return { status, isOpen: status === 200 };
      },
    },
    challenge: {
      uses: 200,
      make: async () => {
        const { challenge } = (await call("POST", "/auth/session", { body: credentialsOf(withApp.person) })).body;
        return async (change) => {
          const forged = altered(challenge, change);
          if (forged === null) return null;
          const body = { challenge: forged, code: withApp.code() };
          const answer = await call("POST", "/auth/session/factor", { body });
          return { status: answer.status, isOpen: answer.body.canPlay === true };
        };
      },
    },
    assertion: {
      uses: 4,
      make: async () => {
        const visitor = await logIn(withPasskey.person);
        const { text } = await visitor.visit("/sign-in/second-step");
        const genuine = withPasskey.passkey.use(/challenge\\?",\\?"([\w-]{43})/.exec(text)?.[1] ?? "");
        return async (change) => {
          const passkey = altered(genuine, change);
          if (passkey === null || readsAs(passkey) === readsAs(genuine)) return null;
          const copied = visitor.copy();
          const { status } = await copied.visit("/sign-in/second-step", { passkey });
          return { status, isOpen: isIn(copied) };
        };
      },
    },
    scimToken: {
      uses: 1_000,
      make: async () => async (change) => {
        const token = altered(provisioned.token, change);
        if (token === null || /[^\u0021-\u007e]/.test(token)) return null;
        const { status } = await scimCall("GET", "/Users", { token });
        return { status, isOpen: status === 200 };
      },
    },
    scimPatch: {
      uses: 200,
      make: async () => {
        const member = await provisioned.addPerson();
        const group = await provisioned.addGroup([member.id]);
        // No change of these few letters removes a member, so an emptied group is a misread patch.
        const genuine = JSON.stringify(
          patchOf(
            { op: "Replace", path: "displayName", value: unique("Named") },
            { op: "Add", path: "members", value: [{ value: member.id, display: member.userName }] },
          ),
        );
        return async (change) => {
          const { status } = await scimCall("PATCH", `/Groups/${group}`, {
            token: provisioned.token,
            body: alter(genuine, change),
          });
          const { body } = await scimCall("GET", `/Groups/${group}`, { token: provisioned.token });
          return { status, isOpen: (body.members ?? []).length !== 1 };
        };
      },
    },
  };
}

/** The parts of an assertion that are checked. */
function readsAs(text: string): string {
  try {
    const { id, type, response } = JSON.parse(text) as { id: string; type: string; response: Record<string, string> };
    const { clientDataJSON, authenticatorData, signature } = response;
    const bytes = [id, clientDataJSON, authenticatorData, signature].map((part) =>
      Buffer.from(part ?? "", "base64url"),
    );
    return [type, ...bytes.map((part) => part.toString("hex"))].join();
  } catch {
    return text;
  }
}

const clientSecret = "a secret of the doors";
const forgeries = listForgeries(clientSecret);

async function connect(ctx: Ctx, provider: Provider) {
  const organizationId = await addOrganization(ctx, { userLimit: 1_000 });
  const browser = await logIn(await addUser(ctx, { role: "OrganizationAdmin", organizationId }));
  const page = `/admin/organizations/${organizationId}/sign-in`;
  const shortName = unique("door").toLowerCase();
  await browser.visit(page, {
    ...{ intent: "settings", shortName, issuer: provider.issuer, clientId: "apsis", clientAuth: "secret" },
    ...{ clientSecret, scopes: "openid", createsAccounts: "on" },
  });
  const begun = await browser.visit(`${page}/try`);
  provider.enter({ sub: unique("admin") });
  await browser.visit(`/sign-in/callback/${organizationId}?${provider.authorize(begun.location ?? "")}`);
  const offered = await browser.visit(page, { intent: "state", state: "offered" });
  if (offered.status !== 302) throw new Error(`Not offered: ${offered.status}`);
  return { organizationId, shortName };
}

async function addPersonWithApp(ctx: Ctx) {
  const person = await addUser(ctx);
  const browser = await logIn(person);
  const { text } = await browser.visit("/account/security/app");
  const secret = (/<code[^>]*>((?:[A-Z2-7]{4} ?){8})<\/code>/.exec(text)?.[1] ?? "").replaceAll(" ", "");
  const code = (later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
  await browser.visit("/account/security/app", { code: code() });
  return { person, code: () => code(1) };
}

async function addPersonWithPasskey(ctx: Ctx) {
  const person = await addUser(ctx);
  const browser = await logIn(person);
  const { text } = await browser.visit("/account/security/options", {});
  const passkey = new SoftPasskey(`http://localhost:${new URL(apiUrl()).port}`);
  const answer = passkey.create((JSON.parse(text) as { challenge: string }).challenge);
  await browser.visit("/account/security", { intent: "add-passkey", name: "Laptop", passkey: answer });
  return { person, passkey };
}

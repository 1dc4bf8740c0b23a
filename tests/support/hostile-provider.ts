// An identity provider that answers as each test needs: late, altered, for somebody else, or not at all.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";

export type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

/** What the next sign-in does other than a provider should. */
export type Misbehavior = {
  /** Changes the ID token's claims. */
  claims?: (claims: JWTPayload) => JWTPayload;
  /** Signs with a key that isn't published, under the name of the one that is. */
  unknownKey?: boolean;
  /** Signs in a way of its own, as a forger would. */
  sign?: (claims: JWTPayload, key: Pair, keyId: string) => string | Promise<string>;
  /** Replaces the token endpoint's answer. */
  token?: (response: ServerResponse, honest: () => void) => void;
  userinfo?: (response: ServerResponse) => void;
  discovery?: (response: ServerResponse) => void;
};

/** Whom a code stands for, and what the provider does when it is redeemed. */
type Grant = { person: Record<string, unknown>; behaves: Misbehavior; nonce: string; clientId: string };

export async function startHostileProvider() {
  let key = await generateKeyPair("RS256", { extractable: true });
  let keyId = "first";
  let keyReads = 0;
  let userInfoReads = 0;
  let next: Pick<Grant, "person" | "behaves"> = { person: { sub: "somebody" }, behaves: {} };
  const grants = new Map<string, Grant>();
  const people = new Map<string, Grant>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A listening TCP server has an address with a port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? "/", issuer);
    if (pathname.endsWith("openid-configuration"))
      return next.behaves.discovery ? next.behaves.discovery(response) : sendJson(response, metadata());
    if (pathname === "/keys") {
      keyReads++;
      return sendJson(response, { keys: [{ ...(await exportJWK(key.publicKey)), ...named() }] });
    }
    if (pathname === "/userinfo") {
      userInfoReads++;
      const { person, behaves } = people.get(request.headers.authorization ?? "") ?? next;
      return behaves.userinfo ? behaves.userinfo(response) : sendJson(response, person);
    }
    if (pathname !== "/token") return sendJson(response, {}, 404);
    const form = new URLSearchParams(await read(request));
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    const honest = async () => {
      if (!grant || !grants.delete(code)) return sendJson(response, { error: "invalid_grant" }, 400);
      people.set(`Bearer ${code}`, grant);
      return sendJson(response, {
        ...{ access_token: code, token_type: "Bearer", expires_in: 60 },
        id_token: await signIdToken(grant),
      });
    };
    const { behaves } = grant ?? next;
    if (behaves.token) behaves.token(response, () => void honest());
    else await honest();
  }

  const named = () => ({ kid: keyId, alg: "RS256", use: "sig" });
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    authorization_response_iss_parameter_supported: true,
  });

  async function signIdToken({ person, behaves, nonce, clientId }: Grant) {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: issuer, aud: clientId, nonce, iat: now, exp: now + 300, ...person };
    const altered = behaves.claims?.(claims) ?? claims;
    if (behaves.sign) return behaves.sign(altered, key, keyId);
    return sign(altered, "JWT", behaves.unknownKey ? await generateKeyPair("RS256") : key);
  }

  async function sign(claims: JWTPayload, type = "JWT", signer: Pair = key) {
    return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: keyId, typ: type }).sign(signer.privateKey);
  }

  return {
    issuer,
    sign,
    /** The next sign-ins are of this person. */
    enter(claims: Record<string, unknown>, behaves: Misbehavior = {}) {
      next = { person: claims, behaves };
    },
    /** Answers the address that the site has sent a browser to, and returns the query of the callback. */
    authorize(address: string): URLSearchParams {
      const { searchParams } = new URL(address);
      const code = `code-${Math.random()}`;
      const [nonce, clientId] = [searchParams.get("nonce") ?? "", searchParams.get("client_id") ?? ""];
      grants.set(code, { ...next, nonce, clientId });
      return new URLSearchParams({ code, state: searchParams.get("state") ?? "", iss: issuer });
    },
    async rotateKey() {
      key = await generateKeyPair("RS256", { extractable: true });
      keyId = `key-${Math.random()}`;
    },
    /** How often the keys were read so far. */
    keyReads: () => keyReads,
    userInfoReads: () => userInfoReads,
    sendJson,
    stop: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  };
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

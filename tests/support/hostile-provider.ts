// An identity provider that answers as each test needs: late, altered, for somebody else, or not at all.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

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

export async function startHostileProvider() {
  let key = await generateKeyPair("RS256", { extractable: true });
  let keyId = "first";
  let keyReads = 0;
  let person: Record<string, unknown> = { sub: "somebody" };
  const state: { behaves: Misbehavior; nonce: string; clientId: string; codes: Set<string> } = {
    ...{ behaves: {}, nonce: "", clientId: "", codes: new Set() },
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A listening TCP server has an address with a port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? "/", issuer);
    const { behaves } = state;
    if (pathname.endsWith("openid-configuration"))
      return behaves.discovery ? behaves.discovery(response) : sendJson(response, metadata());
    if (pathname === "/keys") {
      keyReads++;
      return sendJson(response, { keys: [{ ...(await exportJWK(key.publicKey)), ...named() }] });
    }
    if (pathname === "/userinfo") return behaves.userinfo ? behaves.userinfo(response) : sendJson(response, person);
    if (pathname !== "/token") return sendJson(response, {}, 404);
    const form = new URLSearchParams(await read(request));
    const code = form.get("code") ?? "";
    const honest = async () => {
      if (!state.codes.delete(code)) return sendJson(response, { error: "invalid_grant" }, 400);
      return sendJson(response, {
        ...{ access_token: "access", token_type: "Bearer", expires_in: 60 },
        id_token: await signIdToken(),
      });
    };
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

  async function signIdToken() {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: issuer, aud: state.clientId, nonce: state.nonce, iat: now, exp: now + 300, ...person };
    const altered = state.behaves.claims?.(claims) ?? claims;
    return state.behaves.sign?.(altered, key, keyId) ?? sign(altered);
  }

  async function sign(claims: JWTPayload, type = "JWT") {
    const signer: Pair = state.behaves.unknownKey ? await generateKeyPair("RS256") : key;
    return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: keyId, typ: type }).sign(signer.privateKey);
  }

  return {
    issuer,
    sign,
    /** The next sign-ins are of this person. */
    enter(claims: Record<string, unknown>, behaves: Misbehavior = {}) {
      person = claims;
      state.behaves = behaves;
    },
    /** Answers the address that the site has sent a browser to, and returns the query of the callback. */
    authorize(address: string): URLSearchParams {
      const { searchParams } = new URL(address);
      const code = `code-${Math.random()}`;
      state.codes.add(code);
      state.nonce = searchParams.get("nonce") ?? "";
      state.clientId = searchParams.get("client_id") ?? "";
      return new URLSearchParams({ code, state: searchParams.get("state") ?? "", iss: issuer });
    },
    async rotateKey() {
      key = await generateKeyPair("RS256", { extractable: true });
      keyId = `key-${Math.random()}`;
    },
    /** How often the keys were read so far. */
    keyReads: () => keyReads,
    sendJson,
    stop: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  };
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

// An identity provider of an organization, by oidc-provider: for tests, and for `npm run demo:sso`.
import { createServer } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";

const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Starts a provider on loopback. `people`: claims by account id; `clients`: as oidc-provider takes them. Without a
 * login page of its own, somebody chooses a person from a list.
 */
export async function startIdentityProvider({ port = 0, people, clients, tokenSeconds = 3_600, keyId = "first" }) {
  const server = createServer();
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const key = await generateKeyPair("RS256", { extractable: true });
  const provider = new Provider(issuer, {
    clients,
    jwks: { keys: [{ ...(await exportJWK(key.privateKey)), kid: keyId, use: "sig", alg: "RS256" }] },
    cookies: { keys: ["a key of the demo"] },
    claims: {
      openid: ["sub"],
      profile: ["name", "given_name", "family_name"],
      email: ["email", "email_verified"],
      groups: ["groups"],
    },
    scopes: ["openid", "profile", "email", "groups"],
    pkce: { required: () => true },
    ttl: {
      IdToken: tokenSeconds,
      AccessToken: 600,
      AuthorizationCode: 60,
      Interaction: 600,
      Session: 3_600,
      Grant: 3_600,
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) =>
      people[id] && { accountId: id, claims: () => Promise.resolve({ sub: id, ...people[id] }) },
    // Nobody is asked for consent: the organization has approved the client.
    async loadExistingGrant(ctx) {
      const { session, client, params } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({ accountId: session.accountId, clientId: client.clientId });
      grant.addOIDCScope(params.scope);
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url.startsWith("/interaction/")) return answer(request, response);
    interact(provider, people, request, response).catch((error) => {
      response.writeHead(400).end(String(error));
    });
  });
  return {
    issuer,
    provider,
    server,
    stop: () => new Promise((done) => (server.closeAllConnections(), server.close(done))),
  };
}

async function interact(provider, people, request, response) {
  await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    const buttons = Object.entries(people).map(
      ([id, { name }]) => `<p><button name="person" value="${escape(id)}">${escape(name ?? id)}</button></p>`,
    );
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    return response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign in</title>
      <body style="font-family:system-ui;max-width:24em;margin:3em auto"><h1>Demo University</h1>
      <p>Who are you?</p><form method="post">${buttons.join("")}
      <p><button name="person" value="">Cancel</button></p></form></body></html>`,
    );
  }
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const accountId = new URLSearchParams(Buffer.concat(chunks).toString()).get("person");
  const result = accountId ? { login: { accountId } } : { error: "access_denied", error_description: "cancelled" };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function logoutSource(ctx, form) {
  ctx.body = `<!doctype html><html lang="en"><title>Sign out</title>
    <body style="font-family:system-ui;max-width:24em;margin:3em auto"><h1>Sign out of Demo University?</h1>${form}
    <button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button></body></html>`;
}

async function postLogoutSuccessSource(ctx) {
  ctx.body = "<!doctype html><title>Signed out</title><h1>Signed out of Demo University</h1>";
}

// `npm run demo:sso`: the built server with demo data, beside an identity provider of one of its organizations.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startIdentityProvider } from "./support/identity-provider.mjs";

const port = process.env.PORT ?? "3000";
const providerPort = Number(process.env.PROVIDER_PORT ?? 3_100);
const url = `http://127.0.0.1:${port}`;

const client = { client_id: "apsis", client_secret: "the secret of the demo client" };
const addresses = {
  token_endpoint_auth_method: "client_secret_post",
  post_logout_redirect_uris: [`${url}/`],
};
const people = {
  ada: person("Ada", "Lovelace", ["students"]),
  grace: person("Grace", "Hopper", ["instructors"]),
  alan: person("Alan", "Turing", []),
};

function person(given_name, family_name, groups) {
  const email = `${given_name.toLowerCase()}@university.example`;
  return { name: `${given_name} ${family_name}`, given_name, family_name, email, email_verified: true, groups };
}

// The organization's id is part of the callback's address, so the client is completed when somebody comes from there.
const callbackPattern = new RegExp(`^${url}/sign-in/callback/[0-9a-f-]{36}$`);
const { issuer, provider, stop } = await startIdentityProvider({
  port: providerPort,
  people,
  clients: [{ ...client, ...addresses, redirect_uris: [`${url}/sign-in/callback/`] }],
});
provider.Client.prototype.redirectUriAllowed = (address) => callbackPattern.test(address);

const server = spawn(process.execPath, ["--heap-growing-percent=50", "build/host.js"], {
  stdio: "inherit",
  env: {
    ...process.env,
    PORT: port,
    HOST: "127.0.0.1",
    APP_URL: url,
    DEMO: "1",
    DATA_DIR: process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "apsis-sso-")),
    SIGN_IN_ALLOW: new URL(issuer).host,
  },
});
console.log(`
Identity provider: ${issuer}
1. Open ${url} and log in as orgadmin (password Demo@2026space).
2. Admin > My organization > Single sign-on: short name "demo", issuer ${issuer},
   client ID "${client.client_id}", client secret "${client.client_secret}",
   scopes "openid profile email groups". Save, try it, offer it.
3. Log out, and open ${url}/sign-in/demo as somebody new.
`);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", async (code) => {
  await stop();
  process.exit(code ?? 0);
});

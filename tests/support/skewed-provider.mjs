// A worker thread with a provider by oidc-provider whose clock is off.
import { parentPort, workerData } from "node:worker_threads";
import { startIdentityProvider } from "./identity-provider.mjs";

const { shiftMs, port, client } = workerData;
const now = Date.now.bind(Date);
Date.now = () => now() + shiftMs;

const { provider } = await startIdentityProvider({
  port,
  people: { ada: { name: "Ada Lovelace", email: "ada@university.example" } },
  clients: [
    { ...client, token_endpoint_auth_method: "client_secret_post", redirect_uris: ["http://localhost/nowhere"] },
  ],
});
provider.Client.prototype.redirectUriAllowed = () => true;
parentPort.postMessage("ready");

// The REST API: one web-standard handler, on Vercel and on the local host alike.
import { maxSandboxBytes } from "~/domain/sandboxes/sandbox-document";
import { calls } from "./api/calls";
import { functionApp } from "./api/function-app";
import { reference } from "./api/reference";

const maxBodyBytes = 512 * 1024;

// The document and what it is wrapped in.
const maxSandboxBodyBytes = maxSandboxBytes + 4096;

export default functionApp((path) => (/^\/api\/sandboxes(\/|$)/.test(path) ? maxSandboxBodyBytes : maxBodyBytes))
  .route("/", calls)
  .route("/", reference);

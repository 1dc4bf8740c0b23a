// The REST API: one web-standard handler, the same on Vercel and on the local host.
import { curriculumLimits } from "~/domain/curricula/curriculum-document";
import { maxBytes as maxRosterBytes } from "~/domain/roster/roster-limits";
import { maxSandboxBytes } from "~/domain/sandboxes/sandbox-document";
import { calls } from "./api/calls";
import { createFunctionApp } from "./api/function-app";
import { reference } from "./api/reference";

const maxBodyBytes = 512 * 1024;

// The document and its envelope.
const maxSandboxBodyBytes = maxSandboxBytes + 4096;

const maxBytesOf = (path: string) => {
  if (/^\/api\/sandboxes(\/|$)/.test(path)) return maxSandboxBodyBytes;
  if (path === "/api/users/rosters") return maxRosterBytes;
  return /^\/api\/curricula\/./.test(path) ? curriculumLimits.bytes : maxBodyBytes;
};

export default createFunctionApp(maxBytesOf).route("/", calls).route("/", reference);

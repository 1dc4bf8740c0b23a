// The REST API (spec section 7): one web-standard handler, on Vercel and on the local host alike.
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { Refusal } from "~/domain/refusal";
import { maximumSandbox } from "~/domain/sandboxes/sandbox-document";
import { platform } from "~/http/platform.server";
import { problem, refusalProblem } from "~/http/refusal-response.server";
import { accessCodes, organizationAccessCodes } from "./api/access-codes";
import { auth } from "./api/auth";
import { courses } from "./api/courses";
import { groups } from "./api/groups";
import { limitBody } from "./api/limit-body";
import { organizations } from "./api/organizations";
import { sandboxes } from "./api/sandboxes";
import { scores } from "./api/scores";
import { sessions } from "./api/sessions";
import { systemSettings } from "./api/system-settings";
import { users } from "./api/users";

const maximumBody = 512 * 1024;

// The document and what it is wrapped in.
const maximumSandboxBody = maximumSandbox + 4096;

const api = new Hono()
  .basePath("/api")
  .use(limitBody((path) => (/^\/api\/sandboxes(\/|$)/.test(path) ? maximumSandboxBody : maximumBody)))
  .use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  })
  .route("/auth", auth)
  .route("/users/accessCodes", accessCodes)
  .route("/users", users)
  .route("/organizations/accessCodes", organizationAccessCodes)
  .route("/organizations", organizations)
  .route("/groups", groups)
  .route("/courses", courses)
  .route("/sessions", sessions)
  .route("/sandboxes", sandboxes)
  .route("/systemSettings", systemSettings)
  .route("/scores", scores);

api.notFound(() => problem(404, "The resource you are looking for does not exist."));
api.onError(async (error) => {
  if (error instanceof Refusal) return refusalProblem(error);
  if (error instanceof HTTPException) return problem(error.status === 400 ? 422 : error.status, error.status === 400 ? "The body is not valid JSON." : error.message);
  (await platform()).log.error({ err: error }, "api call failed");
  return problem(500, "An internal error occurred.");
});

export default { fetch: (request: Request) => api.fetch(request) };

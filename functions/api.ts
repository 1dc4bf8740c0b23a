// The REST API: one web-standard handler, on Vercel and on the local host alike.
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { routePath } from "hono/route";
import { maxSandboxBytes } from "~/domain/sandboxes/sandbox-document";
import { apiFunction } from "~/http/cors.server";
import { errorProblem, problem } from "~/http/refusal-response.server";
import { noteRoute } from "~/http/request-scope.server";
import { calls } from "./api/calls";
import { limitBody } from "./api/limit-body";
import { reference } from "./api/reference";

const maxBodyBytes = 512 * 1024;

// The document and what it is wrapped in.
const maxSandboxBodyBytes = maxSandboxBytes + 4096;

const api = new Hono()
  .basePath("/api")
  .use(limitBody((path) => (/^\/api\/sandboxes(\/|$)/.test(path) ? maxSandboxBodyBytes : maxBodyBytes)))
  .use(async (c, next) => {
    await next();
    noteRoute(routePath(c, -1));
    c.header("Cache-Control", "no-store");
  })
  .route("/", calls)
  .route("/", reference);

api.notFound(() => problem(404, "The resource you are looking for does not exist."));
api.onError((error) => {
  if (error instanceof HTTPException)
    return problem(
      error.status === 400 ? 422 : error.status,
      error.status === 400 ? "The body is not valid JSON." : error.message,
    );
  return errorProblem(error);
});

export default apiFunction((request) => api.fetch(request));

import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { routePath } from "hono/route";
import { Refusal } from "~/domain/refusal";
import { closedPolicy } from "~/http/content-policy.server";
import { allowOtherOrigins } from "~/http/cors.server";
import { limitBody } from "~/http/limit-body.server";
import { answerError, answerProblem } from "~/http/refusal-response.server";
import { noteRoute } from "~/http/request-scope.server";
import { say } from "~/texts/say";

/**
 * The app of one function, to which its routers are added: CORS, body limit, and common response headers. Refusals and
 * failures become problem+json.
 */
export function createFunctionApp(maxBytesOf: (path: string) => number = () => 64 * 1024) {
  const app = new Hono()
    .basePath("/api")
    .use(allowOtherOrigins)
    .use(async (c, next) => {
      await next();
      noteRoute(routePath(c, -1));
      // `c.header` would convert the response to a stream.
      const { headers } = c.res;
      headers.set("Cache-Control", "no-store");
      headers.set("X-Content-Type-Options", "nosniff");
      if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", closedPolicy);
    })
    .use(async (c, next) => {
      // Addresses end up in logs and histories.
      if (/[?&=](apsis_(pat|sa)_)/.test(c.req.url)) throw new Refusal("invalid", say.apiTokens.inAddress);
      await next();
    })
    .use((c, next) => refuseMoreThan(maxBytesOf(c.req.path))(c, next));
  app.notFound(() => answerProblem(404, say.apiRefusals.noSuchCall));
  app.onError((error) => {
    if (!(error instanceof HTTPException)) return answerError(error);
    return error.status === 400
      ? answerProblem(422, say.apiRefusals.bodyNotJson)
      : answerProblem(error.status, error.message);
  });
  return app;
}

const refuseMoreThan = (maxSize: number) =>
  limitBody(maxSize, () => {
    throw new Refusal("tooLarge", say.apiRefusals.bodyTooLarge({ kilobytes: Math.floor(maxSize / 1024) }));
  });

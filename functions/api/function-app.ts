import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { routePath } from "hono/route";
import { Refusal } from "~/domain/refusal";
import { closedPolicy } from "~/http/content-policy.server";
import { allowOtherOrigins } from "~/http/cors.server";
import { answerError, answerProblem } from "~/http/refusal-response.server";
import { noteRoute } from "~/http/request-scope.server";

/**
 * A function of the API, to which its routers are added: who may ask from another origin, how much may be sent, and
 * what every answer says to browsers. What is refused, and what goes wrong, is problem+json.
 */
export function createFunctionApp(maxBytesOf: (path: string) => number = () => 64 * 1024) {
  const app = new Hono()
    .basePath("/api")
    .use(allowOtherOrigins)
    .use(async (c, next) => {
      await next();
      noteRoute(routePath(c, -1));
      c.header("Cache-Control", "no-store");
      c.header("X-Content-Type-Options", "nosniff");
      if (!c.res.headers.has("Content-Security-Policy")) c.header("Content-Security-Policy", closedPolicy);
    })
    .use((c, next) => limitBody(maxBytesOf(c.req.path))(c, next));
  app.notFound(() => answerProblem(404, "The resource you are looking for does not exist."));
  app.onError((error) => {
    if (!(error instanceof HTTPException)) return answerError(error);
    return error.status === 400
      ? answerProblem(422, "The body is not valid JSON.")
      : answerProblem(error.status, error.message);
  });
  return app;
}

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal("tooLarge", `The body must be at most ${Math.floor(maxSize / 1024)} kB.`);
    },
  });

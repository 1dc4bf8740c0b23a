// The serverless functions as ordinary handlers, at the paths that vercel.json gives them.
import api from "../functions/api";
import quizResultsCsv from "../functions/quiz-results-csv";
import registerAndPay from "../functions/register-and-pay";
import scim from "../functions/scim";
import stripeWebhook from "../functions/stripe-webhook";
import tick from "../functions/tick";
import vercel from "../vercel.json";

type WebFunction = { route: string; fetch: (request: Request) => Response | Promise<Response> };

const functions: Record<string, Pick<WebFunction, "fetch">> = {
  "/functions/vercel/api.js": api,
  "/functions/vercel/quiz-results-csv.js": quizResultsCsv,
  "/functions/vercel/register-and-pay.js": registerAndPay,
  "/functions/vercel/scim.js": scim,
  "/functions/vercel/stripe-webhook.js": stripeWebhook,
  "/functions/vercel/tick.js": tick,
};

const routes = vercel.routes.flatMap((route) => {
  const dest = "dest" in route ? route.dest : undefined;
  if (!dest?.startsWith("/functions/vercel/")) return [];
  const handler = functions[dest];
  if (!handler) throw new Error(`vercel.json routes ${route.src} to ${dest}, which the local host does not know.`);
  return [{ pattern: new RegExp(`^${route.src}$`), fetch: handler.fetch, route: route.src ?? "" }];
});

/** The function that serves a path, or null if a page does. */
export function findFunction(pathname: string): WebFunction | null {
  return routes.find(({ pattern }) => pattern.test(pathname)) ?? null;
}

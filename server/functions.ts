// The serverless functions, at the paths that vercel.json gives them: on one server they are ordinary handlers.
import api from "../functions/api";
import quizResultsCsv from "../functions/quiz-results-csv";
import registerAndPay from "../functions/register-and-pay";
import stripeWebhook from "../functions/stripe-webhook";
import vercel from "../vercel.json";

type WebFunction = { fetch: (request: Request) => Response | Promise<Response> };

const functions: Record<string, WebFunction> = {
  "/functions/api.ts": api,
  "/functions/quiz-results-csv.ts": quizResultsCsv,
  "/functions/register-and-pay.ts": registerAndPay,
  "/functions/stripe-webhook.ts": stripeWebhook,
};

const routes = vercel.routes.flatMap((route) => {
  const dest = "dest" in route ? route.dest : undefined;
  if (!dest?.startsWith("/functions/")) return [];
  const handler = functions[dest];
  if (!handler) throw new Error(`vercel.json routes ${route.src} to ${dest}, which the local host does not know.`);
  return [{ pattern: new RegExp(`^${route.src}$`), handler }];
});

/** The function that serves a path, or null when the path is a page's. */
export function functionFor(pathname: string): WebFunction | null {
  return routes.find(({ pattern }) => pattern.test(pathname))?.handler ?? null;
}

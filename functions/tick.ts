import { isBearerOf } from "~/http/bearer.server";
import { apiFunction } from "~/http/cors.server";
import { dueWork } from "~/http/due-work.server";
import { platform } from "~/http/platform.server";
import { problem } from "~/http/refusal-response.server";

/** Does what is due, once, for hosts that keep no process: called by a timer that knows CRON_SECRET. One kind of work that fails does not stop the others. */
async function tick(request: Request): Promise<Response> {
  const { env, log } = await platform();
  if (!env.cronSecret) return problem(404, "The resource you are looking for does not exist.");
  if (request.method !== "GET") return problem(405, "Only GET is possible here.");
  if (!isBearerOf(request, env.cronSecret)) return problem(401, "The secret of the timer is missing or wrong.");
  const work = Object.entries(dueWork);
  const outcomes = await Promise.allSettled(work.map(([, { run }]) => run()));
  const failed = work.flatMap(([name], index) => {
    const outcome = outcomes[index]!;
    if (outcome.status === "rejected") log.error({ err: outcome.reason, work: name }, "due work failed");
    return outcome.status === "rejected" ? [name] : [];
  });
  return Response.json({ failed }, { status: failed.length > 0 ? 500 : 200, headers: { "Cache-Control": "no-store" } });
}

export default apiFunction(tick);

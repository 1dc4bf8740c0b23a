import { isBearerOf } from "~/http/bearer.server";
import { dueWork, logFailedWork } from "~/http/due-work.server";
import { getPlatform } from "~/http/platform.server";
import { answerProblem } from "~/http/refusal-response.server";
import { say } from "~/texts/say";
import { createFunctionApp } from "./api/function-app";
import { allowOnly, createRouter } from "./api/router";

/** Hosts end a call after a minute. */
const maxWorkMs = 40_000;

/**
 * Runs the due work once, for hosts without a permanent process: called by a timer that knows CRON_SECRET. A failure of
 * one kind of work doesn't stop the others.
 */
const timer = createRouter()
  .use("/tick", async (c, next) => {
    const { cronSecret } = (await getPlatform()).env;
    if (!cronSecret) return answerProblem(404, say.apiRefusals.noSuchCall);
    if (!isBearerOf(c.req.raw, cronSecret)) return answerProblem(401, say.apiRefusals.timerSecretWrong);
    await next();
  })
  .get("/tick", async (c) => {
    const { log } = await getPlatform();
    const work = Object.entries(dueWork);
    const outcomes = await Promise.allSettled(work.map(([, { run }]) => run(AbortSignal.timeout(maxWorkMs))));
    const failed = work.flatMap(([name], index) => {
      const outcome = outcomes[index];
      if (outcome?.status !== "rejected") return [];
      logFailedWork(log, name, outcome.reason);
      return [name];
    });
    return c.json({ failed }, failed.length > 0 ? 500 : 200);
  })
  .all("/tick", allowOnly("GET"));

export default createFunctionApp().route("/", timer);

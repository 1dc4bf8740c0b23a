import * as v from "valibot";
import { readPlayedFlight, readPlayedLesson, readSandboxTask } from "~/domain/lessons/read-played-lesson";
import { PlayedLesson, PlayedSandboxTask } from "./answers";
import { PlayedFlight } from "./flight-parts";
import { ok, operation } from "./operation";
import { Id, createSignedInRouter, validate } from "./router";

export const scenarios = createSignedInRouter()
  .get(
    "/:id/lesson",
    operation("Read the lesson of a scenario", "score:submit", ok(PlayedLesson), {
      description:
        "The lesson of a scenario with `hasLesson`, without right answers, for anyone who may play it. Texts of steps and hints may have `**bold**`, lists (lines that begin with `-` or `1.`) and links " +
        "(`[text](https://…)`, https or mailto); everything else in them is plain text.",
    }),
    validate("param", v.object({ id: Id })),
    async (c) => c.json(await readPlayedLesson(c.var.ctx, c.req.valid("param").id)),
  )
  .get(
    "/:id/sandbox",
    operation("Read the sandbox task of a scenario", "score:submit", ok(PlayedSandboxTask), {
      description:
        "What a scenario with `hasSandbox` asks to build, for anyone who may play it. A sandbox is handed in with " +
        "`POST /scores` and evidence of the kind `sandbox`; the server runs the checks on it. Points beyond those of the checks are an instructor's.",
    }),
    validate("param", v.object({ id: Id })),
    async (c) => c.json(await readSandboxTask(c.var.ctx, c.req.valid("param").id)),
  )
  .get(
    "/:id/flight",
    operation("Read the flight of a scenario", "score:submit", ok(PlayedFlight), {
      description:
        "The mission of a scenario with `hasFlight`, for anyone who may play it. A scored flight needs a start " +
        "(`POST /scores/starts`), which has the mission of its edition and the seed that it is drawn from. What the reference flight needs stays on the server.",
    }),
    validate("param", v.object({ id: Id })),
    async (c) => c.json(await readPlayedFlight(c.var.ctx, c.req.valid("param").id)),
  );

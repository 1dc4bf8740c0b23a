import * as v from "valibot";
import { readPlayedLesson } from "~/domain/lessons/read-played-lesson";
import { PlayedLesson } from "./answers";
import { ok, operation } from "./operation";
import { Id, createSignedInRouter, validate } from "./router";

export const scenarios = createSignedInRouter().get(
  "/:id/lesson",
  operation("Read the lesson of a scenario", "score:submit", ok(PlayedLesson), {
    description:
      "The lesson of a scenario with `hasLesson`, without right answers, for anyone who may play it. Texts of steps and hints may have `**bold**`, lists (lines that begin with `-` or `1.`) and links " +
      "(`[text](https://…)`, https or mailto); everything else in them is plain text.",
  }),
  validate("param", v.object({ id: Id })),
  async (c) => c.json(await readPlayedLesson(c.var.ctx, c.req.valid("param").id)),
);

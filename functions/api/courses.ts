import * as v from "valibot";
import { curriculumHeaders } from "~/domain/curricula/curriculum-headers";
import { Scenario } from "./answers";
import { ok, operation } from "./operation";
import { Id, signedInRouter, valid } from "./router";

/** `id`: a curriculum, or a course (group) that uses one. */
export const courses = signedInRouter().get(
  "/:id/headers",
  operation("Read the scenarios of a course", "course:read", ok(v.array(Scenario))),
  valid("param", v.object({ id: Id })),
  async (c) => c.json(await curriculumHeaders(c.var.ctx, c.req.valid("param").id)),
);

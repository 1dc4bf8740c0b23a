import * as v from "valibot";
import { listCurriculumHeaders } from "~/domain/curricula/curriculum-headers";
import { Scenario } from "./answers";
import { ok, operation } from "./operation";
import { Id, createSignedInRouter, validate } from "./router";

/** `id`: a curriculum, or a course (group) that uses one. */
export const courses = createSignedInRouter().get(
  "/:id/headers",
  operation("Read the scenarios of a course", "course:read", ok(v.array(Scenario))),
  validate("param", v.object({ id: Id })),
  async (c) => c.json(await listCurriculumHeaders(c.var.ctx, c.req.valid("param").id)),
);

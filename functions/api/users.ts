import * as v from "valibot";
import { readUser } from "~/domain/accounts/read-user";
import { selectCourse } from "~/domain/courses/select-course";
import { notFound } from "~/domain/refusal";
import { passwordResets } from "./password-resets";
import { registration } from "./registration";
import { rosters } from "./rosters";
import { User } from "./answers";
import { nothing, ok, operation } from "./operation";
import { Id, createRouter, createSignedInRouter, validate } from "./router";
import { asUser } from "./user-words";
import { userAdministration } from "./user-administration";

/** The calls without a sign-in, then those with one. */
export const users = createRouter()
  .route("/", passwordResets)
  .route("/", registration)
  .route(
    "/",
    createSignedInRouter()
      .route("/rosters", rosters)
      .route("/", userAdministration)
      .get(
        "/:id",
        operation("Read a user", "user:read", ok(User)),
        validate("param", v.object({ id: Id })),
        async (c) => c.json(asUser(await readUser(c.var.ctx, c.req.valid("param").id))),
      )
      .patch(
        "/:id/groupSelection/latest/:groupId",
        operation("Remember the course selected last", "course:select", nothing, {
          description: "Of the caller only: a course that the caller runs or is in.",
        }),
        validate("param", v.object({ id: Id, groupId: Id })),
        async (c) => {
          const { id, groupId } = c.req.valid("param");
          if (id !== c.var.ctx.actor.userId) throw notFound("user");
          await selectCourse(c.var.ctx, groupId);
          return c.body(null, 204);
        },
      ),
  );

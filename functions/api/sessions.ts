import * as v from "valibot";
import { listOwnRunningClasses } from "~/domain/courses/own-classes";
import { readSession } from "~/domain/courses/read-session";
import { asSession } from "./groups";
import { OwnSession, Session } from "./answers";
import { ok, operation } from "./operation";
import { Id, createSignedInRouter, validate } from "./router";

/** A class session by its id, with the course it belongs to. */
export const sessions = createSignedInRouter()
  // The game asks where its scores belong.
  .get("/", operation("List the caller's own running class sessions", "signedIn", ok(v.array(OwnSession))), async (c) =>
    c.json(
      (await listOwnRunningClasses(c.var.ctx)).map((session) => ({
        ...asSession(session)!,
        groupName: session.courseName,
      })),
    ),
  )
  .get(
    "/:id",
    operation("Read a class session", "course:read", ok(Session)),
    validate("param", v.object({ id: Id })),
    async (c) => c.json(asSession(await readSession(c.var.ctx, c.req.valid("param").id))),
  );

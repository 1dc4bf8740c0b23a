import * as v from "valibot";
import { ownRunningClasses } from "~/domain/courses/own-classes";
import { readSession } from "~/domain/courses/read-session";
import { asSession } from "./groups";
import { OwnSession, Session } from "./answers";
import { ok, operation } from "./operation";
import { Id, signedInRouter, valid } from "./router";

/** A class session by its id, with the course it belongs to. */
export const sessions = signedInRouter()
  // The game asks where its scores belong.
  .get("/", operation("List the caller's own running class sessions", "signedIn", ok(v.array(OwnSession))), async (c) =>
    c.json(
      (await ownRunningClasses(c.var.ctx)).map((session) => ({
        ...asSession(session)!,
        groupName: session.courseName,
      })),
    ),
  )
  .get(
    "/:id",
    operation("Read a class session", "course:read", ok(Session)),
    valid("param", v.object({ id: Id })),
    async (c) => c.json(asSession(await readSession(c.var.ctx, c.req.valid("param").id))),
  );

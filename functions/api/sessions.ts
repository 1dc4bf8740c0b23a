import * as v from "valibot";
import { readSession } from "~/domain/courses/read-session";
import { asSession } from "./groups";
import { Session } from "./answers";
import { ok, operation } from "./operation";
import { Id, signedInRouter, valid } from "./router";

/** Spec section 7: "Get session by id reads groupId". */
export const sessions = signedInRouter().get("/:id", operation("Read a class session", "course:read", ok(Session)), valid("param", v.object({ id: Id })), async (c) => c.json(asSession(await readSession(c.var.ctx, c.req.valid("param").id))));

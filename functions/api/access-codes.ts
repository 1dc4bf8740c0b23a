import * as v from "valibot";
import { addAccessCode } from "~/domain/access-codes/add-access-code";
import { assignAccessCode } from "~/domain/organizations/assign-access-code";
import { deleteAccessCode } from "~/domain/access-codes/delete-access-code";
import { accessCodeColumns, listAccessCodes } from "~/domain/access-codes/list-access-codes";
import { AccessCode, AssignedCode } from "./answers";
import { answerList, listParametersOf, listQueryOf } from "./list-answer";
import { created, listOf, nothing, ok, operation } from "./operation";
import { Id, createSignedInRouter, validate } from "./router";

const ListQuery = v.object(listParametersOf(accessCodeColumns));

/** The calls under /users/accessCodes. */
export const accessCodes = createSignedInRouter()
  .get(
    "/",
    operation("List the access codes", "accessCode:manage", listOf(v.array(AccessCode))),
    validate("query", ListQuery),
    async (c) => answerList(c, await listAccessCodes(c.var.ctx, listQueryOf(c.req.valid("query"), "-dateGenerated"))),
  )
  .post("/", operation("Create an access code", "accessCode:manage", created(AccessCode)), async (c) =>
    c.json(await addAccessCode(c.var.ctx), 201),
  )
  .delete(
    "/:id",
    operation("Delete an access code", "accessCode:manage", nothing),
    validate("param", v.object({ id: Id })),
    async (c) => {
      await deleteAccessCode(c.var.ctx, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );

/** The calls under /organizations/accessCodes/{code}/{orgId}. */
export const organizationAccessCodes = createSignedInRouter().put(
  "/:code/:orgId",
  operation("Assign an access code to an organization", "accessCode:manage", ok(AssignedCode)),
  validate("param", v.object({ code: v.pipe(v.string(), v.maxLength(64)), orgId: Id })),
  async (c) => {
    const { code, orgId } = c.req.valid("param");
    const { organizationId, organizationName, moved } = await assignAccessCode(c.var.ctx, code, orgId);
    return c.json({ code, organizationId, organizationName, movedUsers: moved });
  },
);

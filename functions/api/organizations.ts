import * as v from "valibot";
import { claimRules } from "~/domain/organizations/claim-rules";
import { changeCurriculum, previewCurriculumChange } from "~/domain/organizations/change-curriculum";
import { createOrganization } from "~/domain/organizations/create-organization";
import { deleteOrganization } from "~/domain/organizations/delete-organization";
import { listOrganizations, organizationColumns } from "~/domain/organizations/list-organizations";
import { OrganizationName, UserLimit } from "~/domain/organizations/organization-input";
import { findOrganizationByName, readOrganization } from "~/domain/organizations/read-organization";
import { setClaims } from "~/domain/organizations/set-claims";
import { setPaid } from "~/domain/organizations/set-paid";
import { setUserLimit } from "~/domain/organizations/set-user-limit";
import { ListedOrganization, Organization, OrganizationClaims, OrganizationCurriculum } from "./answers";
import { answerList, listParametersOf, listQueryOf } from "./list-answer";
import { created, listOf, nothing, ok, operation } from "./operation";
import { Flag, Id, createSignedInRouter, refuseField, validate } from "./router";

const OrganizationId = v.object({ id: Id });
const ListQuery = v.object(listParametersOf(organizationColumns));
const AnyName = v.object({ name: v.pipe(v.string(), v.maxLength(1000)) });

/** The calls about organizations. */
export const organizations = createSignedInRouter()
  .get(
    "/",
    operation("List organizations", "organization:list", listOf(v.array(ListedOrganization))),
    validate("query", ListQuery),
    async (c) => answerList(c, await listOrganizations(c.var.ctx, listQueryOf(c.req.valid("query"), "name"))),
  )
  // Without such an organization the response is null, not an error; the client then creates it.
  .get(
    "/names/:name",
    operation(
      "Look up an organization by its name",
      "organization:administer",
      ok(v.nullable(Organization), "The organization; null when there is none of this name."),
    ),
    validate("param", AnyName),
    async (c) => c.json(await findOrganizationByName(c.var.ctx, c.req.valid("param").name)),
  )
  .get(
    "/:id",
    operation("Read an organization", "organization:read", ok(Organization)),
    validate("param", OrganizationId),
    async (c) => c.json(await readOrganization(c.var.ctx, c.req.valid("param").id)),
  )
  .post(
    "/:name",
    operation("Create an organization", "organization:create", created(Organization)),
    validate("param", AnyName),
    async (c) => {
      const name = v.safeParse(OrganizationName, c.req.valid("param").name);
      if (!name.success) throw refuseField("name", name.issues[0]);
      const id = await createOrganization(c.var.ctx, name.output);
      return c.json(await readOrganization(c.var.ctx, id), 201);
    },
  )
  .put(
    "/:id/status",
    operation("Set whether an organization has paid", "organization:administer", ok(Organization)),
    validate("param", OrganizationId),
    validate("query", v.object({ isPaid: Flag })),
    async (c) => {
      const { id } = c.req.valid("param");
      await setPaid(c.var.ctx, id, c.req.valid("query").isPaid);
      return c.json(await readOrganization(c.var.ctx, id));
    },
  )
  .put(
    "/:id/userlimit",
    operation("Set the user limit of an organization", "organization:administer", ok(Organization)),
    validate("param", OrganizationId),
    validate("query", v.object({ userLimit: UserLimit })),
    async (c) => {
      const { id } = c.req.valid("param");
      await setUserLimit(c.var.ctx, id, c.req.valid("query").userLimit);
      return c.json(await readOrganization(c.var.ctx, id));
    },
  )
  .put(
    "/:id/curriculum/:key",
    operation("Give an organization another curriculum", "organization:administer", ok(OrganizationCurriculum), {
      description:
        "Refused while a class runs in which something was played that the other curriculum does not have. " +
        "`dryRun=true` only tells.",
    }),
    validate("param", v.object({ id: Id, key: v.pipe(v.string(), v.maxLength(64)) })),
    validate("query", v.object({ dryRun: v.optional(Flag) })),
    async (c) => {
      const { id, key } = c.req.valid("param");
      const act = c.req.valid("query").dryRun ? previewCurriculumChange : changeCurriculum;
      return c.json(await act(c.var.ctx, id, key));
    },
  )
  .put(
    "/:id/claims",
    operation("Set which claims count in an organization", "organization:administer", ok(OrganizationClaims), {
      description:
        "Claims are points that a game reports without evidence. `curriculum`: they wait for an instructor where " +
        "`grading` is `server`, and count elsewhere; `verifiedOnly`: they always wait; `count`: they always count. " +
        "For attempts that arrive afterwards.",
    }),
    validate("param", OrganizationId),
    validate("query", v.object({ claims: v.picklist(claimRules) })),
    async (c) => {
      const { id } = c.req.valid("param");
      const { claims } = c.req.valid("query");
      return c.json({ id, name: await setClaims(c.var.ctx, id, claims), claims });
    },
  )
  .delete(
    "/:id",
    operation("Delete an organization", "organization:administer", nothing),
    validate("param", OrganizationId),
    async (c) => {
      await deleteOrganization(c.var.ctx, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );

import { redirect } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import type { SignedInCtx } from "~/domain/context";
import { reasonOf } from "~/domain/field-errors";
import { idSchema } from "~/domain/id";
import { claimRules } from "~/domain/organizations/claim-rules";
import { changeCurriculum } from "~/domain/organizations/change-curriculum";
import { createOrganization } from "~/domain/organizations/create-organization";
import { deleteOrganization } from "~/domain/organizations/delete-organization";
import { OrganizationName, UserLimit } from "~/domain/organizations/organization-input";
import { isNothing } from "~/domain/organizations/organization-rules";
import { setClaims } from "~/domain/organizations/set-claims";
import { setAllowsMessages } from "~/domain/organizations/set-messages";
import { setDefaultLanguage } from "~/domain/organizations/set-default-language";
import { setAllowsRosters } from "~/domain/organizations/set-rosters";
import { LanguageField } from "~/domain/accounts/own-language";
import { setPaid } from "~/domain/organizations/set-paid";
import { setUserLimit } from "~/domain/organizations/set-user-limit";
import { Refusal } from "~/domain/refusal";
import { submitOnce } from "~/domain/submissions/submit-once";
import { submitForm } from "~/http/form.server";

const id = idSchema(() => keyed(say.organizations.notFound));
const OrganizationChange = v.variant("intent", [
  v.object({
    intent: v.literal("create"),
    name: OrganizationName,
    curriculumId: idSchema(() => keyed(say.organizations.chooseCurriculum)),
  }),
  v.object({ intent: v.literal("paid"), id, isPaid: v.picklist(["true", "false"]) }),
  v.object({ intent: v.literal("limit"), id, userLimit: v.pipe(v.string(), v.maxLength(20)) }),
  v.object({ intent: v.literal("curriculum"), id, curriculum: v.pipe(v.string(), v.maxLength(64)) }),
  v.object({
    intent: v.literal("claims"),
    id,
    claims: v.picklist(claimRules, () => keyed(say.organizations.chooseClaims)),
  }),
  v.object({ intent: v.literal("messages"), id, allowsMessages: v.optional(v.literal("on")) }),
  v.object({ intent: v.literal("rosters"), id, allowsRosters: v.optional(v.literal("on")) }),
  v.object({ intent: v.literal("language"), id, language: LanguageField }),
  v.object({ intent: v.literal("delete"), id, name: v.pipe(v.string(), v.maxLength(200)) }),
]);
type OrganizationChange = v.InferOutput<typeof OrganizationChange>;

/**
 * Runs a form of the page and redirects to the list with a toast. Refusals show in the form's dialog, or as a toast if
 * it has none.
 */
export function changeOrganization(request: Request, ctx: SignedInCtx) {
  const back = listAddressOfRequest(request);

  return submitForm(request, OrganizationChange, async (change, fields) => {
    try {
      if (change.intent === "create")
        return redirectWithToast(request, back, await submitOnce(ctx, fields, (innerCtx) => create(innerCtx, change)));
      const text = await applyChange(ctx, change);
      return text === null ? redirect(back) : redirectWithToast(request, back, text);
    } catch (error) {
      if (error instanceof Refusal && (change.intent === "paid" || change.intent === "limit"))
        return redirectWithToast(request, back, error.message, error.severity);
      throw error;
    }
  });
}

async function create(ctx: SignedInCtx, { name, curriculumId }: Extract<OrganizationChange, { intent: "create" }>) {
  await createOrganization(ctx, name, { curriculumId });
  return say.organizations.created({ name });
}

async function applyChange(
  ctx: SignedInCtx,
  change: Exclude<OrganizationChange, { intent: "create" }>,
): Promise<string | null> {
  if (change.intent === "paid") {
    const isPaid = change.isPaid === "true";
    return texts.organizations.paidChanged({ name: await setPaid(ctx, change.id, isPaid), isPaid });
  }
  if (change.intent === "delete")
    return texts.organizations.deleted({ name: await deleteOrganization(ctx, change.id, change.name) });
  if (change.intent === "curriculum") {
    const { organization, to } = await changeCurriculum(ctx, change.id, change.curriculum);
    return texts.organizations.curriculumChanged({ name: organization.name, curriculum: to.title });
  }
  if (change.intent === "claims") {
    return texts.organizations.claimsChanged({
      name: await setClaims(ctx, change.id, change.claims),
      rule: change.claims,
    });
  }
  if (change.intent === "messages") {
    const allowed = change.allowsMessages === "on";
    return texts.organizations.messagesChanged({ name: await setAllowsMessages(ctx, change.id, allowed), allowed });
  }
  if (change.intent === "rosters") {
    const allowed = change.allowsRosters === "on";
    return texts.organizations.rostersChanged({ name: await setAllowsRosters(ctx, change.id, allowed), allowed });
  }
  if (change.intent === "language")
    return texts.organizations.languageChanged({ name: await setDefaultLanguage(ctx, change.id, change.language) });
  if (isNothing(change.userLimit)) return null;
  const parsed = v.safeParse(UserLimit, change.userLimit);
  if (!parsed.success) throw new Refusal("invalid", reasonOf(parsed.issues[0]));
  return texts.organizations.limitChanged({
    name: await setUserLimit(ctx, change.id, parsed.output),
    limit: parsed.output,
  });
}

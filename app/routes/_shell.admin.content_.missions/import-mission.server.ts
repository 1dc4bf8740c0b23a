import * as v from "valibot";
import type { SignedInCtx } from "~/domain/context";
import { importMission } from "~/domain/missions/list-missions";
import { submitForm } from "~/http/form.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

const ImportForm = v.object({
  intent: v.literal("import"),
  mission: v.pipe(
    v.string(),
    v.check(
      (text) => text.trim() !== "",
      () => keyed(say.adminMissions.documentRequired),
    ),
  ),
});

export const submitMission = (request: Request, ctx: SignedInCtx) =>
  submitForm(request, ImportForm, async ({ mission }) => {
    const { id } = await importMission(ctx, mission);
    return redirectWithToast(request, `/admin/content/missions/${id}`, texts.adminMissions.imported);
  });

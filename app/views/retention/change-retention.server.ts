import { data } from "@remix-run/node";
import * as v from "valibot";
import type { SignedInCtx } from "~/domain/context";
import { chosenKinds, kindOf, type RetentionKind } from "~/domain/retention/retention-kinds";
import { previewRules, saveRules, type NewRules } from "~/domain/retention/retention-rules";
import { submitForm } from "~/http/form.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

/** Days of a kind; empty for everything, or for the installation's time. The verb checks which may be empty. */
const daysOf = (kind: RetentionKind) =>
  v.optional(
    v.pipe(
      v.picklist(["", ...kindOf(kind).choices.map(String)], () => keyed(say.retention.notOffered)),
      v.transform((days) => (days === "" ? null : Number(days))),
    ),
    "",
  );

const Buttons = v.object({ intent: v.picklist(["preview", "save"]), previewed: v.optional(v.string()) });

/** Shows what the chosen rules would remove. Saves them once exactly they have been shown. */
export function changeRetention(request: Request, ctx: SignedInCtx, organizationId: string | null, path: string) {
  const kinds = chosenKinds(organizationId);
  const Days = v.object(Object.fromEntries(kinds.map((kind) => [kind, daysOf(kind)])));
  return submitForm(request, Days, async (rules: NewRules, fields) => {
    const { intent, previewed } = v.parse(Buttons, fields);
    const chosen = kinds.map((kind) => rules[kind] ?? "").join();
    if (intent === "preview" || previewed !== chosen)
      return data({ runs: await previewRules(ctx, organizationId, rules), previewed: chosen, values: fields });
    await saveRules(ctx, organizationId, rules);
    return redirectWithToast(request, path, texts.retention.saved);
  });
}

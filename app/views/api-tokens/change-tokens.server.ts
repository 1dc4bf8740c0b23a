import { data } from "@remix-run/node";
import * as v from "valibot";
import { newTokenFields, type NewToken } from "~/domain/api-tokens/create-token";
import { tokenScopes } from "~/domain/api-tokens/token-rules";
import type { TokenKind } from "~/domain/api-tokens/token-text";
import type { SignedInCtx } from "~/domain/context";
import { apiTokenOf } from "~/http/api-token.server";
import { submitForm } from "~/http/form.server";
import { readMailSite } from "~/http/site.server";
import { keyed, say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { scopeField } from "./scope-field";

const TokenForm = v.variant(
  "intent",
  [
    v.object({
      intent: v.literal("create"),
      ...newTokenFields,
      organizationId: v.optional(v.string()),
      formKey: v.string(),
    }),
    v.object({ intent: v.literal("revoke"), id: v.string() }),
  ],
  () => keyed(say.apiTokens.formUnknown),
);

type Verbs = {
  kind: TokenKind;
  create: (fields: NewToken & { organizationId: string | undefined }, token: string) => Promise<Date>;
  revoke: (id: string) => Promise<void>;
  revokedText: string;
  /** Of the page. */
  path: string;
};

/** Creates a token, which the answer shows once, or revokes one. */
export const changeTokens = (request: Request, { actor }: SignedInCtx, verbs: Verbs) =>
  submitForm(request, TokenForm, async (input, fields) => {
    if (input.intent === "revoke") {
      await verbs.revoke(input.id);
      return redirectWithToast(request, verbs.path, verbs.revokedText);
    }
    const scopes = tokenScopes.filter((scope) => fields[scopeField(scope)] === "on");
    const token = await apiTokenOf(verbs.kind, actor.userId, input.formKey);
    const expiresAt = await verbs.create({ ...input, scopes, organizationId: input.organizationId }, token);
    const { url } = await readMailSite();
    return data({ created: { token, expiresAt, url } });
  });

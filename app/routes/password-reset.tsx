import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useNavigation } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { answerRefusals } from "~/http/refusal-response.server";
import { ResetLinkPanel } from "~/signed-out/reset-form";
import { sendResetLink } from "~/signed-out/send-reset-link.server";
import { texts } from "~/texts";

export const handle = { title: () => texts.signedOut.passwordResetTitle, exported: true } satisfies Page;

export const action = answerRefusals(({ request }: ActionFunctionArgs) => sendResetLink(request));

/** The login page's reset mode at a URL of its own. */
export default function PasswordReset() {
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return <ResetLinkPanel action="/password-reset" answer={answer} busy={busy} />;
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { signIn } from "~/domain/accounts/sign-in";
import { listCurriculumChoices } from "~/domain/curricula/list-curriculum-choices";
import { hasUsers, issueMissingSetupCode } from "~/domain/setup/setup-code";
import { Setup, setUp } from "~/domain/setup/set-up";
import { Refusal } from "~/domain/refusal";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { createVisitorContext, deviceOf } from "~/http/context.server";
import { answerSignIn } from "~/http/answer-sign-in.server";
import { submitForm } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { SetupForm } from "./setup-form";
import type { Page } from "~/domain/page";
import { texts } from "~/texts";
import { say } from "~/texts/say";

export const handle = { title: () => texts.setup.pageTitle } satisfies Page;

/** Works only while there are no users; the code in the server's log creates the first administrator. */
export const loader = answerRefusals(async () => {
  const ctx = await createVisitorContext();
  if (await hasUsers(ctx)) throw new Response(null, { status: 404 });
  const code = await issueMissingSetupCode(ctx);
  // Serverless hosts have no start that could print the code.
  if (code) (await getPlatform()).log.warn(`There is no user yet. The code for /setup is ${code}`);
  return { curricula: await listCurriculumChoices(ctx) };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await createVisitorContext();
  if (await hasUsers(ctx)) throw new Response(null, { status: 404 });
  return submitForm(request, Setup, async (input) => {
    const device = await deviceOf(request);
    const { username } = await setUp(ctx, input, device.address);
    const signedIn = await signIn(ctx, { username, password: input.password }, device);
    if (!signedIn.canPlay) throw new Refusal("forbidden", say.setup.done);
    return answerSignIn(request, signedIn, false, [], "/admin/first-steps");
  });
});

/** Creates the first administrator, organization and curriculum. */
export default function SetupPage() {
  const { curricula } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <SignedOutLayout heading={texts.setup.heading}>
      <SetupForm curricula={curricula} refusal={answer && "errors" in answer ? answer : undefined} busy={busy} />
    </SignedOutLayout>
  );
}

import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import * as v from "valibot";
import { areasOf, landingPageOf } from "~/domain/areas";
import { hasRecentProof, requireSignInId } from "~/domain/access";
import {
  confirmByFactor,
  confirmByPassword,
  readWaysToConfirm,
  takeHeldForm,
  type HeldForm,
} from "~/domain/factors/confirm-sign-in";
import { CodeField as CodeSchema } from "~/domain/factors/factor-rules";
import { listCredentials } from "~/domain/factors/own-factors";
import { writeRequestOptions } from "~/domain/factors/passkeys";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { deviceOf, requirePermissionOnly } from "~/http/context.server";
import { setCookies, signInTokenOf, writeRenewedCookies } from "~/http/cookies.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { ownPath } from "~/http/own-path.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import {
  challengeOfBrowser,
  heldKeyOf,
  issueChallenge,
  logPasskeyRefusal,
  readRelyingParty,
  writeHeldKey,
} from "~/http/second-step.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PasswordField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { TopBar } from "~/ui/top-bar";
import { CodeField, codeHintOf } from "~/views/factors/code-field";
import { PasskeyForm } from "~/views/factors/passkey-form";
import { askForPasskey } from "~/views/factors/use-passkey";

export const handle = { title: () => texts.factors.confirmTitle, permission: "account:change" } satisfies Page;

/** In the address: the proof was given, and the form that was held goes on. */
const heldParameter = "held";

/** Asks who is there before a dangerous change, and then goes on with it. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermissionOnly(request, handle.permission);
  const { actor } = ctx;
  const page = {
    username: actor.username,
    home: landingPageOf(actor.role),
    tabs: areasOf(actor).map(({ to, label }) => ({ to, label, current: false })),
  };
  if (new URL(request.url).searchParams.has(heldParameter) && hasRecentProof(ctx)) {
    const { secretKeys } = (await getPlatform()).env;
    const held = await takeHeldForm(ctx, heldKeyOf(request), secretKeys);
    const headers = setCookies([writeHeldKey(request, "")]);
    if (!held) throw redirect(landingPageOf(actor.role), { headers });
    return data({ ...page, held, ways: null, options: null }, { headers });
  }
  const party = await readRelyingParty();
  const [ways, credentials] = await Promise.all([
    readWaysToConfirm(ctx),
    party ? listCredentials(ctx, actor.userId, party.rpId) : [],
  ]);
  const hasPasskeys = party !== null && credentials.length > 0;
  const issued = hasPasskeys ? await issueChallenge(request, `confirm ${requireSignInId(actor)}`) : null;
  return data(
    {
      ...page,
      held: null,
      ways,
      options: issued && party ? writeRequestOptions(party, issued.challenge, credentials) : null,
    },
    { headers: setCookies(issued ? [issued.cookie] : []) },
  );
});

const ConfirmForm = v.union([
  v.object({ passkey: v.pipe(v.string(), v.nonEmpty()) }),
  v.object({ code: CodeSchema }),
  v.object({
    currentPassword: v.pipe(
      v.string(() => keyed(say.account.currentPasswordRequired)),
      v.nonEmpty(() => keyed(say.account.currentPasswordRequired)),
      v.maxLength(1024, () => keyed(say.signIn.passwordTooLong)),
    ),
  }),
]);
type ConfirmForm = v.InferOutput<typeof ConfirmForm>;

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermissionOnly(request, handle.permission);
  return submitForm(request, ConfirmForm, async (input) => {
    const { secretKeys } = (await getPlatform()).env;
    const device = await deviceOf(request);
    const cookie = signInTokenOf(request) ?? null;
    const confirm = async () => {
      if ("currentPassword" in input) return confirmByPassword(ctx, input.currentPassword, device, cookie);
      const { proof, nonce } = await readProof(request, requireSignInId(ctx.actor), input);
      const options = { keys: secretKeys, device, site: await readMailSite(), nonce, cookie };
      return confirmByFactor(ctx, proof, options).catch(async (error: unknown) => {
        if (error instanceof Refusal) await logPasskeyRefusal(error);
        throw error;
      });
    };
    const cookies = writeRenewedCookies(request, await confirm());
    const to = new URL(request.url).searchParams.get("to");
    if (to !== null) return redirectDocument(ownPathOf(to), { headers: setCookies(cookies) });
    // Another request: this one still has the former cookie.
    const next = heldKeyOf(request) === null ? landingPageOf(ctx.actor.role) : `/confirm?${heldParameter}`;
    return redirect(next, { headers: setCookies(cookies) });
  });
});

const ownPathOf = (to: string) => v.parse(ownPath, to);

async function readProof(request: Request, signInId: string, input: Exclude<ConfirmForm, { currentPassword: string }>) {
  if ("code" in input) return { proof: { code: input.code }, nonce: null };
  const [party, challenge] = await Promise.all([
    readRelyingParty(),
    challengeOfBrowser(request, `confirm ${signInId}`),
  ]);
  if (!party || !challenge) throw new Refusal("conflict", say.factors.confirmAgain);
  return { proof: { answer: input.passkey, challenge, party }, nonce: challenge };
}

export default function Confirm() {
  const { username, home, tabs, held, ways, options } = useLoaderData<typeof loader>();
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[34rem] flex-1 p-4 md:px-6 md:py-5">
        <PageHeader title={texts.factors.confirmTitle} subtitle={<bdi>{username}</bdi>} />
        {held && <GoOn held={held} />}
        {ways && <Ways {...{ ways, options }} />}
      </main>
    </div>
  );
}

type WaysProps = {
  ways: Awaited<ReturnType<typeof readWaysToConfirm>>;
  options: ReturnType<typeof writeRequestOptions> | null;
};

function Ways({ ways, options }: WaysProps) {
  const answer = useActionData<FormRefusal>();
  const busy = useNavigation().formMethod === "POST";
  const { search } = useLocation();
  const refusal = answer && "errors" in answer ? answer : undefined;
  const hasFieldErrors = Object.keys(refusal?.errors ?? {}).length > 0;
  const action = `/confirm${search}`;
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-muted">{texts.factors.confirmHint}</p>
      {refusal?.message && !hasFieldErrors && <Notice tone="error">{refusal.message}</Notice>}
      {options && (
        <Card title={texts.factors.passkey}>
          <PasskeyForm label={texts.factors.usePasskey} ask={() => askForPasskey(options)} action={action} />
        </Card>
      )}
      {ways.hasPassword && (
        <Card title={texts.account.password}>
          <Form noValidate method="post" action={action} className="grid gap-4">
            <PasswordField
              label={texts.account.currentPassword}
              name="currentPassword"
              autoComplete="current-password"
              autoFocus={!options}
              errors={refusal?.errors.currentPassword}
            />
            <Button type="submit" variant={options ? "plain" : "primary"} busy={busy} className="justify-self-start">
              {texts.factors.confirm}
            </Button>
          </Form>
        </Card>
      )}
      {ways.hasFactors && (
        <Card title={ways.hasApp ? texts.factors.app : texts.factors.codesTitle}>
          <Form noValidate method="post" action={action} className="grid gap-4">
            <CodeField
              label={ways.hasApp ? texts.factors.code : texts.factors.writtenCode}
              hint={codeHintOf(ways)}
              errors={refusal?.errors.code}
            />
            <Button type="submit" busy={busy} className="justify-self-start">
              {texts.factors.confirm}
            </Button>
          </Form>
        </Card>
      )}
      {ways.signInAgainAt !== null && (
        <Card title={texts.signedOut.organizationSignIn}>
          <p className="text-pretty text-muted">{texts.factors.signInAgain}</p>
          {/* A link: browsers count the redirects of a form, and the policy allows none to other sites. */}
          <ButtonLink reloadDocument to={ways.signInAgainAt} className="justify-self-start">
            {texts.signedOut.organizationSignIn}
          </ButtonLink>
        </Card>
      )}
    </div>
  );
}

/** Sends the form that was held, as it was; without scripts, by a press. */
function GoOn({ held: { address, fields } }: { held: HeldForm }) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const submit = useSubmit();
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    // Navigating earlier would abort the router's handling of the answer.
    if (isSent.current || !isIdle) return;
    isSent.current = true;
    submit(form.current, { replace: true });
  }, [isIdle, submit]);
  return (
    <Card title={texts.factors.confirmed}>
      <p className="text-pretty text-muted">{texts.factors.goOnHint}</p>
      <Form noValidate method="post" action={address} replace ref={form} className="flex flex-wrap gap-3">
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="primary">
          {texts.factors.continue}
        </Button>
        <Link to={address} className="link tap">
          {texts.common.cancel}
        </Link>
      </Form>
    </Card>
  );
}

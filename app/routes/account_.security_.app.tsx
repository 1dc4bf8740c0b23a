import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import * as v from "valibot";
import { requireSignInId } from "~/domain/access";
import { areasOf, landingPageOf } from "~/domain/areas";
import { appAddressOf, generateAppSecret } from "~/domain/factors/app-codes";
import { addApp } from "~/domain/factors/change-factors";
import { CodeField as CodeSchema } from "~/domain/factors/factor-rules";
import { readFactors } from "~/domain/factors/own-factors";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { requirePermissionOnly } from "~/http/context.server";
import { setCookies } from "~/http/cookies.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { writeQrCode, type QrCode } from "~/http/qr-code.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { appSecretOfBrowser, forgetAppSecret, writeAppSecret } from "~/http/second-step.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Code } from "~/ui/code";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { TopBar } from "~/ui/top-bar";
import { QrImage } from "~/views/course/qr-image";
import { CodeField } from "~/views/factors/code-field";
import { RecoveryCodes } from "~/views/factors/recovery-codes";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.factors.appTitle, permission: "account:change" } satisfies Page;

/** A new secret as a QR code. It is stored once a code of it was right; until then this browser keeps it, sealed. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermissionOnly(request, handle.permission);
  const { actor } = ctx;
  const signInId = requireSignInId(actor);
  const { productName, url: site } = await readMailSite();
  const shell = {
    site,
    username: actor.username,
    home: landingPageOf(actor.role),
    tabs: areasOf(actor).map(({ to, label }) => ({ to, label, current: false })),
  };
  // Also after the post that set it up, whose answer shows the recovery codes.
  if ((await readFactors(ctx, actor.userId)).app) return data({ ...shell, setup: null });
  const secret = (await appSecretOfBrowser(request, signInId)) ?? (await generateAppSecret());
  return data(
    {
      ...shell,
      setup: {
        qrCode: writeQrCode(await appAddressOf(secret, productName, actor.username)),
        secret: secret.replace(/(.{4})(?=.)/g, "$1 "),
      },
    },
    { headers: setCookies([await writeAppSecret(request, signInId, secret)]) },
  );
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermissionOnly(request, handle.permission);
  return submitForm(request, v.object({ code: CodeSchema }), async ({ code }) => {
    const secret = await appSecretOfBrowser(request, requireSignInId(ctx.actor));
    if (!secret) throw new Refusal("conflict", say.factors.scanAgain);
    const { secretKeys } = (await getPlatform()).env;
    const codes = await addApp(ctx, { secret, code }, secretKeys, await readMailSite());
    const forget = forgetAppSecret(request);
    if (codes) return data({ codes }, { headers: setCookies([forget]) });
    return redirectWithToast(request, "/account/security", texts.factors.appAdded, "success", [forget]);
  });
});

export default function SetUpApp() {
  const { username, home, tabs, site, setup } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const codes = answer && "codes" in answer ? answer.codes : null;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[40rem] flex-1 p-4 md:px-6 md:py-5">
        <PageHeader title={texts.factors.appTitle} subtitle={<bdi>{username}</bdi>}>
          {!codes && <ButtonLink to="/account/security">{texts.factors.pageTitle}</ButtonLink>}
        </PageHeader>
        <div className="grid gap-4">
          {codes && <Notice tone="success">{texts.factors.appAdded}</Notice>}
          {codes && <RecoveryCodes {...{ codes, username, site }} />}
          {!codes && !setup && <Notice tone="info">{texts.factors.appExists}</Notice>}
          {!codes && setup && <Steps {...setup} refusal={answer && "errors" in answer ? answer : undefined} />}
        </div>
      </main>
    </div>
  );
}

type StepsProps = { qrCode: QrCode; secret: string; refusal: FormRefusal | undefined };

function Steps({ qrCode, secret, refusal }: StepsProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      {refusal?.message && !refusal.errors.code && <Notice tone="error">{refusal.message}</Notice>}
      <Card title={texts.factors.scanTitle}>
        <p className="text-pretty text-muted">{texts.factors.scanHint}</p>
        <QrImage qrCode={qrCode} label={texts.factors.qrCode} className="w-full max-w-56" />
        <p className="text-sm text-muted">{texts.factors.typeSecret}</p>
        <p dir="ltr">
          <Code copyLabel={texts.factors.copySecret}>{secret}</Code>
        </p>
      </Card>
      <Card title={texts.factors.enterTitle}>
        <Form noValidate method="post" className="grid gap-4">
          <CodeField label={texts.factors.code} hint={texts.factors.firstCodeHint} errors={refusal?.errors.code} />
          <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
            {texts.factors.finishApp}
          </Button>
        </Form>
      </Card>
    </>
  );
}

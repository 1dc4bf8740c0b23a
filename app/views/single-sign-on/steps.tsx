import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { ButtonLink, type ButtonVariant } from "~/ui/button";
import { Card } from "~/ui/card";
import { SubmitButton } from "~/views/list-dialog";
import type { Setup } from "./setup";

type StepsProps = { setup: Setup; provider: NonNullable<Setup["provider"]> };

/** Try, offer, require: each step needs the one before. */
export function Steps({ setup, provider: { state } }: StepsProps) {
  const { trial, breakGlass, organization } = setup;
  const isTried = trial !== null;
  return (
    <Card title={texts.singleSignOn.stepsTitle}>
      <ol className="grid gap-4 md:grid-cols-3">
        <Step title={texts.singleSignOn.tryTitle} hint={texts.singleSignOn.tryHint} isDone={isTried}>
          {/* A link: browsers count the redirects of a form, and the policy allows none to other sites. */}
          <ButtonLink
            reloadDocument
            to={`/admin/organizations/${organization.id}/sign-in/try`}
            variant={isTried ? "plain" : "primary"}
          >
            {texts.singleSignOn.tryIt}
          </ButtonLink>
        </Step>
        <Step title={texts.singleSignOn.offerTitle} hint={texts.singleSignOn.offerHint} isDone={state !== "draft"}>
          {state === "draft"
            ? isTried && <StateButton to="offered" variant="primary" label={texts.singleSignOn.offer} />
            : state === "offered" && <StateButton to="draft" label={texts.singleSignOn.stopOffering} />}
        </Step>
        <Step
          title={texts.singleSignOn.requireTitle}
          hint={breakGlass.length === 0 ? texts.singleSignOn.breakGlassFirst : texts.singleSignOn.requireHint}
          isDone={state === "required"}
        >
          {state === "offered" && breakGlass.length > 0 && (
            <StateButton to="required" variant="danger" label={texts.singleSignOn.require} />
          )}
          {state === "required" && <StateButton to="offered" label={texts.singleSignOn.allowPasswords} />}
        </Step>
      </ol>
    </Card>
  );
}

type StepProps = { title: string; hint: string; isDone: boolean; children: React.ReactNode };

function Step({ title, hint, isDone, children }: StepProps) {
  return (
    <li className="grid content-start justify-items-start gap-2">
      <h3 className="flex items-center gap-2">
        {title}
        {isDone && <span className="text-sm font-normal text-good">{texts.singleSignOn.done}</span>}
      </h3>
      <p className="text-sm text-pretty text-muted">{hint}</p>
      {children}
    </li>
  );
}

function StateButton({ to, label, variant }: { to: string; label: string; variant?: ButtonVariant }) {
  return (
    <Form noValidate method="post" replace preventScrollReset>
      <input type="hidden" name="state" value={to} />
      <SubmitButton intent="state" variant={variant}>
        {label}
      </SubmitButton>
    </Form>
  );
}

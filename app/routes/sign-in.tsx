import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { findProviderFor } from "~/domain/single-sign-on/find-provider";
import { createVisitorContext } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { texts } from "~/texts";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field";

export const handle = { title: () => texts.signedOut.organizationSignIn } satisfies Page;

const maxTyped = 300;

/** Finds an organization's sign-in by an email address or a short name. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const typed = new URL(request.url).searchParams.get("organization")?.slice(0, maxTyped) ?? "";
  const provider = typed.trim() ? await findProviderFor(await createVisitorContext(), typed) : null;
  return data(
    { typed, found: provider && { name: provider.organizationName, shortName: provider.shortName } },
    { headers: { "Cache-Control": "no-store" } },
  );
});

export default function SignIn() {
  const { typed, found } = useLoaderData<typeof loader>();
  const isUnknown = typed.trim() !== "" && !found;
  return (
    <SignedOutLayout heading={texts.signedOut.organizationSignIn}>
      {found ? (
        <>
          <p className="text-muted">{texts.singleSignOn.continueHint({ organization: found.name })}</p>
          {/* A link: browsers count the redirects of a form, and the policy allows none to other sites. */}
          <ButtonLink reloadDocument to={`/sign-in/${found.shortName}`} variant="primary" size="large" wide autoFocus>
            <span className="truncate">{texts.singleSignOn.continueTo({ organization: found.name })}</span>
          </ButtonLink>
        </>
      ) : (
        <Form noValidate method="get" className="grid gap-4">
          <TextField
            label={texts.singleSignOn.whichOrganization}
            hint={texts.singleSignOn.whichOrganizationHint}
            name="organization"
            defaultValue={typed}
            maxLength={maxTyped}
            autoComplete="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            errors={isUnknown ? [texts.singleSignOn.unknownOrganization] : undefined}
          />
          <Button type="submit" variant="primary" size="large" wide>
            {texts.singleSignOn.find}
          </Button>
        </Form>
      )}
      <Link className="link tap justify-self-start" to="/" discover="none">
        {texts.signedOut.backToLogin}
      </Link>
    </SignedOutLayout>
  );
}

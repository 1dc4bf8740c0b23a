import { CheckCircleIcon } from "@heroicons/react/20/solid";
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { successHeadingOf } from "~/domain/registration/registration-mode";
import { setCookies } from "~/http/cookies.server";
import { readFlash } from "~/http/flash.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { OutcomePage } from "~/signed-out/outcome-page";
import { useOutcome } from "~/signed-out/use-outcome";
import type { Page } from "~/domain/page";

export const handle = { title: () => texts.registration.completePageTitle } satisfies Page;

export async function loader({ request }: LoaderFunctionArgs) {
  const { flash, forget } = readFlash(request);
  return data({ outcome: flash.registration ?? null }, { headers: setCookies(forget) });
}

export default function Success() {
  const outcome = useOutcome(useLoaderData<typeof loader>().outcome);
  if (!outcome) return <OutcomePage heading={texts.registration.nothingToShow} />;
  return (
    <OutcomePage
      heading={successHeadingOf(outcome.pageType)}
      icon={<CheckCircleIcon className="size-9 text-good" aria-hidden />}
    >
      {outcome.message && <p className="text-md wrap-anywhere">{outcome.message}</p>}
      {outcome.warning && <Notice tone="warning">{outcome.warning}</Notice>}
      <ButtonLink to="/" variant="primary" size="large" className="justify-self-start">
        {texts.registration.logIn}
      </ButtonLink>
    </OutcomePage>
  );
}

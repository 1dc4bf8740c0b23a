import { XCircleIcon } from "@heroicons/react/20/solid";
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { failureHeadingOf, labelOfField, registerAddressOf } from "~/domain/registration/registration-mode";
import { setCookies } from "~/http/cookies.server";
import { readFlash } from "~/http/flash.server";
import { OutcomePage } from "~/signed-out/outcome-page";
import { useOutcome } from "~/signed-out/use-outcome";
import type { Page } from "~/domain/page";
import { texts } from "~/texts";

export const handle = { title: () => texts.registration.failedPageTitle } satisfies Page;

export async function loader({ request }: LoaderFunctionArgs) {
  const { flash, forget } = readFlash(request);
  return data({ outcome: flash.registration ?? null }, { headers: setCookies(forget) });
}

/** Why the registration failed, and a link back to the form. */
export default function Failed() {
  const outcome = useOutcome(useLoaderData<typeof loader>().outcome);
  if (!outcome) return <OutcomePage heading={texts.registration.nothingToShow} />;
  const errors = Object.entries(outcome.errors ?? {});
  return (
    <OutcomePage
      heading={failureHeadingOf(outcome.pageType)}
      icon={<XCircleIcon className="size-9 text-bad" aria-hidden />}
    >
      <p className="text-md wrap-anywhere">{outcome.title ?? outcome.message}</p>
      {errors.length > 0 && (
        <ul className="grid gap-2 border-s-2 border-bad ps-4">
          {errors.map(([field, messages]) => (
            <li key={field} className="wrap-anywhere">
              {labelOfField(field) && <b>{labelOfField(field)}: </b>}
              {messages.join(" ")}
            </li>
          ))}
        </ul>
      )}
      <Link
        className="link tap justify-self-start"
        to={registerAddressOf(outcome.pageType)}
        state={{ mode: outcome.pageType }}
        reloadDocument={outcome.pageType === "PurchaseSubscription"}
      >
        {texts.registration.back}
      </Link>
    </OutcomePage>
  );
}

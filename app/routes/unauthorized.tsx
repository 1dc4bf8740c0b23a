import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { UnauthorizedNotice } from "~/domain/unauthorized";
import { useStateFromCookie } from "~/signed-out/use-outcome";
import { setCookies } from "~/http/cookies.server";
import { readFlash } from "~/http/flash.server";
import { readShell } from "~/http/shell.server";
import { texts } from "~/texts";
import { BackButton, ErrorPage, LoginButton } from "~/ui/error-page";

export const handle = { title: () => texts.pageTitles.unauthorized, exported: true } satisfies Page;

/** The notice comes from the page that redirected here, and survives a reload. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { flash, forget } = readFlash(request);
  const shell = context.isExported ? null : await readShell(request);
  return data({ said: flash.unauthorized ?? null, shell }, { headers: setCookies(forget) });
}

export default function UnauthorizedPage() {
  const { said, shell } = useLoaderData<typeof loader>();
  const {
    text = texts.ui.brokeTitle,
    code,
    help = texts.ui.contactSupport,
  } = useStateFromCookie(UnauthorizedNotice, said) ?? {};
  return (
    <ErrorPage code={code} title={text} shell={shell} action={shell && <ErrorActions home={shell.home} />}>
      {help}
    </ErrorPage>
  );
}

/** Go back, or sign in with another account. */
function ErrorActions({ home }: { home: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <BackButton home={home} />
      <LoginButton variant="plain" />
    </div>
  );
}

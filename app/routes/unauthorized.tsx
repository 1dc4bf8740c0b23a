import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { setCookies } from "~/http/cookies.server";
import { readFlash } from "~/http/flash.server";
import { brokenTitle, contactSupport, ErrorPage } from "~/ui/error-page";

export const handle = { exported: true } satisfies Page;

/** What went wrong comes from the page that sent the visitor here, once. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { flash, forget } = readFlash(request);
  const { text = brokenTitle, code, help = contactSupport } = flash.unauthorized ?? {};
  return data({ text, code, help }, { headers: setCookies(forget) });
}

export default function Unauthorized() {
  const { text, code, help } = useLoaderData<typeof loader>();
  return (
    <ErrorPage code={code} title={text}>
      {help}
    </ErrorPage>
  );
}

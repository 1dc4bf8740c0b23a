import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { readShell } from "~/http/shell.server";
import { texts } from "~/texts";
import { ForbiddenPage } from "~/ui/error-page";

export const handle = { title: () => texts.pageTitles.forbidden, exported: true } satisfies Page;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { shell: context.isExported ? null : await readShell(request) };
}

export default function Forbidden() {
  return <ForbiddenPage {...useLoaderData<typeof loader>()} />;
}

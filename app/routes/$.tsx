import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { readShell } from "~/http/shell.server";
import { texts } from "~/texts";
import { NotFoundPage } from "~/ui/error-page";

export const handle = { title: () => texts.pageTitles.notFound, exported: true } satisfies Page;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return data({ shell: context.isExported ? null : await readShell(request) }, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage {...useLoaderData<typeof loader>()} />;
}

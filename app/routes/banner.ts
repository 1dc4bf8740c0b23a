import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPageBanner } from "~/http/banner.server";

/** The banner for exported pages, which are rendered without one. */
export const loader = async ({ request }: LoaderFunctionArgs) =>
  Response.json(await readPageBanner(request), { headers: { "Cache-Control": "no-store" } });

import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageBanner } from "~/http/banner.server";

/** The banner for exported pages, which cannot have it in them. */
export const loader = async ({ request }: LoaderFunctionArgs) =>
  Response.json(await pageBanner(request), { headers: { "Cache-Control": "no-store" } });

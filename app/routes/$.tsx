import { data } from "@remix-run/node";
import type { Page } from "~/domain/page";
import { NotFoundPage } from "~/ui/error-page";

export const handle = { exported: true } satisfies Page;

export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;

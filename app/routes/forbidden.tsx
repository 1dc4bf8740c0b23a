import type { Page } from "~/domain/page";

export const handle = { exported: true } satisfies Page;

export { ForbiddenPage as default } from "~/ui/error-page";

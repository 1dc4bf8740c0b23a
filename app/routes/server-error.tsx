import type { Page } from "~/domain/page";

export const handle = { title: "Server error", exported: true } satisfies Page;

export { ServerErrorPage as default } from "~/ui/error-page";

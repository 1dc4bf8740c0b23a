import type { Page } from "~/domain/page";
import { texts } from "~/texts";

export const handle = { title: () => texts.pageTitles.serverError, exported: true } satisfies Page;

export { ServerErrorPage as default } from "~/ui/error-page";

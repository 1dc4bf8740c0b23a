import { texts } from "~/texts";
import { createImportAction, createImportLoader } from "~/views/roster/import-loader.server";
import type { Page } from "~/domain/page";
import { maxBytes } from "~/domain/roster/roster-limits";

// The file plus its multipart form.
export const handle = {
  title: () => texts.roster.pageTitle,
  permission: "roster:import",
  maxFormBytes: maxBytes + 64 * 1024,
} satisfies Page;

// /admin/users/import is the same page.
export const loader = createImportLoader(handle.permission);
export const action = createImportAction(handle.permission);
export { ImportPage as default } from "~/views/roster/import-page";

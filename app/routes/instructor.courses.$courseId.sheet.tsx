import { texts } from "~/texts";
import { codeSheetLoader } from "~/views/course/course-loader.server";
import type { Page } from "~/domain/page";

export const handle = { title: () => texts.course.sheetTitle, permission: "course:list" } satisfies Page;

export const loader = codeSheetLoader(handle.permission);
export { CodeSheet as default } from "~/views/course/code-sheet";

import { texts } from "~/texts";
import { courseListAction } from "~/views/courses/courses-action.server";
import { courseListLoader } from "~/views/courses/courses-loader.server";
import type { Page } from "~/domain/page";

export const handle = { title: () => texts.common.courses, permission: "course:list" } satisfies Page;

// Instructors see only their own courses; administrators come here as instructors.
export const loader = courseListLoader(handle.permission);
export const action = courseListAction(handle.permission);
export { CoursesPage as default } from "~/views/courses/courses-page";

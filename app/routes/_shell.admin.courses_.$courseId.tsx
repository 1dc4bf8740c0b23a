import { coursePageAction } from "~/views/course/course-action.server";
import { coursePageLoader } from "~/views/course/course-loader.server";
import type { Page } from "~/domain/page";

export const handle = { permission: "course:administer" } satisfies Page;

// The same page exists in the instructor area.
export const loader = coursePageLoader(handle.permission);
export const action = coursePageAction(handle.permission);
export { CoursePage as default } from "~/views/course/course-page";

import { texts } from "~/texts";
import { courseListAction } from "~/views/courses/courses-action.server";
import { courseListLoader } from "~/views/courses/courses-loader.server";
import type { Page } from "~/domain/page";

export const handle = {
  permission: "course:administer",
  section: { label: () => texts.shell.courses, place: 30 },
} satisfies Page;

// /instructor/courses is the same page with the instructor's own courses.
export const loader = courseListLoader(handle.permission);
export const action = courseListAction(handle.permission);
export { CoursesPage as default } from "~/views/courses/courses-page";

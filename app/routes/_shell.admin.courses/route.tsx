import { createCoursesAction } from "~/admin/courses/courses-action.server";
import { createCoursesLoader } from "~/admin/courses/courses-loader.server";
import type { Page } from "~/domain/page";

export const handle = { permission: "course:administer", section: { label: "Courses", place: 30 } } satisfies Page;

// The same page is at /instructor/courses, for instructors' own courses.
export const loader = createCoursesLoader(handle.permission);
export const action = createCoursesAction(handle.permission);
export { CoursesPage as default } from "~/admin/courses/courses-page";

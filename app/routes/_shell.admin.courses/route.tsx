import { coursesAction } from "~/admin/courses/courses-action.server";
import { coursesLoader } from "~/admin/courses/courses-loader.server";
import type { Page } from "~/domain/page";

export const handle = { permission: "course:administer", section: { label: "Courses", place: 30 } } satisfies Page;

// The same page is at /instructor/courses, for instructors' own courses.
export const loader = coursesLoader(handle.permission);
export const action = coursesAction(handle.permission);
export { CoursesPage as default } from "~/admin/courses/courses-page";

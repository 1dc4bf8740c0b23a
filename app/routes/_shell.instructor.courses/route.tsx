import { createCoursesAction } from "~/admin/courses/courses-action.server";
import { createCoursesLoader } from "~/admin/courses/courses-loader.server";
import type { Page } from "~/domain/page";

export const handle = { title: "Courses", permission: "course:list" } satisfies Page;

// Instructors see only their own courses; administrators come here as teachers.
export const loader = createCoursesLoader(handle.permission);
export const action = createCoursesAction(handle.permission);
export { CoursesPage as default } from "~/admin/courses/courses-page";

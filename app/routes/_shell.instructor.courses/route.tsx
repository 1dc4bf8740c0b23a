import { coursesAction } from "~/admin/courses/courses-action.server";
import { coursesLoader } from "~/admin/courses/courses-loader.server";
import type { Page } from "~/domain/page";

export const handle = { permission: "course:list" } satisfies Page;

// Instructors see only their own courses; administrators come here as teachers.
export const loader = coursesLoader(handle.permission);
export const action = coursesAction(handle.permission);
export { CoursesPage as default } from "~/admin/courses/courses-page";

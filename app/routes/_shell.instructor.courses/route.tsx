import { coursesAction } from "~/admin/courses/courses-action.server";
import { coursesLoader } from "~/admin/courses/courses-loader.server";

// Instructors see only their own courses; administrators come here as teachers.
export const loader = coursesLoader("course:list");
export const action = coursesAction("course:list");
export { CoursesPage as default } from "~/admin/courses/courses-page";

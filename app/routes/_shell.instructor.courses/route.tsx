import { coursesAction } from "../_shell.admin.courses/courses-action.server";
import { coursesLoader } from "../_shell.admin.courses/courses-loader.server";

// Instructors see only their own courses; administrators come here as teachers.
export const loader = coursesLoader("course:list");
export const action = coursesAction("course:list");
export { CoursesPage as default } from "../_shell.admin.courses/courses-page";

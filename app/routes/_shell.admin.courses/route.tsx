import { adminRoles } from "~/domain/roles";
import { coursesAction } from "./courses-action.server";
import { coursesLoader } from "./courses-loader.server";

// The same page is at /instructor/courses, for instructors' own courses.
export const loader = coursesLoader(adminRoles);
export const action = coursesAction(adminRoles);
export { CoursesPage as default } from "./courses-page";

import { coursesAction } from "~/admin/courses/courses-action.server";
import { coursesLoader } from "~/admin/courses/courses-loader.server";

// The same page is at /instructor/courses, for instructors' own courses.
export const loader = coursesLoader("course:administer");
export const action = coursesAction("course:administer");
export { CoursesPage as default } from "~/admin/courses/courses-page";

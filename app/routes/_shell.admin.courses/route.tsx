import { coursesAction } from "./courses-action.server";
import { coursesLoader } from "./courses-loader.server";

// The same page is at /instructor/courses, for instructors' own courses.
export const loader = coursesLoader("course:administer");
export const action = coursesAction("course:administer");
export { CoursesPage as default } from "./courses-page";

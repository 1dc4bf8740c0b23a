import { courseStatusOf, type CourseStatus } from "~/domain/courses/course-status";
import type { Course } from "~/domain/courses/list-courses";
import { texts } from "~/texts";
import { Chip, type ChipTone } from "~/ui/chip";

const tones: Record<CourseStatus, ChipTone> = { Active: "good", Scheduled: "accent", Ended: "off", Inactive: "amber" };

export function CourseStatusChip({ course, now }: { course: Course; now: Date }) {
  const status = courseStatusOf(course, now);
  return <Chip tone={tones[status]}>{texts.courses.statusOf({ status })}</Chip>;
}

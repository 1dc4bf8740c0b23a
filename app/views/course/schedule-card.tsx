import { texts } from "~/texts";
import { ClassCell } from "~/views/courses/class-cell";
import { endCellOf, startCellOf } from "~/domain/courses/class-columns";
import type { Course } from "~/domain/courses/list-courses";
import { useTimeZone } from "~/ui/time-zone";
import { Card } from "~/ui/card";

/** Start and end of the current class, with the texts of the courses list. */
export function ScheduleCard({ course, now, mayChange }: { course: Course; now: string; mayChange: boolean }) {
  const clock = { now: new Date(now), zone: useTimeZone() };
  const shownClass = course.active ?? course.scheduled ?? course.last;
  return (
    <Card title={texts.course.schedule}>
      <p className="text-muted">{shownClass ? shownClass.name : texts.course.noClassYet}</p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{texts.courses.start}</dt>
          <dd>
            <ClassCell course={course} content={startCellOf(course, clock)} mayChange={mayChange} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{texts.courses.end}</dt>
          <dd>
            <ClassCell course={course} content={endCellOf(course, clock)} mayChange={mayChange} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

import { Link, useLocation, useSearchParams } from "@remix-run/react";
import { PencilSquareIcon, TrashIcon } from "@heroicons/react/16/solid";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
import { gradebookSessionOf } from "~/domain/courses/course-status";
import { endCellOf, startCellOf } from "~/domain/courses/class-columns";
import type { Course } from "~/domain/courses/list-courses";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { ButtonLink } from "~/ui/button";
import { Code } from "~/ui/code";
import { Cell, Header, Row, RowHeader, SortHeader, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";
import { ClassCell } from "./class-cell";
import { CourseStatusChip } from "./course-status-chip";

type ListedCourse = Course & { mayRun: boolean };

type CoursesTableProps = {
  courses: ListedCourse[];
  sort: string;
  now: string;
  /** Whether to show the columns for administrators, and for those who see several organizations. */
  canAdminister: boolean;
  canAssign: boolean;
};

export function CoursesTable({ courses, sort, now, canAdminister, canAssign }: CoursesTableProps) {
  const head = (column: string, label: string, numeric = false) => (
    <SortHeader column={column} sort={sort} numeric={numeric}>
      {label}
    </SortHeader>
  );
  return (
    <Table
      label={texts.common.courses}
      density="comfortable"
      fold
      head={
        <>
          {head("name", texts.common.course)}
          {head("status", texts.courses.status)}
          {canAssign && head("organization", texts.common.organization)}
          {canAdminister && head("instructor", texts.courses.instructor)}
          {head("students", texts.common.students, true)}
          {head("start", texts.courses.start)}
          {head("end", texts.courses.end)}
          {canAdminister && <Header actions>{texts.common.actions}</Header>}
        </>
      }
    >
      {courses.map((course) => (
        <CourseRow
          key={course.id}
          course={course}
          now={new Date(now)}
          canAdminister={canAdminister}
          canAssign={canAssign}
        />
      ))}
    </Table>
  );
}

type CourseRowProps = { course: ListedCourse; now: Date; canAdminister: boolean; canAssign: boolean };

function CourseRow({ course, now, canAdminister, canAssign }: CourseRowProps) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  return (
    <Row>
      <RowHeader>
        <CourseName course={course} />
      </RowHeader>
      <Cell label={texts.courses.status}>
        <CourseStatusChip course={course} now={now} />
      </Cell>
      {canAssign && (
        <Cell label={texts.common.organization}>
          <span dir="auto" className="clip max-w-36" title={course.organizationName}>
            {course.organizationName}
          </span>
        </Cell>
      )}
      {canAdminister && (
        <Cell label={texts.courses.instructor}>
          <Instructor course={course} to={canAssign ? dialogAddress(search, "owner", course.id) : null} />
        </Cell>
      )}
      <Cell label={texts.common.students} numeric>
        {course.memberCount}
      </Cell>
      <Cell label={texts.courses.start}>
        <ClassCell course={course} content={startCellOf(course, { now, zone })} mayChange={course.mayRun} />
      </Cell>
      <Cell label={texts.courses.end}>
        <ClassCell course={course} content={endCellOf(course, { now, zone })} mayChange={course.mayRun} />
      </Cell>
      {canAdminister && (
        <Cell actions>
          <ButtonLink to={dialogAddress(search, "delete", course.id)} preventScrollReset variant="danger" size="small">
            <TrashIcon className="size-4" aria-hidden />
            {texts.common.delete}
          </ButtonLink>
        </Cell>
      )}
    </Row>
  );
}

/** The name links to the course's page; below it the access code, if readable, and the gradebook. */
function CourseName({ course }: { course: Course }) {
  const session = gradebookSessionOf(course);
  const { pathname } = useLocation();
  return (
    <>
      <span
        dir="auto"
        className="clip max-w-56 pt-1.5"
        title={course.caption ? `${course.name} – ${course.caption}` : course.name}
      >
        <Link className="link" to={`${pathname}/${course.id}`}>
          {course.name}
        </Link>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 pt-1 pb-1.5 font-normal">
        {course.accessCode && (
          <Code copyLabel={texts.courses.copyAccessCodeOf({ name: course.name })}>{course.accessCode}</Code>
        )}
        {session && (
          <Link className="link tap text-sm" to={gradebookAddressOf(session.id)}>
            {texts.courses.gradebookOf({
              hidden: (text) => <span className="sr-only">{text}</span>,
              name: course.name,
            })}
          </Link>
        )}
      </span>
    </>
  );
}

/** The owner; for those who may assign courses, a link to the dialog that changes it. */
function Instructor({ course, to }: { course: Course; to: string | null }) {
  const name = (
    <span dir="auto" className="clip max-w-36" title={course.ownerName}>
      {course.ownerName}
    </span>
  );
  if (!to) return name;
  return (
    <Link to={to} preventScrollReset className="tap group max-w-full gap-1.5 rounded-sm hover:text-accent">
      <bdi>{name}</bdi>
      <PencilSquareIcon className="size-4 shrink-0 text-muted group-hover:text-accent" aria-hidden />
      <span className="sr-only"> {texts.courses.changeInstructorLink}</span>
    </Link>
  );
}

import { Link, useSearchParams } from "@remix-run/react";
import { PencilSquareIcon, TrashIcon } from "@heroicons/react/16/solid";
import { dialogAddress } from "~/admin/dialog-address";
import { classTexts, endColumnOf, startColumnOf, type ClassColumn } from "~/domain/courses/class-columns";
import { courseStatusOf, gradebookSessionOf, type CourseStatus } from "~/domain/courses/course-status";
import type { Course } from "~/domain/courses/list-courses";
import { ButtonLink } from "~/ui/button";
import { Chip, type ChipTone } from "~/ui/chip";
import { Code } from "~/ui/code";
import { Cell, Header, Row, RowHeader, SortHeader, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

type CoursesTableProps = {
  courses: Course[];
  sort: string;
  now: string;
  /** Whether the columns of administrators are there, and that of those who see several organizations. */
  administers: boolean;
  assigns: boolean;
};

export function CoursesTable({ courses, sort, now, administers, assigns }: CoursesTableProps) {
  const head = (column: string, label: string, numeric = false) => (
    <SortHeader column={column} sort={sort} numeric={numeric}>
      {label}
    </SortHeader>
  );
  return (
    <Table
      label="Courses"
      density="comfortable"
      fold
      head={
        <>
          {head("name", "Course")}
          {head("status", "Status")}
          {assigns && head("organization", "Organization")}
          {administers && head("instructor", "Instructor")}
          {head("students", "Students", true)}
          {head("start", "Start")}
          {head("end", "End")}
          {administers && <Header actions>Actions</Header>}
        </>
      }
    >
      {courses.map((course) => (
        <CourseRow key={course.id} course={course} now={new Date(now)} administers={administers} assigns={assigns} />
      ))}
    </Table>
  );
}

const tones: Record<CourseStatus, ChipTone> = { Active: "good", Scheduled: "accent", Ended: "off", Inactive: "amber" };

type CourseRowProps = { course: Course; now: Date; administers: boolean; assigns: boolean };

function CourseRow({ course, now, administers, assigns }: CourseRowProps) {
  const status = courseStatusOf(course, now);
  const zone = useTimeZone();
  const [search] = useSearchParams();
  return (
    <Row>
      <RowHeader>
        <CourseName course={course} />
      </RowHeader>
      <Cell label="Status">
        <Chip tone={tones[status]}>{status}</Chip>
      </Cell>
      {assigns && (
        <Cell label="Organization">
          <span className="clip max-w-36" title={course.organizationName}>
            {course.organizationName}
          </span>
        </Cell>
      )}
      {administers && (
        <Cell label="Instructor">
          <Instructor course={course} to={assigns ? dialogAddress(search, "owner", course.id) : null} />
        </Cell>
      )}
      <Cell label="Students" numeric>
        {course.memberCount}
      </Cell>
      <Cell label="Start">
        <ClassCell course={course} column={startColumnOf(course, { now, zone })} />
      </Cell>
      <Cell label="End">
        <ClassCell course={course} column={endColumnOf(course, { now, zone })} />
      </Cell>
      {administers && (
        <Cell actions>
          <ButtonLink to={dialogAddress(search, "delete", course.id)} preventScrollReset variant="danger" size="small">
            <TrashIcon className="size-4" aria-hidden />
            Delete
          </ButtonLink>
        </Cell>
      )}
    </Row>
  );
}

/** The name leads to the gradebook, once there is one; below it the access code, for those who may read it. */
function CourseName({ course }: { course: Course }) {
  const session = gradebookSessionOf(course);
  return (
    <>
      <span
        className="clip max-w-56 pt-1.5"
        title={course.caption ? `${course.name} – ${course.caption}` : course.name}
      >
        {session ? (
          <Link className="link" to={`/instructor/gradebook/${session.id}`}>
            {course.name}
          </Link>
        ) : (
          course.name
        )}
      </span>
      {course.accessCode && (
        <span className="block pt-1 pb-1.5 font-normal">
          <Code label={`access code of ${course.name}`}>{course.accessCode}</Code>
        </span>
      )}
    </>
  );
}

/** The owner; for whoever may give the course to somebody else, a link to the dropdown. */
function Instructor({ course, to }: { course: Course; to: string | null }) {
  const name = (
    <span className="clip max-w-36" title={course.ownerName}>
      {course.ownerName}
    </span>
  );
  if (!to) return name;
  return (
    <Link to={to} preventScrollReset className="tap group max-w-full gap-1.5 rounded-sm hover:text-accent">
      {name}
      <PencilSquareIcon className="size-4 shrink-0 text-muted group-hover:text-accent" aria-hidden />
      <span className="sr-only"> – change the instructor</span>
    </Link>
  );
}

const actions = {
  start: { dialog: "start", label: classTexts.start },
  reschedule: { dialog: "start", label: classTexts.start },
  end: { dialog: "end", label: classTexts.end },
  resume: { dialog: "resume", label: classTexts.resume },
} as const;

/** Beside a date there is room for a word only; a button says it all. */
function ClassCell({ course, column: { text, detail, action } }: { course: Course; column: ClassColumn }) {
  if (!text && !action) return <>–</>;
  const isChange = text !== null && (action === "end" || action === "reschedule");
  return (
    <div className="grid justify-items-start gap-1 py-1.5 leading-tight whitespace-normal">
      {text && <DatedText text={text} />}
      {(detail || isChange) && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted lg:flex-nowrap lg:whitespace-nowrap">
          {detail}
          {isChange && action && <ChangeLink course={course} action={action} />}
        </p>
      )}
      {action && !isChange && <ActionLink course={course} action={action} />}
    </div>
  );
}

/** The date stays on one line. */
function DatedText({ text }: { text: string }) {
  const date = text.search(/\d\d\//);
  return (
    <p>
      {text.slice(0, date)}
      <span className="whitespace-nowrap">{text.slice(date)}</span>
    </p>
  );
}

type ActionLinkProps = { course: Course; action: keyof typeof actions };

function ChangeLink({ course, action }: ActionLinkProps) {
  const [search] = useSearchParams();
  return (
    <Link to={dialogAddress(search, actions[action].dialog, course.id)} preventScrollReset className="link tap">
      Change
      <span className="sr-only"> the {action === "end" ? "end" : "start"}</span>
    </Link>
  );
}

function ActionLink({ course, action }: ActionLinkProps) {
  const [search] = useSearchParams();
  const { dialog, label } = actions[action];
  return (
    <ButtonLink to={dialogAddress(search, dialog, course.id)} preventScrollReset size="small">
      {label}
    </ButtonLink>
  );
}

import { Link } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { ClassOfCourse } from "~/domain/courses/list-classes";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { number } from "~/texts/format";
import { Chip } from "~/ui/chip";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { useTimeZone } from "~/ui/time-zone";

/** All classes of the course, each with a link to its gradebook. */
export function ClassesSection({ classes }: { classes: ClassOfCourse[] }) {
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="classes">
      <h2 id="classes">
        {texts.course.classesTitle({
          count: <span className="ms-2 font-normal text-muted tabular-nums">{classes.length}</span>,
        })}
      </h2>
      {classes.length === 0 ? (
        <EmptyState title={texts.course.noClasses}>{texts.course.noClassesHint}</EmptyState>
      ) : (
        <Table label={texts.course.classesLabel} density="comfortable" fold head={<Heads />}>
          {classes.map((session) => (
            <ClassRow key={session.id} session={session} />
          ))}
        </Table>
      )}
    </section>
  );
}

function Heads() {
  return (
    <>
      <Header>{texts.course.class}</Header>
      <Header>{texts.courses.start}</Header>
      <Header>{texts.courses.end}</Header>
      <Header numeric>{texts.common.students}</Header>
      <Header numeric>{texts.common.attempts}</Header>
    </>
  );
}

function ClassRow({ session }: { session: ClassOfCourse }) {
  const zone = useTimeZone();
  const { name, startDate, endDate, scheduledStartDate, scheduledEndDate } = session;
  const start = startDate ?? scheduledStartDate;
  const end = endDate ?? scheduledEndDate;
  const endText = (date: string) => (endDate ? date : texts.course.plannedEnd({ date }));
  return (
    <Row>
      <RowHeader>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {startDate ? (
            <Link className="link tap wrap-anywhere" to={gradebookAddressOf(session.id)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi className="wrap-anywhere">{name}</bdi>
          )}
          {!startDate && <Chip tone="accent">{texts.course.scheduled}</Chip>}
          {startDate && !endDate && <Chip tone="good">{texts.course.running}</Chip>}
        </span>
      </RowHeader>
      <Cell label={texts.courses.start}>{start ? formatDateTime(start, zone) : "–"}</Cell>
      <Cell label={texts.courses.end}>{end ? endText(formatDateTime(end, zone)) : "–"}</Cell>
      <Cell label={texts.common.students} numeric>
        {session.students}
      </Cell>
      <Cell label={texts.common.attempts} numeric>
        {number(session.attempts)}
      </Cell>
    </Row>
  );
}

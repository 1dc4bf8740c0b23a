import { Link } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { ClassOfCourse } from "~/domain/courses/list-classes";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { Chip } from "~/ui/chip";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { useTimeZone } from "~/ui/time-zone";

/** All classes of the course, each with a link to its gradebook. */
export function ClassesSection({ classes }: { classes: ClassOfCourse[] }) {
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="classes">
      <h2 id="classes">
        Classes <span className="ml-2 font-normal text-muted tabular-nums">{classes.length}</span>
      </h2>
      {classes.length === 0 ? (
        <EmptyState title="No Classes Yet">A class is one run of the course, with a gradebook of its own.</EmptyState>
      ) : (
        <Table label="Classes" density="comfortable" fold head={<Heads />}>
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
      <Header>Class</Header>
      <Header>Start</Header>
      <Header>End</Header>
      <Header numeric>Students</Header>
      <Header numeric>Attempts</Header>
    </>
  );
}

function ClassRow({ session }: { session: ClassOfCourse }) {
  const zone = useTimeZone();
  const { name, startDate, endDate, scheduledStartDate, scheduledEndDate } = session;
  const start = startDate ?? scheduledStartDate;
  const end = endDate ?? scheduledEndDate;
  return (
    <Row>
      <RowHeader>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {startDate ? (
            <Link className="link tap wrap-anywhere" to={gradebookAddressOf(session.id)}>
              {name}
            </Link>
          ) : (
            <span className="wrap-anywhere">{name}</span>
          )}
          {!startDate && <Chip tone="accent">Scheduled</Chip>}
          {startDate && !endDate && <Chip tone="good">Running</Chip>}
        </span>
      </RowHeader>
      <Cell label="Start">{start ? formatDateTime(start, zone) : "–"}</Cell>
      <Cell label="End">{end ? `${endDate ? "" : "planned "}${formatDateTime(end, zone)}` : "–"}</Cell>
      <Cell label="Students" numeric>
        {session.students}
      </Cell>
      <Cell label="Attempts" numeric>
        {session.attempts.toLocaleString("en-US")}
      </Cell>
    </Row>
  );
}

import { Link } from "@remix-run/react";
import type { ComparedCell, ComparedStudent } from "~/domain/gradebook/compare-days";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";

type PastMatrixProps = {
  columns: { scenarioId: string; scenarioShortTitle: string }[];
  students: ComparedStudent[];
  classSessionId: string;
};

/** The grades as they were; those that differ later say so in words, and are set off. */
export function PastMatrix({ columns, students, classSessionId }: PastMatrixProps) {
  return (
    <Table
      label={texts.pastGradebook.title}
      stickyNames
      head={
        <>
          <Header>{texts.common.student}</Header>
          <Header numeric>{texts.grades.average}</Header>
          {columns.map(({ scenarioId, scenarioShortTitle }) => (
            <Header key={scenarioId} numeric>
              <bdi>{scenarioShortTitle}</bdi>
            </Header>
          ))}
        </>
      }
    >
      {students.map(({ userId, name, total, cells }) => (
        <Row key={userId}>
          <RowHeader>
            <Link to={studentAddressOf(classSessionId, userId)} prefetch="none" className="link tap">
              <bdi>{name}</bdi>
            </Link>
          </RowHeader>
          <Cell numeric>
            <Compared cell={total} />
          </Cell>
          {cells.map((cell, place) => (
            <Cell key={place} numeric>
              <Compared cell={cell} />
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}

function Compared({ cell: { then, later } }: { cell: ComparedCell }) {
  if (later === null) return <bdi>{then || "–"}</bdi>;
  return (
    <span className="inline-block rounded-sm border border-accent bg-accent-soft px-1 text-end">
      <bdi>{then || "–"}</bdi>
      <b className="block text-accent">
        <span aria-hidden className="inline-block rtl:-scale-x-100">
          →
        </span>{" "}
        <span className="sr-only">{texts.pastGradebook.later} </span>
        <bdi>{later || "–"}</bdi>
      </b>
    </span>
  );
}

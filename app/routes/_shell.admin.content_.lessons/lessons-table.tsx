import { Link } from "@remix-run/react";
import { StateChip } from "~/views/lessons/lesson-state";
import { formatCount } from "~/domain/count-text";
import type { ListedLesson } from "~/domain/lessons/list-lessons";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { RelativeTime } from "~/views/relative-time";

export function LessonsTable({ lessons, now }: { lessons: ListedLesson[]; now: Date }) {
  if (lessons.length === 0)
    return <EmptyState title="No Lessons Found">Begin one below, or open one that is published.</EmptyState>;
  return (
    <Table
      label="All lessons"
      density="comfortable"
      fold
      head={
        <>
          <Header>Lesson</Header>
          <Header>Curriculum</Header>
          <Header>State</Header>
          <Header>Saved</Header>
          <Header>By</Header>
        </>
      }
    >
      {lessons.map(({ id, title, curriculum, campaign, state, mistakes, savedAt, savedBy }) => (
        <Row key={id}>
          <RowHeader>
            <Link to={`/admin/content/lessons/${id}`} className="link tap clip" title={title}>
              {title}
            </Link>
          </RowHeader>
          <Cell label="Curriculum">
            <span className="clip" title={`${curriculum}, ${campaign}`}>
              {curriculum}, {campaign}
            </span>
          </Cell>
          <Cell label="State">
            <span className="flex flex-wrap items-center gap-2">
              <StateChip state={state} />
              {mistakes > 0 && <span className="text-sm text-muted">{formatCount(mistakes, "mistake")}</span>}
            </span>
          </Cell>
          <Cell label="Saved">
            <RelativeTime date={savedAt} now={now} />
          </Cell>
          <Cell label="By">
            <span className="clip" title={savedBy}>
              {savedBy}
            </span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

import { Link } from "@remix-run/react";
import { texts } from "~/texts";
import { StateChip } from "~/views/lessons/lesson-state";
import type { ListedLesson } from "~/domain/lessons/list-lessons";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { RelativeTime } from "~/views/relative-time";

export function LessonsTable({ lessons, now }: { lessons: ListedLesson[]; now: Date }) {
  if (lessons.length === 0)
    return <EmptyState title={texts.lessons.noLessons}>{texts.lessons.noLessonsHint}</EmptyState>;
  return (
    <Table
      label={texts.lessons.tableLabel}
      density="comfortable"
      fold
      head={
        <>
          <Header>{texts.lessons.lesson}</Header>
          <Header>{texts.common.curriculum}</Header>
          <Header>{texts.lessons.state}</Header>
          <Header>{texts.lessons.saved}</Header>
          <Header>{texts.lessons.savedBy}</Header>
        </>
      }
    >
      {lessons.map(({ id, title, curriculum, campaign, state, mistakes, savedAt, savedBy }) => (
        <Row key={id}>
          <RowHeader>
            <Link to={`/admin/content/lessons/${id}`} dir="auto" className="link tap clip" title={title}>
              {title}
            </Link>
          </RowHeader>
          <Cell label={texts.common.curriculum}>
            <span className="clip" title={`${curriculum}, ${campaign}`}>
              <bdi>{curriculum}</bdi>, <bdi>{campaign}</bdi>
            </span>
          </Cell>
          <Cell label={texts.lessons.state}>
            <span className="flex flex-wrap items-center gap-2">
              <StateChip state={state} />
              {mistakes > 0 && <span className="text-sm text-muted">{texts.lessons.mistakes({ mistakes })}</span>}
            </span>
          </Cell>
          <Cell label={texts.lessons.saved}>
            <RelativeTime date={savedAt} now={now} />
          </Cell>
          <Cell label={texts.lessons.savedBy}>
            <span dir="auto" className="clip" title={savedBy}>
              {savedBy}
            </span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

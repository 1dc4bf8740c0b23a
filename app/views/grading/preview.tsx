import type { GradingPreview, ShownTotal } from "~/domain/gradebook/preview-grading";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { Notice } from "~/ui/notice";

const maxShown = 100;

/** Who would move, from what to what. */
export function Preview({ preview }: { preview: GradingPreview }) {
  const { classSession, students, moves, higher, lower, nowPassing, nowFailing } = preview;
  if (!classSession) return <Notice tone="info">{texts.grading.previewNoClass}</Notice>;
  return (
    <Card title={texts.grading.previewTitle({ className: classSession.name })}>
      {moves.length === 0 ? (
        <p>{texts.grading.previewSame({ students })}</p>
      ) : (
        <>
          <p>
            {texts.grading.previewMoves({ higher, lower, students })}
            {nowPassing + nowFailing > 0 && ` ${texts.grading.previewPassing({ nowPassing, nowFailing })}`}
          </p>
          <Table
            label={texts.grading.previewTitle({ className: classSession.name })}
            head={
              <>
                <Header>{texts.common.student}</Header>
                <Header numeric>{texts.grading.previewNow}</Header>
                <Header numeric>{texts.grading.previewThen}</Header>
              </>
            }
          >
            {moves.slice(0, maxShown).map(({ userId, name, from, to }) => (
              <Row key={userId}>
                <RowHeader>
                  <bdi>{name}</bdi>
                </RowHeader>
                <Cell numeric>{totalTextOf(from)}</Cell>
                <Cell numeric>{totalTextOf(to)}</Cell>
              </Row>
            ))}
          </Table>
          {moves.length > maxShown && (
            <p className="text-sm text-muted">{texts.grading.previewMore({ more: moves.length - maxShown })}</p>
          )}
        </>
      )}
    </Card>
  );
}

const totalTextOf = (total: ShownTotal) =>
  total === null ? texts.grading.noTotal : <bdi>{`${total.letter ?? ""} ${total.percent} %`}</bdi>;

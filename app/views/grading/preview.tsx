import type { GradingPreview, ShownTotal } from "~/domain/gradebook/preview-grading";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { Notice } from "~/ui/notice";

const maxShown = 100;

/** The totals of the whole class, now and by the new rules; those who would move first. */
export function Preview({ preview }: { preview: GradingPreview }) {
  const { classSession, students, moves, unmoved, higher, lower, nowPassing, nowFailing, average, passed } = preview;
  if (!classSession) return <Notice tone="info">{texts.grading.previewNoClass}</Notice>;
  const everyone = [...moves, ...unmoved];
  const title = texts.grading.previewTitle({ className: classSession.name });
  return (
    <Card title={title}>
      <p>
        {moves.length === 0
          ? texts.grading.previewSame({ students })
          : texts.grading.previewMoves({ higher, lower, students })}
        {nowPassing + nowFailing > 0 && ` ${texts.grading.previewPassing({ nowPassing, nowFailing })}`}
      </p>
      {everyone.length > 0 && (
        <Table
          label={title}
          head={
            <>
              <Header>{texts.common.student}</Header>
              <Header numeric>{texts.grading.previewNow}</Header>
              <Header numeric>{texts.grading.previewThen}</Header>
            </>
          }
        >
          <Compared
            name={texts.gradebook.classAverage}
            from={percentTextOf(average.from)}
            to={percentTextOf(average.to)}
          />
          <Compared
            name={texts.gradebook.passed}
            from={texts.grades.countOf({ count: passed.from, all: students })}
            to={texts.grades.countOf({ count: passed.to, all: students })}
          />
          {everyone.slice(0, maxShown).map(({ userId, name, from, to }) => (
            <Compared key={userId} name={name} from={totalTextOf(from)} to={totalTextOf(to)} />
          ))}
        </Table>
      )}
      {everyone.length > maxShown && (
        <p className="text-sm text-muted">{texts.grading.previewMore({ more: everyone.length - maxShown })}</p>
      )}
    </Card>
  );
}

/** A change is set off. */
function Compared({ name, from, to }: { name: string; from: string; to: string }) {
  return (
    <Row>
      <RowHeader>
        <bdi>{name}</bdi>
      </RowHeader>
      <Cell numeric>
        <bdi>{from}</bdi>
      </Cell>
      <Cell numeric>
        <bdi className={from === to ? "text-muted" : "rounded-sm bg-accent-soft px-1 font-semibold text-accent"}>
          {to}
        </bdi>
      </Cell>
    </Row>
  );
}

const percentTextOf = (percent: number | null) => (percent === null ? "–" : `${percent} %`);

const totalTextOf = (total: ShownTotal) =>
  total === null ? texts.grading.noTotal : `${total.letter ?? ""} ${total.percent} %`.trim();

import { Link } from "@remix-run/react";
import type { ListedCurriculum } from "~/domain/curricula/read-curricula";
import { texts } from "~/texts";
import { number } from "~/texts/format";
import { ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";

export function CurriculaTable({ curricula }: { curricula: ListedCurriculum[] }) {
  return (
    <section aria-labelledby="curricula" className="grid gap-3">
      <h2 id="curricula">{texts.content.curricula}</h2>
      {curricula.length === 0 ? (
        <EmptyState title={texts.content.noCurricula}>{texts.content.noCurriculaHint}</EmptyState>
      ) : (
        <Table
          label={texts.content.curriculaLabel}
          density="comfortable"
          fold
          head={
            <>
              <Header>{texts.common.curriculum}</Header>
              <Header>{texts.content.key}</Header>
              <Header numeric>{texts.content.version}</Header>
              <Header numeric>{texts.content.campaigns}</Header>
              <Header numeric>{texts.content.scenarios}</Header>
              <Header numeric>{texts.content.questions}</Header>
              <Header numeric>{texts.common.organizations}</Header>
              <Header actions>{texts.common.actions}</Header>
            </>
          }
        >
          {curricula.map((curriculum) => (
            <CurriculumRow key={curriculum.id} curriculum={curriculum} />
          ))}
        </Table>
      )}
    </section>
  );
}

function CurriculumRow({ curriculum }: { curriculum: ListedCurriculum }) {
  const { key, title, version, campaigns, scenarios, questions, organizations } = curriculum;
  const count = (label: string, value: number) => (
    <Cell label={label} numeric>
      {number(value)}
    </Cell>
  );
  return (
    <Row>
      <RowHeader>
        <Link to={`/admin/content/curricula/${key}`} dir="auto" className="link tap clip" title={title}>
          {title}
        </Link>
      </RowHeader>
      <Cell label={texts.content.key}>
        <code dir="auto" className="clip text-sm" title={key}>
          {key}
        </code>
      </Cell>
      {count(texts.content.version, version)}
      {count(texts.content.campaigns, campaigns)}
      {count(texts.content.scenarios, scenarios)}
      {count(texts.content.questions, questions)}
      {count(texts.common.organizations, organizations)}
      <Cell actions>
        <ButtonLink size="small" to={`/admin/content/curricula/${key}/download`} reloadDocument>
          {texts.content.downloadCurriculum({ title: <span className="sr-only"> {title}</span> })}
        </ButtonLink>
      </Cell>
    </Row>
  );
}

import { Link } from "@remix-run/react";
import type { ListedCurriculum } from "~/domain/curricula/read-curricula";
import { ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";

export function CurriculaTable({ curricula }: { curricula: ListedCurriculum[] }) {
  return (
    <section aria-labelledby="curricula" className="grid gap-3">
      <h2 id="curricula">Curricula</h2>
      {curricula.length === 0 ? (
        <EmptyState title="No Curricula Found">Publish one below.</EmptyState>
      ) : (
        <Table
          label="All curricula"
          density="comfortable"
          fold
          head={
            <>
              <Header>Curriculum</Header>
              <Header>Key</Header>
              <Header numeric>Version</Header>
              <Header numeric>Campaigns</Header>
              <Header numeric>Scenarios</Header>
              <Header numeric>Questions</Header>
              <Header numeric>Organizations</Header>
              <Header actions>Actions</Header>
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
      {value.toLocaleString("en-US")}
    </Cell>
  );
  return (
    <Row>
      <RowHeader>
        <Link to={`/admin/content/curricula/${key}`} className="link tap clip" title={title}>
          {title}
        </Link>
      </RowHeader>
      <Cell label="Key">
        <code className="clip text-sm" title={key}>
          {key}
        </code>
      </Cell>
      {count("Version", version)}
      {count("Campaigns", campaigns)}
      {count("Scenarios", scenarios)}
      {count("Questions", questions)}
      {count("Organizations", organizations)}
      <Cell actions>
        <ButtonLink size="small" to={`/admin/content/curricula/${key}/download`} reloadDocument>
          Download<span className="sr-only"> {title}</span>
        </ButtonLink>
      </Cell>
    </Row>
  );
}

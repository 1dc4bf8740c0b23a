import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { regradeAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Page } from "~/domain/page";
import { listOutdatedKeys, type OutdatedKey } from "~/domain/regrades/list-outdated-keys";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { number } from "~/texts/format";
import { ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { searchOfKey } from "~/views/regrade/regrade-fields";

export const handle = { title: () => texts.regrades.classesTitle, permission: "content:administer" } satisfies Page;

/** Classes with points by another key than the newest version, each with a link to the preview of its regrade. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const key = params.key ?? "";
  return { key, ...(await listOutdatedKeys(ctx, key)) };
});

export default function RegradeClasses() {
  const { key, title, version, keys, hasMore } = useLoaderData<typeof loader>();
  const curriculum = `/admin/content/curricula/${key}`;
  const classes = new Set(keys.map(({ classSessionId }) => classSessionId)).size;
  return (
    <>
      <PageHeader
        title={texts.regrades.classesTitle}
        subtitle={
          <>
            {texts.curricula.pathAndVersion({
              link: (text) => (
                <Link to="/admin/content" className="link">
                  {text}
                </Link>
              ),
              key: (
                <Link to={curriculum} className="link">
                  <bdi>{title}</bdi>
                </Link>
              ),
              version,
            })}
          </>
        }
      />
      {keys.length === 0 ? (
        <EmptyState title={texts.regrades.noClasses}>{texts.regrades.noClassesHint}</EmptyState>
      ) : (
        <div className="grid gap-4">
          <h2>{texts.regrades.classes({ classes })}</h2>
          <p className="max-w-[70ch] text-muted">{texts.regrades.classesPurpose({ version })}</p>
          <OutdatedTable keys={keys} />
        </div>
      )}
      {hasMore && <p className="mt-4 text-muted">{texts.regrades.moreQuestions}</p>}
    </>
  );
}

function OutdatedTable({ keys }: { keys: OutdatedKey[] }) {
  return (
    <Table
      label={texts.regrades.classesLabel}
      density="comfortable"
      fold
      head={
        <>
          <Header>{texts.regrades.class}</Header>
          <Header>{texts.regrades.organization}</Header>
          <Header>{texts.regrades.quiz}</Header>
          <Header>{texts.regrades.question}</Header>
          <Header numeric>{texts.regrades.outdatedAttempts}</Header>
          <Header actions>{texts.common.actions}</Header>
        </>
      }
    >
      {keys.map((row) => (
        <Row key={`${row.classSessionId} ${row.questionId}`}>
          <RowHeader>
            <Wrapped text={row.courseName} />{" "}
            <span className="font-normal text-muted">
              <Wrapped text={row.className} />
            </span>
          </RowHeader>
          <Cell label={texts.regrades.organization}>
            <Wrapped text={row.organizationName} />
          </Cell>
          <Cell label={texts.regrades.quiz}>
            <Wrapped text={row.scenarioTitle} />
          </Cell>
          <Cell label={texts.regrades.question}>
            <Wrapped text={row.question} />
          </Cell>
          <Cell label={texts.regrades.outdatedAttempts} numeric>
            {number(row.attempts)}
          </Cell>
          <Cell actions>
            <ButtonLink
              size="small"
              to={`${regradeAddressOf(row.classSessionId, row.scenarioId)}${searchOfKey(row.offered, row.questionId)}&preview=1`}
              aria-label={texts.regrades.previewLabel({ question: row.question, className: row.className })}
            >
              {texts.regrades.preview}
            </ButtonLink>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

const Wrapped = ({ text }: { text: string }) => (
  <bdi className="inline-block max-w-[22rem] leading-snug whitespace-normal wrap-anywhere">{text}</bdi>
);

import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { BatchedGrade, BatchPreview } from "~/domain/gradebook/decide-many";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Grade } from "~/domain/grades/grade";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { FormKey } from "~/ui/form-key";
import { SubmitButton } from "~/views/list-dialog";

type Sent = { kind: "excuse" | "override" | "adjust" | "clear" } & Record<
  "points" | "maxPoints" | "reason" | "students" | "scenarios",
  string
>;

/** A preview with the form that asked for it; `sent`: what stores the decision. */
export type ShownBatch = { preview: BatchPreview; sent: Sent; values: Record<string, string>; errors: FieldErrors };

type BatchPreviewProps = { shown: ShownBatch; classSessionId: string; formKey: string };

const maxListed = 200;

/** The grades before and after, and the form that saves the decision. */
export function BatchPreviewView({ shown: { preview, sent }, classSessionId, formKey }: BatchPreviewProps) {
  const { grades, unchangeable, seen } = preview;
  const students = new Set(grades.map(({ userId }) => userId)).size;
  const replaced = grades.filter(({ replaces }) => replaces !== null).length;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "nearest" });
  }, [preview]);
  return (
    <section ref={section} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="preview">
      <h2 id="preview">{texts.batches.preview}</h2>
      <p role="status">
        {texts.batches.effect({ grades: grades.length, students })}{" "}
        {replaced > 0 && texts.batches.replaced({ grades: replaced })}{" "}
        {unchangeable.length > 0 && texts.batches.unchangeable({ grades: unchangeable.length })}
      </p>
      {grades.length > 0 && <Grades grades={grades.slice(0, maxListed)} classSessionId={classSessionId} />}
      {grades.length > maxListed && (
        <p className="text-muted">{texts.batches.more({ others: grades.length - maxListed })}</p>
      )}
      {grades.length > 0 && (
        <Form method="post" noValidate>
          <FormKey value={formKey} />
          {Object.entries(sent).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="seen" value={seen} />
          <SubmitButton intent="decide" variant="primary">
            {texts.batches.apply({ kind: sent.kind })}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

function Grades({ grades, classSessionId }: { grades: BatchedGrade[]; classSessionId: string }) {
  return (
    <Table
      label={texts.batches.changesLabel}
      density="comfortable"
      fold
      head={
        <>
          <Header>{texts.common.student}</Header>
          <Header>{texts.batches.scenarios}</Header>
          <Header numeric>{texts.batches.before}</Header>
          <Header numeric>{texts.batches.after}</Header>
        </>
      }
    >
      {grades.map(({ userId, name, scenarioId, scenarioTitle, from, to, replaces }) => (
        <Row key={`${userId} ${scenarioId}`}>
          <RowHeader>
            <Link to={studentAddressOf(classSessionId, userId, scenarioId)} prefetch="none" className="link tap">
              <bdi>{name}</bdi>
            </Link>
          </RowHeader>
          <Cell label={texts.batches.scenarios}>
            <bdi>{scenarioTitle}</bdi>
            {replaces !== null && (
              <span className="block text-xs text-muted">{texts.batches.replaces({ by: replaces })}</span>
            )}
          </Cell>
          <Cell label={texts.batches.before} numeric>
            {gradeText(from)}
          </Cell>
          <Cell label={texts.batches.after} numeric>
            {gradeText(to)}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function gradeText(grade: Grade): string {
  if (grade === null) return texts.batches.none;
  return grade === "excused" ? texts.batches.excused : `${grade.score}/${grade.maxScore}`;
}

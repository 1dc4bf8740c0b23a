import { Form, Link } from "@remix-run/react";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Points } from "~/domain/grades/grade";
import type { GradeChange } from "~/domain/regrades/grade-changes";
import type { RegradePreview } from "~/domain/regrades/regrade-question";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Check } from "~/ui/check";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { TextAreaField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { SubmitButton } from "~/views/list-dialog";

type RegradePreviewProps = {
  intent?: "regrade" | "useFlights";
  preview: RegradePreview & { sent: Record<string, string> };
  classSessionId: string;
  sendsMail: boolean;
  formKey: string;
  refusal: FormRefusal | undefined;
};

const maxListed = 200;

/** Whose grades would change, and the form that changes them. */
export function RegradePreviewView({
  intent = "regrade",
  preview,
  classSessionId,
  sendsMail,
  formKey,
  refusal,
}: RegradePreviewProps) {
  const { effect, seen, sent } = preview;
  const { students, attempts, changed, gain, lose, letters } = effect;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="preview">
      <h2 id="preview">{texts.regrades.preview}</h2>
      <p role="status">
        {texts.regrades.effect({ changed, attempts })}{" "}
        {students.length === 0 ? texts.regrades.noGradeChanges : texts.regrades.students({ gain, lose, letters })}
      </p>
      {students.length > 0 && <Changes students={students.slice(0, maxListed)} classSessionId={classSessionId} />}
      {students.length > maxListed && (
        <p className="text-muted">{texts.regrades.moreStudents({ others: students.length - maxListed })}</p>
      )}
      <Form method="post" noValidate className="grid gap-4">
        <FormKey value={formKey} />
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="seen" value={seen} />
        <TextAreaField
          label={texts.decisions.reason}
          hint={texts.regrades.reasonHint}
          name="reason"
          rows={2}
          maxLength={500}
          defaultValue={refusal?.values.reason}
          errors={refusal?.errors.reason}
        />
        {sendsMail && students.length > 0 && (
          <Check
            name="notifies"
            value="1"
            defaultChecked={refusal?.values.notifies === "1"}
            label={texts.regrades.notifies}
          />
        )}
        <p>
          <SubmitButton intent={intent} variant="primary">
            {intent === "regrade" ? texts.regrades.apply : texts.flightRegrades.apply}
          </SubmitButton>
        </p>
      </Form>
    </section>
  );
}

function Changes({ students, classSessionId }: { students: GradeChange[]; classSessionId: string }) {
  return (
    <Table
      label={texts.regrades.changesLabel}
      density="comfortable"
      fold
      head={
        <>
          <Header>{texts.common.student}</Header>
          <Header numeric>{texts.regrades.before}</Header>
          <Header numeric>{texts.regrades.after}</Header>
        </>
      }
    >
      {students.map(({ userId, username, fullName, from, to, letters }) => (
        <Row key={userId}>
          <RowHeader>
            <Link to={studentAddressOf(classSessionId, userId)} prefetch="none" className="link tap">
              <bdi>{fullName || username}</bdi>
            </Link>
          </RowHeader>
          <Cell label={texts.regrades.before} numeric>
            <Grade points={from} letter={letters.from} />
          </Cell>
          <Cell label={texts.regrades.after} numeric>
            <Grade points={to} letter={letters.to} isNew={letters.from !== letters.to} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Grade({ points, letter, isNew = false }: { points: Points; letter: string | null; isNew?: boolean }) {
  return (
    <span className="whitespace-nowrap">
      {points.score}/{points.maxScore}
      {letter && (
        <span className={`ms-2 inline-block w-6 ${isNew ? "font-semibold" : "text-muted"}`}>
          <bdi>{letter}</bdi>
        </span>
      )}
    </span>
  );
}

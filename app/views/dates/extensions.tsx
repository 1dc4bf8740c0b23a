import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { formatDateTime } from "~/domain/date-text";
import type { Extension } from "~/domain/due-dates/read-dates";
import type { FieldErrors } from "~/domain/refusal";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { TextAreaField, TextField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";

/** Ids. */
export type Extendable = { userIds: string[]; scenarioIds: string[] };

type ExtensionsProps = {
  extensions: Extension[];
  columns: ClassColumn[];
  students: { userId: string; name: string }[];
  chosen: Extendable;
  timeZone: string;
  formKey: string;
  refusal: FormRefusal | undefined;
};

/** Who has longer, and the form that gives a student longer. */
export function Extensions({ extensions, columns, students, chosen, timeZone, formKey, refusal }: ExtensionsProps) {
  const titleOf = (id: string) => columns.find(({ scenarioId }) => scenarioId === id)?.scenarioTitle ?? "";
  return (
    <div id="extend" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card title={texts.dueDates.extensionsTitle}>
        {extensions.length === 0 ? (
          <p className="text-muted">{texts.dueDates.noExtensions}</p>
        ) : (
          <Table
            label={texts.dueDates.extensionsTitle}
            fold
            head={
              <>
                <Header>{texts.common.student}</Header>
                <Header>{texts.results.scenario}</Header>
                <Header>{texts.dueDates.due}</Header>
                <Header>{texts.dueDates.reason}</Header>
                <Header actions>{texts.common.actions}</Header>
              </>
            }
          >
            {extensions.map(({ id, name, scenarioId, dueAt, reason, by, at }) => (
              <Row key={id}>
                <RowHeader>
                  <bdi>{name}</bdi>
                </RowHeader>
                <Cell label={texts.results.scenario}>
                  <bdi>{titleOf(scenarioId)}</bdi>
                </Cell>
                <Cell label={texts.dueDates.due}>{formatDateTime(dueAt, timeZone)}</Cell>
                <Cell label={texts.dueDates.reason} wide>
                  <div className="min-w-0">
                    <span className="block wrap-anywhere whitespace-pre-line">
                      <bdi>{reason}</bdi>
                    </span>
                    <span className="block text-xs text-muted">
                      {texts.dueDates.extensionBy({ by, date: formatDateTime(at, timeZone) })}
                    </span>
                  </div>
                </Cell>
                <Cell actions>
                  <Form method="post" noValidate preventScrollReset>
                    <input type="hidden" name="extensionId" value={id} />
                    <Button
                      type="submit"
                      name="intent"
                      value="end"
                      size="small"
                      variant="quiet"
                      aria-label={texts.dueDates.endExtensionOf({ name, scenarioTitle: titleOf(scenarioId) })}
                    >
                      {texts.dueDates.endExtension}
                    </Button>
                  </Form>
                </Cell>
              </Row>
            ))}
          </Table>
        )}
      </Card>
      {students.length > 0 && columns.length > 0 && (
        <ExtendForm {...{ columns, students, chosen, timeZone, formKey, refusal }} />
      )}
    </div>
  );
}

type ExtendFormProps = Omit<ExtensionsProps, "extensions">;

function ExtendForm({ columns, students, chosen, timeZone, formKey, refusal }: ExtendFormProps) {
  const values = refusal?.values ?? {};
  const errors: FieldErrors = refusal?.errors ?? {};
  const isChosen = (kind: "student" | "scenario", id: string, ids: string[]) =>
    refusal ? values[`${kind}.${id}`] !== undefined : ids.includes(id);
  return (
    <Card title={texts.dueDates.extend}>
      <Form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormKey value={formKey} />
        <input type="hidden" name="form" value="extend" />
        <input type="hidden" name="timeZone" value={timeZone} />
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <Choices legend={texts.dueDates.students} errors={errors.students}>
          {students.map(({ userId, name }) => (
            <Choice
              key={userId}
              name={`student.${userId}`}
              label={name}
              isChecked={isChosen("student", userId, chosen.userIds)}
            />
          ))}
        </Choices>
        <Choices legend={texts.dueDates.scenarios} errors={errors.scenarios}>
          {campaignsOf(columns).map(({ id, title }) => (
            <fieldset key={id} className="col-span-full min-w-0">
              <legend dir="auto" className="text-sm text-muted">
                {title}
              </legend>
              <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
                {columns
                  .filter(({ campaignId }) => campaignId === id)
                  .map(({ scenarioId, scenarioTitle }) => (
                    <Choice
                      key={scenarioId}
                      name={`scenario.${scenarioId}`}
                      label={scenarioTitle}
                      isChecked={isChosen("scenario", scenarioId, chosen.scenarioIds)}
                    />
                  ))}
              </div>
            </fieldset>
          ))}
        </Choices>
        <TextField
          label={texts.dueDates.newDue}
          name="due"
          type="datetime-local"
          step={60}
          hint={texts.dueDates.timesIn({ zone: timeZone })}
          className="max-w-72"
          defaultValue={values.due}
          errors={errors.due}
        />
        <TextAreaField
          label={texts.dueDates.reason}
          name="reason"
          rows={2}
          hint={texts.dueDates.reasonHint}
          defaultValue={values.reason}
          errors={errors.reason}
        />
        <div>
          <Button type="submit" name="intent" value="extend" variant="primary">
            {texts.dueDates.extend}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type ChoicesProps = { legend: string; errors: readonly string[] | undefined; children: ReactNode };

function Choices({ legend, errors = [], children }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="grid max-h-72 gap-x-4 gap-y-1 overflow-y-auto rounded-md border border-line p-2 sm:grid-cols-2 xl:grid-cols-3">
        {children}
      </div>
      {errors.map((error) => (
        <p key={error} className="text-sm text-bad">
          {error}
        </p>
      ))}
    </fieldset>
  );
}

const Choice = ({ name, label, isChecked }: { name: string; label: string; isChecked: boolean }) => (
  <label className="flex min-h-8 min-w-0 items-center gap-2 touch:min-h-11">
    <input
      type="checkbox"
      name={name}
      defaultChecked={isChecked}
      className="size-4 shrink-0 accent-accent touch:size-5"
    />
    <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
  </label>
);

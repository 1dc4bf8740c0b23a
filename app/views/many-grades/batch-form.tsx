import { Form } from "@remix-run/react";
import { maxGrades } from "~/domain/grades/batch-limits";
import { texts } from "~/texts";
import type { FormRefusal } from "~/http/form.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Check } from "~/ui/check";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { ShownBatch } from "./batch-preview";

export type Choice = { id: string; name: string; isChecked: boolean };

const kinds = ["excuse", "override", "adjust", "clear"] as const;

type BatchFormProps = { students: Choice[]; scenarios: Choice[]; answer: FormRefusal | ShownBatch | undefined };

/** Asks for a preview; nothing is saved by it. */
export function BatchForm({ students, scenarios, answer }: BatchFormProps) {
  const values = answer?.values;
  const errors = answer?.errors ?? {};
  const message = answer && "message" in answer ? answer.message : undefined;
  return (
    <Card title={texts.batches.kind}>
      <Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4" noValidate preventScrollReset>
        {message && <Notice tone="error">{message}</Notice>}
        <p className="max-w-[70ch] text-muted">{texts.batches.purpose({ max: maxGrades })}</p>
        <Choices
          legend={texts.batches.students}
          {...{ thing: "student", all: "allStudents", allLabel: texts.batches.allStudents, choices: students, values }}
        />
        <Choices
          legend={texts.batches.scenarios}
          {...{ thing: "scenario", all: "allScenarios", allLabel: texts.batches.allScenarios }}
          {...{ choices: scenarios, values }}
        />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <SelectField label={texts.batches.kind} name="kind" defaultValue={values?.kind} errors={errors.kind}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.batches.kindName({ kind })}
              </option>
            ))}
          </SelectField>
          <TextField
            label={texts.decisions.points}
            hint={texts.batches.pointsHint}
            name="points"
            inputMode="numeric"
            defaultValue={values?.points}
            errors={errors.points}
          />
          <TextField
            label={texts.decisions.maxPoints}
            hint={texts.batches.maxPointsHint}
            name="maxPoints"
            inputMode="numeric"
            defaultValue={values?.maxPoints}
            errors={errors.maxPoints}
          />
        </div>
        <TextAreaField
          label={texts.decisions.reason}
          hint={texts.batches.reasonHint}
          name="reason"
          rows={2}
          maxLength={500}
          defaultValue={values?.reason}
          errors={errors.reason}
        />
        <p>
          <Button type="submit" name="intent" value="preview">
            {texts.batches.preview}
          </Button>
        </p>
      </Form>
    </Card>
  );
}

type ChoicesProps = {
  legend: string;
  thing: string;
  all: string;
  allLabel: string;
  choices: Choice[];
  /** As sent, if the form was. */
  values: Record<string, string> | undefined;
};

function Choices({ legend, thing, all, allLabel, choices, values }: ChoicesProps) {
  const isSent = (name: string) => values?.[name] !== undefined;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      <Check name={all} value="1" defaultChecked={isSent(all)} label={allLabel} />
      <div className="mt-2 grid max-h-60 grid-cols-1 gap-x-4 overflow-y-auto rounded-md border border-line p-2 sm:grid-cols-2 xl:grid-cols-3">
        {choices.map(({ id, name, isChecked }) => (
          <label key={id} className="flex min-h-8 min-w-0 items-center gap-2 touch:min-h-11">
            <input
              type="checkbox"
              name={`${thing}-${id}`}
              defaultChecked={values ? isSent(`${thing}-${id}`) : isChecked}
              className="size-4 shrink-0 accent-accent"
            />
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

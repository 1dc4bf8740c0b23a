import { Form } from "@remix-run/react";
import { rubricLimits } from "~/domain/grades/rubric";
import type { FieldErrors } from "~/domain/refusal";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { TextAreaField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";

type RubricFormProps = {
  /** Empty: there is no rubric yet. */
  version: string;
  fields: Record<string, string>;
  refusal: FormRefusal | undefined;
};

/** Criteria with their levels; an empty row is none. */
export function RubricForm({ version, fields, refusal }: RubricFormProps) {
  const values = refusal?.values ?? fields;
  const errors = refusal?.errors ?? {};
  return (
    <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6">
      <Form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <input type="hidden" name="seen" value={version} />
        <p className="max-w-[46rem] text-sm text-muted">
          {texts.rubrics.levelsHint} {texts.rubrics.removeHint}
        </p>
        {Array.from({ length: shownRowsOf(values) }, (_, row) => (
          <CriterionRow key={row} {...{ row, values, errors }} />
        ))}
        <p>
          <Button type="submit" name="intent" value="save" variant="primary">
            {texts.rubrics.save}
          </Button>
        </p>
      </Form>
      {version && (
        <Form method="post" noValidate className="grid gap-2 border-t border-line pt-4">
          <input type="hidden" name="seen" value={version} />
          <p className="text-sm text-muted">{texts.rubrics.keptHint}</p>
          <p>
            <Button type="submit" name="intent" value="remove">
              {texts.rubrics.remove}
            </Button>
          </p>
        </Form>
      )}
    </div>
  );
}

/** Three more than are used. */
function shownRowsOf(values: Record<string, string>): number {
  const used = Object.entries(values).flatMap(([name, value]) => {
    const [, row] = /^criteria\.(\d+)\./.exec(name) ?? [];
    return row && value.trim() ? [Number(row) + 1] : [];
  });
  return Math.min(rubricLimits.criteria, Math.max(0, ...used) + 3);
}

type RowProps = { row: number; values: Record<string, string>; errors: FieldErrors };

function CriterionRow({ row, values, errors }: RowProps) {
  const of = (part: string) => ({
    name: `criteria.${row}.${part}`,
    defaultValue: values[`criteria.${row}.${part}`] ?? "",
    errors: errors[`criteria.${row}.${part}`],
  });
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <legend className="px-1 text-sm font-semibold">{texts.rubrics.criterion({ number: row + 1 })}</legend>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <TextField label={texts.rubrics.name} maxLength={rubricLimits.nameLength} {...of("name")} />
        <TextAreaField label={texts.rubrics.levels} rows={4} {...of("levels")} />
      </div>
    </fieldset>
  );
}

import { Form, useSearchParams } from "@remix-run/react";
import type { StudentGrade } from "~/domain/gradebook/student-grades";
import { handInField } from "~/domain/grades/hand-in-field";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { TextAreaField, TextField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { fromGradebook, type DecisionKind } from "./decision-address";
import { explainGrade } from "./explain-grade";
import { newestHandInOf } from "./newest-hand-in";

type DecisionDialogProps = {
  kind: DecisionKind;
  grade: StudentGrade;
  /** The most points that the scenario gives, if its curriculum says so. */
  maximum: number | null;
  formKey: string;
  refusal?: FormRefusal;
};

/** Excuses, overrides or adjusts a grade, or writes a note about it. */
export function DecisionDialog({ kind, grade, maximum, formKey, refusal }: DecisionDialogProps) {
  const [search] = useSearchParams();
  const { column, decision, best } = grade;
  const maxPoints = best?.maxScore ?? decision?.maxPoints ?? maximum ?? "";
  const isNote = kind === "note";
  const pointsField = {
    name: "points",
    inputMode: "numeric" as const,
    defaultValue: refusal?.values.points,
    errors: refusal?.errors.points,
    autoFocus: true,
  };
  return (
    <ListDialog title={texts.decisions.title({ kind })}>
      <Form method="post" className="grid gap-4" noValidate>
        <FormKey value={formKey} />
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p>
          <bdi className="font-semibold">{column.scenarioTitle}</bdi>
          <span className="block text-sm text-muted">{explainGrade(grade)}</span>
        </p>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="scenarioId" value={column.scenarioId} />
        <input type="hidden" name="seen" value={decision?.id ?? ""} />
        <input type="hidden" name={handInField} value={newestHandInOf(grade)} />
        {search.has(fromGradebook) && (
          <input type="hidden" name={fromGradebook} value={search.get(fromGradebook) ?? ""} />
        )}
        {kind === "override" && (
          <div className="grid grid-cols-2 gap-4">
            <TextField label={texts.decisions.points} {...pointsField} />
            <TextField
              label={texts.decisions.maxPoints}
              name="maxPoints"
              inputMode="numeric"
              defaultValue={refusal?.values.maxPoints ?? maxPoints}
              errors={refusal?.errors.maxPoints}
            />
          </div>
        )}
        {kind === "adjust" && (
          <TextField label={texts.decisions.pointsToAdd} hint={texts.decisions.pointsToAddHint} {...pointsField} />
        )}
        <TextAreaField
          label={isNote ? texts.decisions.note : texts.decisions.reason}
          hint={isNote ? texts.decisions.noteHint : texts.decisions.reasonHint}
          name="reason"
          rows={2}
          maxLength={500}
          defaultValue={refusal?.values.reason}
          errors={refusal?.errors.reason}
          autoFocus={kind === "excuse" || isNote}
        />
        {!isNote && <p className="text-sm text-muted">{texts.decisions.effect({ kind })}</p>}
        <DialogButtons>
          <SubmitButton intent="decide" variant="primary">
            {texts.decisions.action({ kind })}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}

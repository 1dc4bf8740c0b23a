import { Form, Link, useSearchParams } from "@remix-run/react";
import { rubricAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { StudentGrade } from "~/domain/gradebook/student-grades";
import type { FoundRubric } from "~/domain/grades/read-rubric";
import { maximumOf, pointsOfMarks, type Criterion, type Mark } from "~/domain/grades/rubric";
import { handInField } from "~/domain/grades/hand-in-field";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { TextAreaField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { fromGradebook } from "./decision-address";
import { explainGrade } from "./explain-grade";
import { newestHandInOf } from "./newest-hand-in";

type RubricDialogProps = {
  grade: StudentGrade;
  classSessionId: string;
  mayRun: boolean;
  rubric: FoundRubric["rubric"];
  /** Points of a sandbox's checks, which the grade includes. */
  checks: Mark[];
  formKey: string;
  refusal?: FormRefusal;
};

/** Grades by clicking a level in each criterion; the sum overrides the grade. */
export function RubricDialog({ grade, classSessionId, mayRun, rubric, checks, formKey, refusal }: RubricDialogProps) {
  const [search] = useSearchParams();
  const { column, decision } = grade;
  const address = rubricAddressOf(classSessionId, column.scenarioId);
  if (!rubric)
    return (
      <ListDialog title={texts.rubrics.gradeBy}>
        <p>
          <bdi className="font-semibold">{column.scenarioTitle}</bdi>
          <span className="block">{texts.rubrics.none}</span>
        </p>
        {mayRun && (
          <p>
            <Link to={address} className="link tap">
              {texts.rubrics.make}
            </Link>
          </p>
        )}
      </ListDialog>
    );
  const { criteria, version } = rubric;
  const inAll = criteria.map((criterion) => ({
    ...{ criterion: "", level: "", points: 0, maxPoints: maximumOf(criterion) },
  }));
  const { maxPoints } = pointsOfMarks([...checks, ...inAll]);
  return (
    <ListDialog title={texts.rubrics.gradeBy}>
      <Form method="post" className="grid gap-4" noValidate>
        <FormKey value={formKey} />
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p>
          <bdi className="font-semibold">{column.scenarioTitle}</bdi>
          <span className="block text-sm text-muted">{explainGrade(grade)}</span>
        </p>
        <input type="hidden" name="scenarioId" value={column.scenarioId} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="seen" value={decision?.id ?? ""} />
        <input type="hidden" name={fromGradebook} value={search.get(fromGradebook) ?? ""} />
        <input type="hidden" name={handInField} value={newestHandInOf(grade)} />
        {criteria.map((criterion, at) => (
          <Levels
            key={criterion.name}
            name={`level.${at}`}
            chosen={refusal ? refusal.values[`level.${at}`] : placeOf(criterion, decision?.rubric)}
            errors={refusal?.errors[`level.${at}`]}
            criterion={criterion}
            hasFocus={at === 0}
          />
        ))}
        <TextAreaField
          label={texts.rubrics.sentence}
          hint={texts.rubrics.sentenceHint}
          name="reason"
          rows={2}
          maxLength={500}
          defaultValue={refusal?.values.reason}
          errors={refusal?.errors.reason}
        />
        {checks.map(({ criterion, ...points }) => (
          <p key={criterion}>{texts.sandboxTasks.checksAdd(points)}</p>
        ))}
        <p className="text-sm text-muted">
          {texts.rubrics.effect({ maxPoints })}{" "}
          {mayRun && (
            <Link to={address} className="link">
              {texts.rubrics.change}
            </Link>
          )}
        </p>
        <DialogButtons>
          <SubmitButton intent="decideByRubric" variant="primary">
            {texts.rubrics.giveGrade}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}

/** The place of the level that the decision that stands was given for, if the rubric still has it. */
function placeOf({ name, levels }: Criterion, marks: readonly Mark[] | null | undefined): string | undefined {
  const mark = marks?.find(({ criterion }) => criterion === name);
  const place = levels.findIndex((level) => level.name === mark?.level && level.points === mark.points);
  return place < 0 ? undefined : String(place);
}

type LevelsProps = {
  name: string;
  /** Place of a level. */
  chosen: string | undefined;
  errors: readonly string[] | undefined;
  criterion: Criterion;
  hasFocus: boolean;
};

function Levels({ name, chosen, errors, criterion, hasFocus }: LevelsProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset className="min-w-0" aria-describedby={errors ? errorId : undefined}>
      <legend className="mb-1 font-medium wrap-anywhere">
        <bdi>{criterion.name}</bdi>
      </legend>
      <div className="flex flex-wrap gap-2">
        {criterion.levels.map((level, place) => (
          <label
            key={place}
            className="flex min-h-9 min-w-0 items-center gap-2 rounded-md border border-edge px-3 py-1 hover:border-muted has-checked:border-accent has-checked:bg-accent-soft touch:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={place}
              defaultChecked={chosen === String(place)}
              autoFocus={hasFocus && chosen === String(place)}
              className="size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 wrap-anywhere">
              {level.name && <bdi>{level.name}</bdi>}{" "}
              <bdi className={level.name ? "text-sm text-muted tabular-nums" : "tabular-nums"}>{level.points}</bdi>
            </span>
          </label>
        ))}
      </div>
      {errors?.map((error) => (
        <p key={error} id={errorId} role="alert" className="mt-1 text-sm text-bad">
          {error}
        </p>
      ))}
    </fieldset>
  );
}

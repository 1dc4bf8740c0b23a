import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { formatDateTime } from "~/domain/date-text";
import type { CourseGrading } from "~/domain/gradebook/change-grading";
import type { GradingPreview } from "~/domain/gradebook/preview-grading";
import { countings, roundings } from "~/domain/grades/rules";
import { categoryRowsOf } from "~/domain/grades/rules-fields";
import type { FieldErrors } from "~/domain/refusal";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import { Preview } from "./preview";

export type ShownPreview = { preview: GradingPreview; values: Record<string, string>; errors: FieldErrors };

type GradingPageProps = {
  grading: CourseGrading;
  /** To start with: the rules, or those to copy. */
  fields: Record<string, string>;
  maySetDefault: boolean;
  answer: FormRefusal | ShownPreview | undefined;
};

export function GradingPage({ grading, fields, maySetDefault, answer }: GradingPageProps) {
  const { course, set, rulesNumber } = grading;
  const zone = useTimeZone();
  const values = answer?.values ?? fields;
  const errors = answer?.errors ?? {};
  const message = answer && "message" in answer ? answer.message : undefined;
  const preview = answer && "preview" in answer ? answer.preview : null;
  return (
    <>
      <Link to={`/instructor/courses/${course.id}`} className="link tap mb-2 gap-1">
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        <bdi>{course.name}</bdi>
      </Link>
      <PageHeader title={texts.grading.title} subtitle={<bdi>{course.name}</bdi>} />
      <p className="mb-4 max-w-[46rem] text-muted">
        {set === null ? texts.grading.usual : texts.grading.setBy({ by: set.by, date: formatDateTime(set.at, zone) })}{" "}
        {texts.grading.intro}
      </p>
      <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4">
        <StartFrom grading={grading} />
        {/* The key: other rules to start from replace what was typed. */}
        <Form key={JSON.stringify(fields)} method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {message && <Notice tone="error">{message}</Notice>}
          <input type="hidden" name="seen" value={rulesNumber} />
          <AttemptRules values={values} errors={errors} />
          <LateRules values={values} errors={errors} />
          <Categories grading={grading} values={values} errors={errors} />
          <Scale values={values} errors={errors} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="intent" value="preview">
              {texts.grading.preview}
            </Button>
            <Button type="submit" name="intent" value="save" variant="primary">
              {texts.grading.save}
            </Button>
          </div>
        </Form>
        {preview && <ShownBelow preview={preview} />}
        {rulesNumber > 0 && <SavedRules maySetDefault={maySetDefault} rulesNumber={rulesNumber} />}
      </div>
    </>
  );
}

/** Scrolls to the preview, which is below the form. */
function ShownBelow({ preview }: { preview: GradingPreview }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "nearest" });
  }, [preview]);
  return (
    <section ref={section} tabIndex={-1} aria-live="polite" className="min-w-0">
      <Preview preview={preview} />
    </section>
  );
}

function StartFrom({ grading: { campaigns, others, hasOrganizationDefault } }: { grading: CourseGrading }) {
  const hasOthers = others.length > 0 || hasOrganizationDefault;
  if (!hasOthers && campaigns.length === 0) return null;
  return (
    <Card title={texts.grading.startFrom}>
      <p className="text-sm text-muted">{texts.grading.startFromHint}</p>
      <div className="flex flex-wrap items-end gap-3">
        {campaigns.length > 0 && (
          <ButtonLink to="?from=campaigns" size="small">
            {texts.grading.useCampaigns}
          </ButtonLink>
        )}
        {hasOrganizationDefault && (
          <ButtonLink to="?from=organization" size="small">
            {texts.grading.fromOrganization}
          </ButtonLink>
        )}
      </div>
      {others.length > 0 && (
        <Form method="get" noValidate className="flex flex-wrap items-end gap-3">
          <SelectField label={texts.grading.fromCourse} name="from" className="min-w-0 flex-1 basis-56">
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{texts.grading.fillIn}</Button>
        </Form>
      )}
    </Card>
  );
}

type FieldsProps = { values: Record<string, string>; errors: FieldErrors };

function AttemptRules({ values, errors }: FieldsProps) {
  return (
    <Card title={texts.grading.attemptsTitle}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.grading.counting}
          name="counting"
          hint={texts.grading.countingHint}
          defaultValue={values.counting}
          errors={errors.counting}
        >
          {countings.map((counting) => (
            <option key={counting} value={counting}>
              {texts.grading.countingOf({ counting })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.grading.maxAttempts}
          name="maxAttempts"
          inputMode="numeric"
          placeholder={texts.grading.anyNumber}
          hint={texts.grading.maxAttemptsHint}
          defaultValue={values.maxAttempts}
          errors={errors.maxAttempts}
        />
      </div>
    </Card>
  );
}

function LateRules({ values, errors }: FieldsProps) {
  const fieldOf = (name: string) => ({
    ...{ name, inputMode: "numeric" as const, defaultValue: values[name], errors: errors[name] },
  });
  return (
    <div id="late">
      <Card title={texts.dueDates.lateTitle}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={texts.dueDates.percentPerDay}
            hint={texts.dueDates.percentPerDayHint}
            {...fieldOf("percentPerDay")}
          />
          <TextField
            label={texts.dueDates.leastPercent}
            hint={texts.dueDates.leastPercentHint}
            {...fieldOf("leastPercent")}
          />
          <TextField
            label={texts.dueDates.graceMinutes}
            hint={texts.dueDates.graceMinutesHint}
            {...fieldOf("graceMinutes")}
          />
          <TextField
            label={texts.dueDates.missingAfterDays}
            hint={texts.dueDates.missingAfterDaysHint}
            {...fieldOf("missingAfterDays")}
          />
        </div>
      </Card>
    </div>
  );
}

function Categories({ grading: { campaigns }, values, errors }: FieldsProps & { grading: CourseGrading }) {
  const rows = Array.from({ length: categoryRowsOf(values) }, (_, row) => row);
  return (
    <Card title={texts.grading.categoriesTitle}>
      <p className="text-sm text-muted">{texts.grading.categoriesHint}</p>
      {errors.categories && <Notice tone="error">{errors.categories.join(" ")}</Notice>}
      <div className="grid gap-3">
        {rows.map((row) => (
          <CategoryRow key={row} {...{ row, values, errors }} />
        ))}
      </div>
      <p className="text-sm text-muted">
        {texts.grading.dropLowestHint} {texts.grading.removeHint}
      </p>
      {campaigns.length > 0 && (
        <>
          <h3 className="font-semibold">{texts.grading.campaignsTitle}</h3>
          <p className="text-sm text-muted">{texts.grading.campaignsHint}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            {campaigns.map(({ id, title }) => (
              <SelectField
                key={id}
                label={<bdi>{title}</bdi>}
                aria-label={texts.grading.campaignCategory({ campaign: title })}
                name={`campaigns.${id}`}
                defaultValue={values[`campaigns.${id}`] ?? ""}
              >
                <option value="">{texts.grading.noCategory}</option>
                {rows.map((row) => (
                  <option key={row} value={row}>
                    {values[`categories.${row}.name`] || texts.grading.category({ number: row + 1 })}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
        </>
      )}
    </Card>
  );
}

function CategoryRow({ row, values, errors }: FieldsProps & { row: number }) {
  const of = (part: string) => ({
    name: `categories.${row}.${part}`,
    defaultValue: values[`categories.${row}.${part}`] ?? "",
    errors: errors[`categories.${row}.${part}`],
  });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{texts.grading.category({ number: row + 1 })}</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
        <TextField label={texts.grading.name} maxLength={60} className="max-sm:col-span-2" {...of("name")} />
        <TextField label={texts.grading.weight} inputMode="decimal" {...of("weight")} />
        <TextField label={texts.grading.dropLowest} inputMode="numeric" {...of("dropLowest")} />
      </div>
    </fieldset>
  );
}

function Scale({ values, errors }: FieldsProps) {
  return (
    <Card title={texts.grading.lettersTitle}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextAreaField
          label={texts.grading.letters}
          name="letters"
          rows={7}
          spellCheck={false}
          hint={texts.grading.lettersHint}
          defaultValue={values.letters}
          errors={errors.letters}
        />
        <div className="grid gap-4">
          <TextField
            label={texts.grading.passMark}
            name="passMark"
            inputMode="numeric"
            hint={texts.grading.passMarkHint}
            defaultValue={values.passMark}
            errors={errors.passMark}
          />
          <SelectField
            label={texts.grading.rounding}
            name="rounding"
            defaultValue={values.rounding}
            errors={errors.rounding}
          >
            {roundings.map((rounding) => (
              <option key={rounding} value={rounding}>
                {texts.grading.roundingOf({ rounding })}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
    </Card>
  );
}

function SavedRules({ maySetDefault, rulesNumber }: { maySetDefault: boolean; rulesNumber: number }) {
  return (
    <Form method="post" noValidate className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
      <input type="hidden" name="seen" value={rulesNumber} />
      <Button type="submit" name="intent" value="reset" variant="danger">
        {texts.grading.reset}
      </Button>
      {maySetDefault && (
        <>
          <Button type="submit" name="intent" value="default">
            {texts.grading.makeDefault}
          </Button>
          <span className="text-sm text-muted">{texts.grading.makeDefaultHint}</span>
        </>
      )}
    </Form>
  );
}

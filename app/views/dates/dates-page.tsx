import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import { Form, Link } from "@remix-run/react";
import { Fragment } from "react";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import type { ClassDates } from "~/domain/due-dates/read-dates";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { GradingRules } from "~/domain/grades/rules";
import { localTextOf } from "~/domain/local-text";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { SelectField, TextField } from "~/ui/field";
import { Names } from "~/ui/names";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Extensions, type Extendable } from "./extensions";

type DatesPageProps = {
  session: { id: string; name: string; courseId: string; courseName: string };
  columns: ClassColumn[];
  rules: GradingRules;
  dates: ClassDates;
  zones: string[];
  students: { userId: string; name: string }[];
  /** Students and scenarios that are chosen in the form for an extension. */
  chosen: Extendable;
  formKey: string;
  refusal: FormRefusal | undefined;
};

/** When the scenarios of a class open and are due, and who has longer. */
export function DatesPage({
  session,
  columns,
  rules,
  dates,
  zones,
  students,
  chosen,
  formKey,
  refusal,
}: DatesPageProps) {
  const offered = columns.filter(({ isRetired }) => !isRetired);
  const ofExtension = refusal?.values.form === "extend" ? refusal : undefined;
  const ofDates = ofExtension ? undefined : refusal;
  return (
    <>
      <Link to={gradebookAddressOf(session.id)} className="link tap mb-2 gap-1">
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        {texts.common.gradebook}
      </Link>
      <PageHeader title={texts.dueDates.title} subtitle={<Names names={[session.courseName, session.name]} />} />
      <p className="mb-4 max-w-[46rem] text-muted">{texts.dueDates.intro}</p>
      <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6">
        <Rules rules={rules} courseId={session.courseId} />
        {offered.length === 0 ? (
          <EmptyState title={texts.dueDates.noScenarios} />
        ) : (
          <DatesForm key={dates.number} {...{ offered, dates, zones }} refusal={ofDates} />
        )}
        <Extensions
          key={`extensions ${dates.number}`}
          {...{ columns, students, chosen, formKey }}
          extensions={dates.extensions}
          timeZone={dates.timeZone}
          refusal={ofExtension}
        />
      </div>
    </>
  );
}

function Rules({ rules: { late, missingAfterDays }, courseId }: { rules: GradingRules; courseId: string }) {
  return (
    <ul className="grid gap-1">
      <li>
        {late === null
          ? texts.dueDates.noLateRule
          : texts.dueDates.lateRule({
              ...{ percent: late.percentPerDay, least: late.leastPercent, grace: late.graceMinutes },
            })}
      </li>
      <li>
        {missingAfterDays === null
          ? texts.dueDates.noMissingRule
          : texts.dueDates.missingRule({ days: missingAfterDays })}
      </li>
      <li>
        <Link to={`/instructor/courses/${courseId}/grading#late`} className="link tap">
          {texts.dueDates.changeRules}
        </Link>
      </li>
    </ul>
  );
}

type DatesFormProps = Pick<DatesPageProps, "dates" | "zones"> & {
  offered: ClassColumn[];
  refusal: FormRefusal | undefined;
};

function DatesForm({ offered, dates: { dates, timeZone, number }, zones, refusal }: DatesFormProps) {
  const errors = refusal?.errors ?? {};
  const timesOf = (id: string) => dates.find(({ scenarioId, campaignId }) => (scenarioId ?? campaignId) === id);
  const fieldOf = (of: "opens" | "due", kind: "scenario" | "campaign", id: string): DateField => {
    const name = `${of}.${kind}.${id}`;
    const time = of === "opens" ? timesOf(id)?.opensAt : timesOf(id)?.dueAt;
    return {
      ...{ name, errors: errors[name] },
      defaultValue: refusal?.values[name] ?? (time ? localTextOf(time, timeZone) : ""),
    };
  };
  return (
    <Form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
      <input type="hidden" name="number" value={number} />
      {/* Dates of what the class isn't taught anymore stay. */}
      {dates.map(({ scenarioId, campaignId, opensAt, dueAt }) => {
        const id = scenarioId ?? campaignId ?? "";
        if (offered.some((column) => column.scenarioId === id || column.campaignId === id)) return null;
        const target = `${scenarioId ? "scenario" : "campaign"}.${id}`;
        return (
          <Fragment key={id}>
            <input type="hidden" name={`opens.${target}`} value={opensAt ? localTextOf(opensAt, timeZone) : ""} />
            <input type="hidden" name={`due.${target}`} value={dueAt ? localTextOf(dueAt, timeZone) : ""} />
          </Fragment>
        );
      })}
      <SelectField
        label={texts.dueDates.timeZone}
        name="timeZone"
        hint={texts.dueDates.timeZoneHint}
        className="max-w-96"
        defaultValue={refusal?.values.timeZone ?? timeZone}
        errors={errors.timeZone}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </SelectField>
      {campaignsOf(offered).map(({ id, title }) => {
        const scenarios = offered.filter(({ campaignId }) => campaignId === id);
        const dated = scenarios.filter(({ scenarioId }) => timesOf(scenarioId)).length;
        const hasErrors = scenarios.some(({ scenarioId }) =>
          Object.keys(errors).some((name) => name.endsWith(scenarioId)),
        );
        return (
          <Card key={id} title={title}>
            <DateFields
              title={title}
              hint={texts.dueDates.campaignHint}
              opens={fieldOf("opens", "campaign", id)}
              due={fieldOf("due", "campaign", id)}
            />
            <details open={dated > 0 || hasErrors}>
              <summary className="link tap">{texts.dueDates.scenariosOf({ dated })}</summary>
              <div className="mt-3 grid gap-4">
                {scenarios.map(({ scenarioId, scenarioTitle }) => (
                  <DateFields
                    key={scenarioId}
                    title={scenarioTitle}
                    isNamed
                    opens={fieldOf("opens", "scenario", scenarioId)}
                    due={fieldOf("due", "scenario", scenarioId)}
                  />
                ))}
              </div>
            </details>
          </Card>
        );
      })}
      <div>
        <Button type="submit" name="intent" value="dates" variant="primary">
          {texts.dueDates.save}
        </Button>
      </div>
    </Form>
  );
}

type DateField = { name: string; defaultValue: string; errors: readonly string[] | undefined };

type DateFieldsProps = { title: string; isNamed?: boolean; hint?: string; opens: DateField; due: DateField };

function DateFields({ title, isNamed = false, hint, opens, due }: DateFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={isNamed ? "mb-1 font-medium" : "sr-only"}>
        <bdi>{title}</bdi>
      </legend>
      {hint && <p className="mb-2 text-sm text-muted">{hint}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={texts.dueDates.opens}
          aria-label={texts.dueDates.opensOf({ title })}
          type="datetime-local"
          step={60}
          {...opens}
        />
        <TextField
          label={texts.dueDates.due}
          aria-label={texts.dueDates.dueOf({ title })}
          type="datetime-local"
          step={60}
          {...due}
        />
      </div>
    </fieldset>
  );
}

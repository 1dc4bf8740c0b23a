import { Form, Link, useSubmit } from "@remix-run/react";
import { useState } from "react";
import { dayAfter, daysBetween } from "~/domain/gradebook/day-numbers";
import { texts } from "~/texts";
import { shortDate } from "~/texts/format";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Check } from "~/ui/check";
import { TextField } from "~/ui/field";
import { searchWith, useQuery } from "~/ui/query-navigation";

type DayFormsProps = {
  /** YYYY-MM-DD, as asked for. */
  at: string;
  withDay: string;
  first: string;
  today: string;
  endDay: string | null;
  daysOfClass: number;
  daysWithChanges: number[];
  isOnlyChanged: boolean;
  zone: string;
  errors: { at?: string[] | undefined; with?: string[] | undefined };
};

/** A date, one to compare with, and a slider over the days of the class. */
export function DayForms(props: DayFormsProps) {
  const { at, withDay, first, today, endDay, isOnlyChanged, zone, errors } = props;
  const search = useQuery();
  return (
    <Card title={texts.pastGradebook.day}>
      <Form method="get" noValidate preventScrollReset className="flex flex-wrap items-start gap-4">
        <TextField
          key={`at ${at}`}
          type="date"
          label={texts.pastGradebook.at}
          hint={texts.pastGradebook.atHint({ timeZone: zone })}
          name="at"
          min={first}
          max={today}
          defaultValue={at}
          errors={errors.at}
        />
        <TextField
          key={`with ${withDay}`}
          type="date"
          label={texts.pastGradebook.compareWith}
          hint={texts.pastGradebook.compareHint}
          name="with"
          min={first}
          max={today}
          defaultValue={withDay}
          errors={errors.with}
        />
        <div className="grid justify-items-start gap-3 lg:pt-7">
          <Check name="changed" value="1" defaultChecked={isOnlyChanged} label={texts.pastGradebook.onlyChanged} />
          <Button type="submit" variant="primary">
            {texts.pastGradebook.show}
          </Button>
        </div>
      </Form>
      <Slider {...props} />
      {endDay && endDay !== withDay && (
        <p>
          <Link to={searchWith(search, { with: endDay, page: null })} preventScrollReset className="link tap">
            {texts.pastGradebook.compareWithEnd}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Slider({ at, withDay, first, daysOfClass, daysWithChanges, isOnlyChanged }: DayFormsProps) {
  const submit = useSubmit();
  const asked = /^\d{4}-\d\d-\d\d$/.test(at) ? daysBetween(first, at) : daysOfClass;
  const place = Math.max(0, Math.min(daysOfClass, Number.isNaN(asked) ? daysOfClass : asked));
  const [moved, setMoved] = useState<number | null>(null);
  if (daysOfClass === 0) return null;
  const shown = moved ?? place;
  return (
    <Form method="get" noValidate preventScrollReset className="grid gap-1" onSubmit={() => setMoved(null)}>
      {withDay && <input type="hidden" name="with" value={withDay} />}
      {isOnlyChanged && <input type="hidden" name="changed" value="1" />}
      <label htmlFor="day" className="font-medium">
        {texts.pastGradebook.slider}
      </label>
      <span className="flex items-center gap-3">
        <input
          key={place}
          id="day"
          type="range"
          name="day"
          min={0}
          max={daysOfClass}
          defaultValue={place}
          list="days-with-changes"
          aria-valuetext={shortDate(dayAfter(first, shown))}
          aria-describedby="slider-hint"
          className="min-w-0 flex-1 accent-accent touch:min-h-11"
          onInput={({ currentTarget }) => setMoved(Number(currentTarget.value))}
          onPointerUp={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })}
        />
        <output htmlFor="day" className="w-28 text-end tabular-nums">
          {shortDate(dayAfter(first, shown))}
        </output>
        <Button type="submit" size="small">
          {texts.pastGradebook.show}
        </Button>
      </span>
      <datalist id="days-with-changes">
        {daysWithChanges.map((day) => (
          <option key={day} value={day} />
        ))}
      </datalist>
      <span id="slider-hint" className="text-sm text-muted">
        {texts.pastGradebook.sliderHint({ days: daysWithChanges.length })}
      </span>
    </Form>
  );
}

import { Form, useActionData } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { CalendarFeed } from "~/domain/due-dates/calendar-feed";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Check } from "~/ui/check";
import { Code } from "~/ui/code";
import { useTimeZone } from "~/ui/time-zone";
import { Panel } from "./account-forms";

type DueDatesPanelProps = {
  calendar: CalendarFeed | null;
  wantsReminders: boolean;
  siteUrl: string;
};

/** Due dates in a calendar, and emails before them. */
export function DueDatesPanel({ calendar, wantsReminders, siteUrl }: DueDatesPanelProps) {
  const answer = useActionData<{ calendarToken?: string }>();
  const zone = useTimeZone();
  const token = answer && "calendarToken" in answer ? answer.calendarToken : undefined;
  return (
    <Panel title={texts.dueDates.calendarTitle}>
      <Form noValidate method="post" action="/account?form=due-dates" className="grid gap-4">
        <Check label={texts.dueDates.reminders} name="isWanted" defaultChecked={wantsReminders} />
        <Button type="submit" className="justify-self-start">
          {texts.common.save}
        </Button>
      </Form>
      <p className="border-t border-line pt-4 text-sm text-muted">
        {texts.dueDates.calendarIntro}{" "}
        {calendar &&
          texts.dueDates.calendarSince({
            date: formatDateTime(calendar.createdAt, zone),
            lastRead: calendar.readAt && formatDateTime(calendar.readAt, zone),
          })}
      </p>
      {token && (
        <div role="status" className="grid gap-2 rounded-md border border-line bg-accent-soft p-3">
          <p>{texts.dueDates.calendarShown}</p>
          <Code copyLabel={texts.dueDates.calendarCopy}>{`${siteUrl}/calendar/${token}.ics`}</Code>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Form noValidate method="post" action="/account?form=calendar" preventScrollReset>
          <Button type="submit">{calendar ? texts.dueDates.calendarReplace : texts.dueDates.calendarNew}</Button>
        </Form>
        {calendar && (
          <Form noValidate method="post" action="/account?form=calendar-remove" preventScrollReset>
            <Button type="submit" variant="quiet">
              {texts.dueDates.calendarRemove}
            </Button>
          </Form>
        )}
      </div>
    </Panel>
  );
}

import { Form } from "@remix-run/react";
import type { RequestRule } from "~/domain/courses/change-requests";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Check } from "~/ui/check";
import { DateTimeField, ZoneInput } from "~/views/date-time-field";
import { SubmitButton } from "~/views/list-dialog";

type RequestsCardProps = { rule: RequestRule; refusal: FormRefusal | undefined };

/** Whether students of the course may ask for a look at a grade. */
export const RequestsCard = ({ rule: { takesRequests, requestsUntil }, refusal }: RequestsCardProps) => (
  <Card title={texts.gradeRequests.pageTitle}>
    <Form
      noValidate
      method="post"
      preventScrollReset
      className="grid gap-3"
      key={`${takesRequests} ${requestsUntil?.toISOString()}`}
    >
      <ZoneInput />
      <Check
        label={texts.gradeRequests.courseTakes}
        hint={texts.gradeRequests.courseTakesHint}
        name="takesRequests"
        defaultChecked={takesRequests}
      />
      <div className="flex flex-wrap items-end gap-3">
        <DateTimeField
          label={texts.gradeRequests.until}
          name="requestsUntil"
          hint={texts.gradeRequests.untilHint}
          date={requestsUntil}
          typedValue={refusal?.values.requestsUntil}
          errors={refusal?.errors.requestsUntil}
        />
        <SubmitButton intent="requests">{texts.gradeRequests.courseSave}</SubmitButton>
      </div>
    </Form>
  </Card>
);

import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { OwnRequest } from "~/domain/grade-requests/ask-for-look";
import { maxRequestLength, maxRequests } from "~/domain/grade-requests/request-rules";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { TextAreaField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { SubmitButton } from "~/views/list-dialog";

/** `refusal`: of a request about this page's grades; its values name the scenario. */
export type RequestForm = {
  classSessionId: string;
  takesRequests: boolean;
  requestsUntil: Date | null;
  formKey: string;
  refusal: FormRefusal | undefined;
};

type GradeRequestsProps = { scenarioId: string; scenarioTitle: string; requests: OwnRequest[]; form: RequestForm };

/** The own requests for a look at a grade with their answers, and a form for another one. */
export function GradeRequests({ scenarioId, scenarioTitle, requests, form }: GradeRequestsProps) {
  const isWaiting = requests.some(({ outcome }) => outcome === null);
  const mayAsk = form.takesRequests && !isWaiting && requests.length < maxRequests;
  return (
    <div className="grid gap-2 py-1.5 whitespace-normal" id={`request-${scenarioId}`}>
      {requests.map((request) => (
        <Asked key={request.id} request={request} />
      ))}
      {mayAsk && <AskForm {...{ scenarioId, scenarioTitle, form }} />}
    </div>
  );
}

function Asked({ request: { text, askedAt, outcome, answer, answeredAt } }: { request: OwnRequest }) {
  const zone = useTimeZone();
  return (
    <div className="border-s-2 border-line-strong ps-3 text-sm">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line text-muted">
        {text}
      </p>
      {outcome === null || answeredAt === null ? (
        <p>{texts.gradeRequests.waiting({ dateTime: formatDateTime(askedAt, zone) })}</p>
      ) : (
        <>
          <p className="font-medium">
            {texts.gradeRequests.answeredOn({ outcome, dateTime: formatDateTime(answeredAt, zone) })}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </>
      )}
    </div>
  );
}

type AskFormProps = { scenarioId: string; scenarioTitle: string; form: RequestForm };

function AskForm({ scenarioId, scenarioTitle, form }: AskFormProps) {
  const zone = useTimeZone();
  const refusal = form.refusal?.values.scenarioId === scenarioId ? form.refusal : undefined;
  return (
    <details open={refusal !== undefined} className="print:hidden">
      <summary className="link tap">
        {texts.gradeRequests.ask}
        <span className="sr-only"> {scenarioTitle}</span>
      </summary>
      <Form noValidate method="post" preventScrollReset className="mt-2 grid max-w-[34rem] gap-3">
        <FormKey value={form.formKey} />
        <input type="hidden" name="classSessionId" value={form.classSessionId} />
        <input type="hidden" name="scenarioId" value={scenarioId} />
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <TextAreaField
          label={texts.gradeRequests.askLabel}
          hint={
            form.requestsUntil
              ? `${texts.gradeRequests.askHint} ${texts.gradeRequests.askUntil({ dateTime: formatDateTime(form.requestsUntil, zone) })}`
              : texts.gradeRequests.askHint
          }
          name="text"
          rows={3}
          maxLength={maxRequestLength}
          defaultValue={refusal?.values.text}
          errors={refusal?.errors.text}
        />
        <div>
          <SubmitButton intent="ask">{texts.gradeRequests.sendRequest}</SubmitButton>
        </div>
      </Form>
    </details>
  );
}

import { Form, Link } from "@remix-run/react";
import { attemptPolicies, type AttemptPolicy } from "~/domain/erasure/attempt-policies";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { SelectField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { SubmitButton } from "~/views/list-dialog";

/** What becomes of the attempts of an organization's erased people, and who asks to be erased. */
export function ErasurePolicy({ policy, openRequests }: { policy: AttemptPolicy; openRequests: number }) {
  return (
    <Card title={texts.erasure.policyTitle}>
      {openRequests > 0 && (
        <Notice tone="info">
          {texts.erasure.openRequests({ count: openRequests })}{" "}
          <Link className="link" to="/admin/users/erasures">
            {texts.erasure.showRequests}
          </Link>
        </Notice>
      )}
      <p className="text-pretty text-muted">{texts.erasure.policyHint}</p>
      <Form noValidate method="post" preventScrollReset className="grid gap-4">
        <SelectField label={texts.erasure.policyLabel} name="policy" defaultValue={policy}>
          {attemptPolicies.map((each) => (
            <option key={each} value={each}>
              {texts.erasure.policyName({ policy: each })}
            </option>
          ))}
        </SelectField>
        <div>
          <SubmitButton intent="erasure">{texts.common.save}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

import { Form } from "@remix-run/react";
import { absoluteChoices, idleChoices, unitOf, type SignInLimits } from "~/domain/accounts/sign-in-limit-rules";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { duration } from "~/texts/format";
import { Card } from "~/ui/card";
import { SelectField } from "~/ui/field";
import { SubmitButton } from "~/views/list-dialog";

type LimitsProps = { limits: SignInLimits; isSite?: boolean; refusal: FormRefusal | undefined };

/** How long sign-ins last. `isSite`: those of system administrators and of people without an organization. */
export function SignInLimitsForm({ limits, isSite = false, refusal }: LimitsProps) {
  const kinds = ["idleMinutes", "absoluteMinutes", "staffIdleMinutes", "staffAbsoluteMinutes"] as const;
  return (
    <Card title={texts.signIns.limits}>
      <p className="text-sm text-pretty text-muted">{texts.signIns.limitsHint}</p>
      <Form noValidate method="post" preventScrollReset className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {kinds.map((kind) => {
            const isIdle = kind.toLowerCase().includes("idle");
            return (
              <SelectField
                key={kind}
                label={isSite ? texts.signIns.siteLimitName({ kind }) : texts.signIns.limitName({ kind })}
                name={kind}
                defaultValue={refusal?.values[kind] ?? String(limits[kind] ?? "")}
                errors={refusal?.errors[kind]}
              >
                {!isIdle && <option value="">{texts.signIns.noLimit}</option>}
                {(isIdle ? idleChoices : absoluteChoices).map((minutes) => {
                  const { amount, unit } = unitOf(minutes);
                  return (
                    <option key={minutes} value={minutes}>
                      {duration(amount, unit)}
                    </option>
                  );
                })}
              </SelectField>
            );
          })}
        </div>
        <div>
          <SubmitButton intent="sign-in-limits">{texts.common.save}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

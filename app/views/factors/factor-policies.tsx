import { Form } from "@remix-run/react";
import type { OrganizationFactors as Rules, SiteFactors as SiteRules } from "~/domain/factors/factor-policies";
import { factorRules } from "~/domain/factors/factor-rules";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Check } from "~/ui/check";
import { SelectField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { SubmitButton } from "~/views/list-dialog";

type RefusalProps = { refusal: FormRefusal | undefined };

/** Who in an organization needs a second factor. */
export function OrganizationFactors({ factors, refusal }: { factors: Rules } & RefusalProps) {
  return (
    <Card title={texts.factors.pageTitle}>
      <p className="text-sm text-pretty text-muted">{texts.factors.rulesHint}</p>
      {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
      <Form noValidate method="post" preventScrollReset className="grid gap-4">
        <SelectField
          label={texts.factors.requiredOf}
          name="required"
          defaultValue={refusal?.values.required ?? factors.required}
          errors={refusal?.errors.required}
        >
          {factorRules.map((rule) => (
            <option key={rule} value={rule}>
              {texts.factors.ruleName({ rule })}
            </option>
          ))}
        </SelectField>
        <PasskeysAlone isOn={factors.allowsPasskeysAlone} />
        <div>
          <SubmitButton intent="factors">{texts.common.save}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** The rule for system administrators, and for people without an organization. */
export function SiteFactors({ factors, refusal }: { factors: SiteRules } & RefusalProps) {
  return (
    <Card title={texts.factors.siteRulesTitle}>
      <p className="text-sm text-pretty text-muted">{texts.factors.siteRulesHint}</p>
      {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
      <Form noValidate method="post" preventScrollReset className="grid gap-4">
        <Check
          name="requiredOfAdministrators"
          label={texts.factors.requiredOfSystemAdmins}
          hint={texts.factors.requiredOfSystemAdminsHint}
          defaultChecked={factors.requiredOfAdministrators}
        />
        <PasskeysAlone isOn={factors.allowsPasskeysAlone} />
        <div>
          <SubmitButton intent="factors">{texts.common.save}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

const PasskeysAlone = ({ isOn }: { isOn: boolean }) => (
  <Check
    name="allowsPasskeysAlone"
    label={texts.factors.passkeysAlone}
    hint={texts.factors.passkeysAloneHint}
    defaultChecked={isOn}
  />
);

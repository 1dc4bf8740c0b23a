import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
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
    <RulesCard
      title={texts.factors.pageTitle}
      hint={texts.factors.rulesHint}
      refusal={refusal}
      allowsPasskeysAlone={factors.allowsPasskeysAlone}
    >
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
    </RulesCard>
  );
}

/** The rule for system administrators, and for people without an organization. */
export function SiteFactors({ factors, refusal }: { factors: SiteRules } & RefusalProps) {
  return (
    <RulesCard
      title={texts.factors.siteRulesTitle}
      hint={texts.factors.siteRulesHint}
      refusal={refusal}
      allowsPasskeysAlone={factors.allowsPasskeysAlone}
    >
      <Check
        name="requiredOfAdministrators"
        label={texts.factors.requiredOfSystemAdmins}
        hint={texts.factors.requiredOfSystemAdminsHint}
        defaultChecked={factors.requiredOfAdministrators}
      />
    </RulesCard>
  );
}

type RulesCardProps = { title: string; hint: string; allowsPasskeysAlone: boolean; children: ReactNode } & RefusalProps;

function RulesCard({ title, hint, allowsPasskeysAlone, refusal, children }: RulesCardProps) {
  return (
    <Card title={title}>
      <p className="text-sm text-pretty text-muted">{hint}</p>
      {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
      <Form noValidate method="post" preventScrollReset className="grid gap-4">
        {children}
        <Check
          name="allowsPasskeysAlone"
          label={texts.factors.passkeysAlone}
          hint={texts.factors.passkeysAloneHint}
          defaultChecked={allowsPasskeysAlone}
        />
        <div>
          <SubmitButton intent="factors">{texts.common.save}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

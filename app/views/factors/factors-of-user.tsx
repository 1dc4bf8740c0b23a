import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { LostCode } from "~/domain/factors/lost-factors";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Code } from "~/ui/code";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { SubmitButton } from "~/views/list-dialog";
import { FactorSummary } from "./factor-summary";

type FactorsOfUserProps = {
  factors: { passkeys: number; hasApp: boolean; recoveryCodes: number };
  /** Just issued; shown only now. */
  lostCode: LostCode | null;
  isEditable: boolean;
};

/** A user's second factors, and a code for somebody who has lost them. */
export function FactorsOfUser({ factors, lostCode, isEditable }: FactorsOfUserProps) {
  const zone = useTimeZone();
  const hasFactors = factors.passkeys > 0 || factors.hasApp;
  return (
    <Card title={texts.factors.pageTitle}>
      {lostCode && (
        <Notice tone="success">
          {texts.factors.lostCodeIssued({ until: formatDateTime(new Date(lostCode.expiresAt), zone) })}
          <span className="mt-2 block" dir="ltr">
            <Code copyLabel={texts.factors.copyCode}>{lostCode.code}</Code>
          </span>
        </Notice>
      )}
      <FactorSummary {...factors} none={texts.factors.noFactorsOfUser} />
      {hasFactors && isEditable && (
        <>
          <p className="text-sm text-pretty text-muted">{texts.factors.lostCodeHint}</p>
          <Form noValidate method="post" preventScrollReset>
            <SubmitButton intent="lost-code">{texts.factors.issueLostCode}</SubmitButton>
          </Form>
        </>
      )}
    </Card>
  );
}

import type { Factors } from "~/domain/factors/own-factors";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { FactorSummary } from "~/views/factors/factor-summary";
import { Panel } from "./account-forms";

/** What the user has, and the way to change it. */
export function SecondFactors({ factors }: { factors: Factors }) {
  return (
    <Panel title={texts.factors.pageTitle}>
      <FactorSummary
        passkeys={factors.passkeys.length}
        hasApp={factors.app !== null}
        recoveryCodes={factors.recoveryCodes}
        none={texts.factors.noneYet}
      />
      <ButtonLink to="/account/security" className="justify-self-start">
        {texts.factors.manage}
      </ButtonLink>
    </Panel>
  );
}

import { texts } from "~/texts";
import { Chip } from "~/ui/chip";

type FactorSummaryProps = {
  passkeys: number;
  hasApp: boolean;
  recoveryCodes: number;
  /** What to say without any. */
  none: string;
};

export function FactorSummary({ passkeys, hasApp, recoveryCodes, none }: FactorSummaryProps) {
  if (passkeys === 0 && !hasApp) return <p className="text-pretty text-muted">{none}</p>;
  return (
    <p className="flex flex-wrap gap-2">
      {passkeys > 0 && <Chip tone="good">{texts.factors.passkeyCount({ count: passkeys })}</Chip>}
      {hasApp && <Chip tone="good">{texts.factors.app}</Chip>}
      <Chip tone={recoveryCodes > 0 ? "off" : "amber"}>{texts.factors.codesLeft({ left: recoveryCodes })}</Chip>
    </p>
  );
}

import { formatDateTime } from "~/domain/date-text";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import type { Setup } from "./setup";

/** The claims of the last trial, and what a sign-in with them does. */
export function Trial({ setup: { trial } }: { setup: Setup }) {
  const zone = useTimeZone();
  if (!trial)
    return (
      <Card title={texts.singleSignOn.trialTitle}>
        <p className="text-muted">{texts.singleSignOn.notTried}</p>
      </Card>
    );
  const { becomes } = trial;
  const none = texts.singleSignOn.unchanged;
  const results = [
    [texts.singleSignOn.account, becomes.username ?? texts.singleSignOn.notLinked],
    [texts.common.name, becomes.name || none],
    [texts.common.email, becomes.email ? texts.singleSignOn.emailState(becomes) : texts.singleSignOn.noEmailClaim],
    [texts.common.role, becomes.role ? texts.roles.nameOf({ role: becomes.role }) : none],
    [texts.singleSignOn.courses, becomes.courses.join(", ") || none],
    [texts.singleSignOn.rank, becomes.rankTitle ?? none],
    [texts.singleSignOn.strength, texts.singleSignOn.strengthOf(becomes)],
  ];
  return (
    <Card title={texts.singleSignOn.trialTitle}>
      <p className="text-sm text-muted">{texts.singleSignOn.triedAt({ dateTime: formatDateTime(trial.at, zone) })}</p>
      <h3>{texts.singleSignOn.becomesTitle}</h3>
      {!becomes.isStrongEnough && <Notice tone="warning">{texts.singleSignOn.wouldBeRefused}</Notice>}
      <Pairs pairs={results} />
      <h3>{texts.singleSignOn.claimsTitle}</h3>
      <Pairs isCode pairs={trial.claims.map(({ claim, value }) => [claim, value])} />
    </Card>
  );
}

function Pairs({ pairs, isCode = false }: { pairs: string[][]; isCode?: boolean }) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5">
      {pairs.map(([name = "", value = ""]) => (
        <div key={name} className="contents">
          <dt className={`text-muted wrap-anywhere ${isCode ? "font-mono text-sm" : ""}`}>
            <bdi>{name}</bdi>
          </dt>
          <dd className={`wrap-anywhere ${isCode ? "font-mono text-sm" : ""}`}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

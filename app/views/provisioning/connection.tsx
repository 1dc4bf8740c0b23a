import { formatDate } from "~/domain/date-text";
import type { readProvisioning } from "~/domain/provisioning/read-provisioning";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Code } from "~/ui/code";
import { useTimeZone } from "~/ui/time-zone";

type ConnectionProps = Pick<Awaited<ReturnType<typeof readProvisioning>>, "accounts" | "provisioned"> & {
  address: string;
};

/** What the provider needs, and whether it has called. */
export function Connection({ accounts, provisioned, address }: ConnectionProps) {
  const zone = useTimeZone();
  return (
    <Card title={texts.provisioning.connectionTitle}>
      <p className="text-sm text-pretty text-muted">{texts.provisioning.connectionHint}</p>
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        <div className="grid content-start gap-1">
          <dt className="text-sm text-muted">{texts.provisioning.address}</dt>
          <dd dir="ltr">
            <Code copyLabel={texts.provisioning.copyAddress}>{address}</Code>
          </dd>
        </div>
        <div className="grid content-start gap-1">
          <dt className="text-sm text-muted">{texts.provisioning.accounts}</dt>
          {accounts.length === 0 && <dd>{texts.provisioning.noAccounts}</dd>}
          {accounts.map(({ name, expiresAt, lastUsedAt }) => (
            <dd key={`${name} ${expiresAt.getTime()}`}>
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              <span className="block text-sm text-muted tabular-nums">
                {texts.provisioning.dates({
                  expires: formatDate(expiresAt, zone),
                  lastUsed: lastUsedAt && formatDate(lastUsedAt, zone),
                })}
              </span>
            </dd>
          ))}
        </div>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{texts.provisioning.users({ count: provisioned })}</p>
        <ButtonLink to="/admin/service-accounts">{texts.provisioning.createAccount}</ButtonLink>
      </div>
    </Card>
  );
}

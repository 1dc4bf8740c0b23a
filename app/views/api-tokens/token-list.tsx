import { Form } from "@remix-run/react";
import type { TokenEntry } from "~/domain/api-tokens/list-tokens";
import { formatDateTime } from "~/domain/date-text";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { useTimeZone } from "~/ui/time-zone";

type TokenListProps = {
  tokens: TokenEntry[];
  /** What to say without any. */
  none: string;
  /** Names the organization and creator of each. */
  isOfServices?: boolean;
  canRevoke?: boolean;
};

/** Tokens with their scopes and dates, each with a button that revokes it. */
export function TokenList({ tokens, none, isOfServices = false, canRevoke = true }: TokenListProps) {
  const zone = useTimeZone();
  if (tokens.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {tokens.map(({ id, name, username, organizationName, scopes, isExpired, ...dates }) => (
        <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <bdi className="wrap-anywhere">{name}</bdi>
              {isExpired && <Chip tone="off">{texts.apiTokens.expired}</Chip>}
            </p>
            {isOfServices && (
              <p className="text-sm text-muted wrap-anywhere">
                {texts.apiTokens.createdBy({ organization: organizationName ?? "–", username })}
              </p>
            )}
            <p className="text-sm text-muted tabular-nums">
              {texts.apiTokens.dates({
                created: formatDateTime(dates.createdAt, zone),
                expires: formatDateTime(dates.expiresAt, zone),
                lastUsed: dates.lastUsedAt && formatDateTime(dates.lastUsedAt, zone),
              })}
            </p>
            <p dir="ltr" className="font-mono text-sm text-muted wrap-anywhere">
              {scopes.join(" ")}
            </p>
          </div>
          {canRevoke && (
            <Form noValidate method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="revoke" size="small" variant="danger">
                {texts.apiTokens.revoke({ name, unseen: (text) => <span className="sr-only">{text}</span> })}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

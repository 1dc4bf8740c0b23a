import { Form } from "@remix-run/react";
import type { ListedCredential } from "~/domain/credentials/own-credentials";
import { formatDateTime } from "~/domain/date-text";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { useTimeZone } from "~/ui/time-zone";

type CredentialListProps = {
  credentials: ListedCredential[];
  /** Whether they are the reader's own, who may download them. */
  isOwn?: boolean;
  canRevoke?: boolean;
};

const unseen = (text: string) => <span className="sr-only">{text}</span>;

/** Signed transcripts with their dates, each with a button that revokes it. */
export function CredentialList({ credentials, isOwn = false, canRevoke = true }: CredentialListProps) {
  const zone = useTimeZone();
  if (credentials.length === 0) return <p className="text-muted">{texts.credentials.none}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {credentials.map(({ id, title, issuedAt, revokedAt, barsNext }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <bdi className="wrap-anywhere">{title}</bdi>
              {revokedAt && <Chip tone="bad">{texts.credentials.revokedTitle}</Chip>}
            </p>
            <p className="text-sm text-muted tabular-nums">
              {texts.credentials.issuedAt({ dateTime: formatDateTime(issuedAt, zone) })}
              {revokedAt && (
                <span className="block">
                  {texts.credentials.revokedAt({ dateTime: formatDateTime(revokedAt, zone) })}
                </span>
              )}
            </p>
            {barsNext && (
              <p className="text-sm text-pretty text-muted">
                {isOwn ? texts.credentials.barred : texts.credentials.barsNext}
              </p>
            )}
          </div>
          {isOwn && (
            <a className="link tap" href={`/results/credentials/${id}`} download>
              {texts.credentials.download({ title, unseen })}
            </a>
          )}
          {canRevoke && !revokedAt && (
            <Form noValidate method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="revoke-credential" size="small" variant="danger">
                {texts.credentials.revoke({ title, unseen })}
              </Button>
            </Form>
          )}
          {!isOwn && canRevoke && barsNext && (
            <Form noValidate method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="allow-credential" size="small">
                {texts.credentials.allowNext({ title, unseen })}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

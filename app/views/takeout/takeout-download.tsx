import { formatDateTime } from "~/domain/date-text";
import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { useTimeZone } from "~/ui/time-zone";

type TakeoutDownloadProps = { takeout: { username: string; expiresAt: Date; bytes: number }; token: string };

/** What a mailed link leads to. */
export function TakeoutDownload({ takeout: { username, expiresAt, bytes }, token }: TakeoutDownloadProps) {
  const until = formatDateTime(expiresAt, useTimeZone());
  return (
    <Card title={texts.takeout.downloadTitle}>
      <p>{texts.takeout.downloadHint({ username, until })}</p>
      <p className="text-sm text-muted">{texts.takeout.keepSafe}</p>
      {/* The browser saves it piece by piece; scripts would hold it in memory. */}
      <ButtonLink
        reloadDocument
        variant="primary"
        to={`/account/data/download?${new URLSearchParams({ link: token })}`}
        className="justify-self-start"
      >
        {texts.takeout.download({ megabytes: fixed(Math.max(0.01, bytes / 1_000_000), 2) })}
      </ButtonLink>
    </Card>
  );
}

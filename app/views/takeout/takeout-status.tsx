import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { TakeoutProgress } from "~/domain/personal-data/request-takeout";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { SubmitButton } from "~/views/list-dialog";
import { usePolling } from "~/views/use-polling";

/** `page`: where this is shown. */
type TakeoutStatusProps = { progress: TakeoutProgress | null; page: string };

/** How far a copy is, or a button that begins one. */
export function TakeoutStatus({ progress, page }: TakeoutStatusProps) {
  const zone = useTimeZone();
  if (progress?.state === "building") return <Building {...progress} page={page} />;
  return (
    <>
      {progress?.state === "failed" && <Notice tone="error">{texts.takeout.failed}</Notice>}
      {progress?.state === "ready" && (
        <Notice tone="success">{texts.takeout.ready({ until: formatDateTime(progress.expiresAt, zone) })}</Notice>
      )}
      <Form noValidate method="post" preventScrollReset>
        <SubmitButton intent="takeout">{progress ? texts.takeout.createAgain : texts.takeout.create}</SubmitButton>
      </Form>
    </>
  );
}

type BuildingProps = { doneRows: number; totalRows: number; page: string };

function Building({ doneRows, totalRows, page }: BuildingProps) {
  usePolling();
  return (
    <>
      <p className="tabular-nums">
        {totalRows === 0
          ? texts.takeout.counting
          : texts.takeout.building({ done: Math.min(doneRows, totalRows), total: totalRows })}
      </p>
      <progress
        className="h-2 w-full accent-accent"
        aria-label={texts.takeout.progress}
        {...(totalRows > 0 && { max: totalRows, value: Math.min(doneRows, totalRows) })}
      />
      <p className="text-sm text-pretty text-muted">{texts.takeout.buildingHint}</p>
      {/* Without scripts nothing moves by itself. */}
      <noscript>
        <ButtonLink to={page}>{texts.takeout.reload}</ButtonLink>
      </noscript>
    </>
  );
}

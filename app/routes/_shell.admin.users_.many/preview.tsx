import { Form, useNavigation, useSearchParams } from "@remix-run/react";
import { listBehind } from "~/admin/user/batch-address";
import { PeopleList } from "~/admin/user/people-list";
import { formatCount } from "~/domain/count-text";
import { batchWords, type BatchKind } from "~/domain/user-batches/batch-rules";
import { Button, ButtonLink } from "~/ui/button";
import { NoMail } from "~/ui/no-mail";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import type { readPreview } from "./order.server";

type PreviewProps = {
  kind: BatchKind;
  preview: NonNullable<Awaited<ReturnType<typeof readPreview>>["preview"]>;
  message: string | undefined;
};

export function Preview({ kind, preview, message }: PreviewProps) {
  const { affected, leftOut, missing, courseName, batchId } = preview;
  const [search] = useSearchParams();
  const busy = useNavigation().formMethod === "POST";
  const words = batchWords[kind];
  const asked = words.ask(affected.length, courseName);
  return (
    <div className="max-w-[52rem]">
      <PageHeader
        title={affected.length > 0 ? `${asked}?` : `Nobody to ${words.verb.toLowerCase()}`}
        subtitle={affected.length > 0 ? words.means : "All the selected are left out, for the reasons below."}
      />
      {(kind === "reset" || kind === "invite") && affected.length > 0 && (
        <div className="mb-4 empty:hidden">
          <NoMail
            instead={
              <>
                Nobody would get a link. Choose Reset Password in the row of each user instead: it shows a one-time code
                for you to pass on.
              </>
            }
          />
        </div>
      )}
      {message && (
        <div className="mb-4">
          <Notice tone="error">{message}</Notice>
        </div>
      )}
      <Form noValidate method="post" className="mb-4 flex flex-wrap gap-3">
        <input type="hidden" name="batchId" value={batchId} />
        <input type="hidden" name="confirmed" value={affected.map(({ id }) => id).join(",")} />
        {affected.length > 0 && (
          <Button type="submit" variant={kind === "disable" ? "danger" : "primary"} busy={busy}>
            {asked}
          </Button>
        )}
        <ButtonLink to={listBehind(search)} variant={affected.length > 0 ? "quiet" : "primary"}>
          {affected.length > 0 ? "Cancel" : "Back to Users"}
        </ButtonLink>
      </Form>
      <div className="grid gap-4">
        <PeopleList title={`Left out: ${leftOut.length}`} people={leftOut} />
        {missing > 0 && (
          <Notice tone="warning">
            {formatCount(missing, "selected user is", "selected users are")} no longer there, or not yours to change.
          </Notice>
        )}
        <PeopleList title={`Affected: ${affected.length}`} people={affected} />
      </div>
    </div>
  );
}

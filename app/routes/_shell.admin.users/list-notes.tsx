import { Link, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { listAddress } from "~/views/dialog-address";
import { backParameter, batchAddress } from "~/views/user-batch/batch-address";
import { formatDateTime } from "~/domain/date-text";
import type { UndoableImport } from "~/domain/roster/read-roster-import";
import type { UndoableBatch } from "~/domain/user-batches/read-batch";
import { maxFound } from "~/domain/accounts/user-rules";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

export function TooManyMatchesNotice() {
  return (
    <div className="mt-3">
      <Notice tone="info">{texts.users.tooManyMatches({ max: maxFound })}</Notice>
    </div>
  );
}

export function OrganizationFilterNote({ name }: { name: string }) {
  return (
    <>
      {texts.users.onlyOfOrganization({
        name,
        link: (text) => (
          <Link to="/admin/users" className="link">
            {text}
          </Link>
        ),
      })}
    </>
  );
}

/** Links to changes of many users that can still be undone. */
export function UndoableChanges({ changes, imports }: { changes: UndoableBatch[]; imports: UndoableImport[] }) {
  return (
    <p className="mb-3 text-sm text-muted">
      {texts.users.undoable({ changes: <Changes changes={changes} imports={imports} /> })}
    </p>
  );
}

function Changes({ changes, imports }: { changes: UndoableBatch[]; imports: UndoableImport[] }) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  const listParams = new URLSearchParams({ [backParameter]: listAddress(search).replace(/^[.?]/, "") });
  return (
    <>
      {changes.map(({ id, kind, targetName, createdAt, users }, place) => (
        <span key={id}>
          {place > 0 && " · "}
          <Link className="link wrap-anywhere" to={batchAddress(id, listParams)}>
            {texts.userChanges.done({ kind, count: users, target: targetName })}
          </Link>
          , {formatDateTime(createdAt, zone)}
        </span>
      ))}
      {imports.map(({ id, fileName, doneAt, people }, place) => (
        <span key={id}>
          {changes.length + place > 0 && " · "}
          <Link className="link wrap-anywhere" to={`/admin/users/import?id=${id}`}>
            {texts.users.addedBy({ people, fileName })}
          </Link>
          {doneAt && `, ${formatDateTime(doneAt, zone)}`}
        </span>
      ))}
    </>
  );
}

import { Link, useSearchParams } from "@remix-run/react";
import { listAddress } from "~/views/dialog-address";
import { backParameter, batchAddress } from "~/views/user/batch-address";
import { formatDateTime } from "~/domain/date-text";
import { formatCount } from "~/domain/count-text";
import type { UndoableImport } from "~/domain/roster/read-roster-import";
import { batchWords } from "~/domain/user-batches/batch-rules";
import type { UndoableBatch } from "~/domain/user-batches/read-batch";
import { maxFound } from "~/domain/accounts/user-rules";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

export function TooManyMatchesNotice() {
  return (
    <div className="mt-3">
      <Notice tone="info">
        There are more than {maxFound.toLocaleString("en-US")} matches, and only so many are listed. Type more to narrow
        the search.
      </Notice>
    </div>
  );
}

export function OrganizationFilterNote({ name }: { name: string }) {
  return (
    <>
      Only of {name} ·{" "}
      <Link to="/admin/users" className="link">
        show all
      </Link>
    </>
  );
}

/** Links to changes of many users that can still be undone. */
export function UndoableChanges({ changes, imports }: { changes: UndoableBatch[]; imports: UndoableImport[] }) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  const listParams = new URLSearchParams({ [backParameter]: listAddress(search).replace(/^[.?]/, "") });
  return (
    <p className="mb-3 text-sm text-muted">
      You can still undo:{" "}
      {changes.map(({ id, kind, targetName, createdAt, users }, place) => (
        <span key={id}>
          {place > 0 && " · "}
          <Link className="link wrap-anywhere" to={batchAddress(id, listParams)}>
            {batchWords[kind].done(users, targetName)}
          </Link>
          , {formatDateTime(createdAt, zone)}
        </span>
      ))}
      {imports.map(({ id, fileName, doneAt, people }, place) => (
        <span key={id}>
          {changes.length + place > 0 && " · "}
          <Link className="link wrap-anywhere" to={`/admin/users/import?id=${id}`}>
            {formatCount(people, "user")} added by {fileName}
          </Link>
          {doneAt && `, ${formatDateTime(doneAt, zone)}`}
        </span>
      ))}
    </p>
  );
}

import { Link } from "@remix-run/react";
import { maxFound } from "~/domain/accounts/user-rules";
import { Notice } from "~/ui/notice";

export function CutNotice() {
  return (
    <div className="mt-3">
      <Notice tone="info">
        There are more than {maxFound.toLocaleString("en-US")} matches, and only so many are listed. Type more to narrow
        the search.
      </Notice>
    </div>
  );
}

export function OrganizationOnly({ name }: { name: string }) {
  return (
    <>
      Only of {name} ·{" "}
      <Link to="/admin/users" className="link">
        show all
      </Link>
    </>
  );
}

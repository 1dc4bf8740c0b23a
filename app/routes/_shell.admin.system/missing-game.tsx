import { Link } from "@remix-run/react";
import { Notice } from "~/ui/notice";

/** The database was moved or restored without the files of the installed game. */
export function MissingGame({ text }: { text: string }) {
  return (
    <Notice tone="warning">
      {text}{" "}
      <Link to="/admin/content" className="underline underline-offset-4">
        Open Content
      </Link>
    </Notice>
  );
}

import { Link } from "@remix-run/react";
import { texts } from "~/texts";
import { Notice } from "~/ui/notice";

/** Shown if the database was moved or restored without the installed game's files. */
export function MissingGameNotice({ text }: { text: string }) {
  return (
    <Notice tone="warning">
      {text}{" "}
      <Link to="/admin/content" className="underline underline-offset-4">
        {texts.systemPage.openContent}
      </Link>
    </Notice>
  );
}

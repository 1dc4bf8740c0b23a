import { Link } from "@remix-run/react";
import { texts } from "~/texts";

/** Link from a list to its deleted entries. */
export const DeletedLink = () => (
  <Link to="/admin/deleted" className="link">
    {texts.pageParts.recentlyDeleted}
  </Link>
);

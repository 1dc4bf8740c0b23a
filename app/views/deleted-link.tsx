import { Link } from "@remix-run/react";
import { deletionTexts } from "~/domain/deletions/deletion-texts";

/** Link from a list to its deleted entries. */
export const DeletedLink = () => (
  <Link to="/admin/deleted" className="link">
    {deletionTexts.title}
  </Link>
);

import { Link } from "@remix-run/react";
import { deletionTexts } from "~/domain/deletions/deletion-texts";

/** From a list to what was deleted from it. */
export const DeletedLink = () => (
  <Link to="/admin/deleted" className="link">
    {deletionTexts.title}
  </Link>
);

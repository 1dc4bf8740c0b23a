import { Link } from "@remix-run/react";
import { texts } from "~/texts";

/** From a standalone page to the same page in the instructor area. */
export function InstructorAreaLink({ to }: { to: string }) {
  return (
    <p className="mb-2 print:hidden">
      <Link to={to} className="link tap">
        {texts.pageParts.instructorArea}
      </Link>
    </p>
  );
}

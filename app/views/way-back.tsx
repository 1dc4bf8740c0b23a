import { Link } from "@remix-run/react";

/** From a page that stands alone to the same one in the instructor area. */
export function WayBack({ to }: { to: string }) {
  return (
    <p className="mb-2 print:hidden">
      <Link to={to} className="link tap">
        ← Instructor area
      </Link>
    </p>
  );
}

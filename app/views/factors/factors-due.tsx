import { Link } from "@remix-run/react";
import { texts } from "~/texts";
import { Notice } from "~/ui/notice";

/** Counts the days until a second factor is required. */
export function FactorsDue({ days, links = true }: { days: number | null; links?: boolean }) {
  if (days === null) return null;
  const text = days > 0 ? texts.factors.dueInDays({ days }) : texts.factors.dueNow;
  return (
    <Notice tone="warning">
      {text}{" "}
      {links && (
        <Link to="/account/security" className="link tap">
          {texts.factors.setUpNow}
        </Link>
      )}
    </Notice>
  );
}

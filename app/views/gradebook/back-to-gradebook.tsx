import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import { Link, useSearchParams } from "@remix-run/react";
import { gradebookAddressOf, withListQueryOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { backToRow } from "~/ui/grid-position";

type BackToGradebookProps = { classSessionId: string; /** Whose row one comes back to. */ userId?: string };

/** Returns to the gradebook with its filters, scroll position and row. */
export function BackToGradebook({ classSessionId, userId }: BackToGradebookProps) {
  const [search] = useSearchParams();
  return (
    <Link
      to={withListQueryOf(gradebookAddressOf(classSessionId), search)}
      state={backToRow(userId)}
      className="link tap gap-1 print:hidden"
    >
      <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
      {texts.common.gradebook}
    </Link>
  );
}

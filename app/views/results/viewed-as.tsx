import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import { Link } from "@remix-run/react";
import { useMemo, type ReactNode } from "react";
import { studentAddressOf, viewAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { StudentView } from "~/domain/results/view-as-student";
import { texts } from "~/texts";
import { Notice } from "~/ui/notice";
import { OwnAddresses } from "./own-addresses";

type ViewedAsProps = {
  view: StudentView;
  /** The student's record by default. */
  back?: string;
  children: ReactNode;
};

/** Frames what a student sees, for an instructor: marked, and with every control turned off. */
export function ViewedAs({ view: { classSessionId, userId, name }, back, children }: ViewedAsProps) {
  const addresses = useMemo(
    () => ({
      isViewed: true,
      attemptAddressOf: (attemptId: string) => viewAddressOf(classSessionId, userId, attemptId),
    }),
    [classSessionId, userId],
  );
  return (
    <>
      <Link to={back ?? studentAddressOf(classSessionId, userId)} className="link tap mb-2 gap-1">
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        {back ? texts.results.myResults : texts.releases.backToRecord}
      </Link>
      <div className="mb-4">
        <Notice tone="info">{texts.releases.viewing({ name: <bdi className="font-semibold">{name}</bdi> })}</Notice>
      </div>
      <OwnAddresses value={addresses}>
        <fieldset disabled className="min-w-0 rounded-lg border-2 border-dashed border-accent p-4">
          <legend className="px-2 text-sm font-semibold">{texts.releases.viewTitle({ name })}</legend>
          {children}
        </fieldset>
      </OwnAddresses>
    </>
  );
}

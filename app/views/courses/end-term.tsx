import { texts } from "~/texts";
import { Check } from "~/ui/check";
import { CourseConfirmDialog } from "./course-confirm-dialog";
import type { CourseDialog } from "./courses-loader.server";
import { InOtherClasses } from "./in-other-classes";

/** Confirms the end of the class, with an option to disable member accounts. */
export function EndTermDialog({
  dialog: { course, accounts, elsewhere },
}: {
  dialog: Extract<CourseDialog, { kind: "end-term" }>;
}) {
  return (
    <CourseConfirmDialog
      title={texts.courses.endTerm}
      course={course}
      intent="end-term"
      submit={texts.courses.endTerm}
      variant="danger"
    >
      <p>{texts.courses.ends({ className: course.active?.name ?? null })}</p>
      <div className="group grid gap-3">
        <Check
          name="disableMemberAccounts"
          label={texts.courses.disableAccounts}
          hint={texts.courses.disableHint({ accounts })}
        />
        {elsewhere.length > 0 && <InOtherClasses elsewhere={elsewhere} />}
      </div>
    </CourseConfirmDialog>
  );
}

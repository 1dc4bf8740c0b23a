import { texts } from "~/texts";
import { Check } from "~/ui/check";
import { CourseConfirmDialog } from "./course-confirm-dialog";
import type { CourseDialog } from "./courses-loader.server";
import { DisableInOtherClasses } from "./other-class-students";

/** Confirms the end of the class, with an option to disable member accounts. */
export function EndTermDialog({
  dialog: { course, accounts, otherClassStudents },
}: {
  dialog: Extract<CourseDialog, { kind: "end-term" }>;
}) {
  return (
    <CourseConfirmDialog
      title={texts.courses.endTerm}
      course={course}
      intent="end-term"
      submitLabel={texts.courses.endTerm}
      variant="danger"
    >
      <p>{texts.courses.ends({ className: course.active?.name ?? null })}</p>
      <div className="group grid gap-3">
        <Check
          name="disableMemberAccounts"
          label={texts.courses.disableAccounts}
          hint={texts.courses.disableHint({ accounts })}
        />
        {otherClassStudents.length > 0 && <DisableInOtherClasses students={otherClassStudents} />}
      </div>
    </CourseConfirmDialog>
  );
}

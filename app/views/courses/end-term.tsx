import { formatCount } from "~/domain/count-text";
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
    <CourseConfirmDialog title="End Term" course={course} intent="end-term" submit="End Term" variant="danger">
      <p>The class {course.active ? `"${course.active.name}" ` : ""}ends now. Grades and quiz responses stay.</p>
      <div className="group grid gap-3">
        <Check
          name="disableMemberAccounts"
          label="Disable member accounts"
          hint={
            `${formatCount(accounts, "account")}; never those of staff, nor your own. They cannot log in until ` +
            "they are enabled again."
          }
        />
        {elsewhere.length > 0 && <InOtherClasses elsewhere={elsewhere} />}
      </div>
    </CourseConfirmDialog>
  );
}

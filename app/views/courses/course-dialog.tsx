import type { FormRefusal } from "~/http/form.server";
import { daysToRestore } from "~/domain/deletions/days-to-restore";
import { texts } from "~/texts";
import { SelectField, TextField } from "~/ui/field";
import { Check } from "~/ui/check";
import { ClassDialog } from "./class-dialog";
import type { CourseDialog } from "./courses-loader.server";
import { CreateCourseDialog } from "./create-course-dialog";
import { CourseConfirmDialog } from "./course-confirm-dialog";
import { EndTermDialog } from "./end-term-dialog";
import { StaffOptions } from "./staff-options";

type Props<Kind extends CourseDialog["kind"] = CourseDialog["kind"]> = {
  dialog: Extract<CourseDialog, { kind: Kind }>;
  refusal: FormRefusal | undefined;
};

export function CourseDialogView({ dialog, refusal }: Props) {
  switch (dialog.kind) {
    case "create":
      return <CreateCourseDialog dialog={dialog} refusal={refusal} />;
    case "start":
    case "end":
      return <ClassDialog dialog={dialog} refusal={refusal} />;
    case "end-term":
      return <EndTermDialog dialog={dialog} />;
    case "resume":
      return <ResumeDialog dialog={dialog} />;
    case "owner":
      return <OwnerDialog dialog={dialog} refusal={refusal} />;
    case "delete":
      return <DeleteDialog dialog={dialog} refusal={refusal} />;
  }
}

function ResumeDialog({ dialog: { course, accounts } }: Pick<Props<"resume">, "dialog">) {
  return (
    <CourseConfirmDialog
      title={texts.courses.resumeClass}
      course={course}
      intent="resume"
      submitLabel={texts.courses.resume}
    >
      <p>{texts.courses.resumes({ className: course.last?.name ?? null })}</p>
      <Check
        name="reenableMemberAccounts"
        label={texts.courses.reenableAccounts}
        defaultChecked={accounts > 0}
        hint={texts.courses.reenableHint({ accounts })}
      />
    </CourseConfirmDialog>
  );
}

function OwnerDialog({ dialog: { course, staff }, refusal }: Props<"owner">) {
  return (
    <CourseConfirmDialog
      title={texts.courses.changeInstructor}
      course={course}
      intent="owner"
      submitLabel={texts.common.save}
    >
      <SelectField
        label={texts.courses.instructor}
        name="ownerId"
        defaultValue={course.ownerId}
        errors={refusal?.errors.ownerId}
        hint={texts.courses.staffOf({ organizationName: course.organizationName })}
      >
        {!staff.some(({ id }) => id === course.ownerId) && <option value={course.ownerId}>{course.ownerName}</option>}
        <StaffOptions staff={staff} />
      </SelectField>
    </CourseConfirmDialog>
  );
}

function DeleteDialog({ dialog: { course, contents }, refusal }: Props<"delete">) {
  return (
    <CourseConfirmDialog
      title={texts.courses.deleteCourse}
      course={course}
      intent="delete"
      submitLabel={texts.common.delete}
      variant="danger"
    >
      <p>
        {texts.courses.confirmDelete({
          name: (
            <b dir="auto" className="wrap-anywhere">
              {course.name}
            </b>
          ),
          days: daysToRestore,
        })}
      </p>
      <p className="text-muted">
        {texts.courses.deletedContents(contents)}{" "}
        {course.active && <b className="text-ink">{texts.courses.runningWarning} </b>}
        {texts.courses.membersStay}
      </p>
      {contents.attempts > 0 && (
        <TextField
          label={texts.courses.typeName}
          name="name"
          autoComplete="off"
          spellCheck={false}
          required
          errors={refusal?.errors.name}
        />
      )}
    </CourseConfirmDialog>
  );
}

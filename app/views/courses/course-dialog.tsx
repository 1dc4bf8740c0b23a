import { formatCount } from "~/domain/count-text";
import type { FormRefusal } from "~/http/form.server";
import { deletionTexts } from "~/domain/deletions/deletion-texts";
import { SelectField, TextField } from "~/ui/field";
import { Check } from "~/ui/check";
import { ClassDialog } from "./class-dialog";
import type { CourseDialog } from "./courses-loader.server";
import { CreateCourseDialog } from "./create-course-dialog";
import { CourseConfirmDialog } from "./course-confirm-dialog";
import { EndTermDialog } from "./end-term";
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
    <CourseConfirmDialog title="Resume Class" course={course} intent="resume" submit="Resume">
      <p>
        The class {course.last ? `"${course.last.name}" ` : ""}continues as if it had not ended, with all its students.
      </p>
      <Check
        name="reenableMemberAccounts"
        label="Re-enable member accounts"
        defaultChecked={accounts > 0}
        hint={
          accounts > 0
            ? `${formatCount(accounts, "account")} that ending the class has disabled.`
            : "Ending the class has disabled none that is still disabled."
        }
      />
    </CourseConfirmDialog>
  );
}

function OwnerDialog({ dialog: { course, staff }, refusal }: Props<"owner">) {
  return (
    <CourseConfirmDialog title="Change Instructor" course={course} intent="owner" submit="Save">
      <SelectField
        label="Instructor"
        name="ownerId"
        defaultValue={course.ownerId}
        errors={refusal?.errors.ownerId}
        hint={`Staff of ${course.organizationName}`}
      >
        {!staff.some(({ id }) => id === course.ownerId) && <option value={course.ownerId}>{course.ownerName}</option>}
        <StaffOptions staff={staff} />
      </SelectField>
    </CourseConfirmDialog>
  );
}

function DeleteDialog({ dialog: { course, contents }, refusal }: Props<"delete">) {
  const parts = [
    formatCount(contents.classes, "class", "classes"),
    formatCount(contents.attempts, "attempt"),
    `the list of ${formatCount(contents.members, "member")}`,
  ];
  return (
    <CourseConfirmDialog title="Delete Course" course={course} intent="delete" submit="Delete" variant="danger">
      <p>
        Are you sure you want to delete <b className="wrap-anywhere">{course.name}</b>? {deletionTexts.restorable}
      </p>
      <p className="text-muted">
        With it go {parts.join(", ")} and the access code, with all grades of its classes.{" "}
        {course.active && <b className="text-ink">A class is running now. </b>}The accounts of its members stay.
      </p>
      {contents.attempts > 0 && (
        <TextField
          label="Type the course's name to confirm"
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

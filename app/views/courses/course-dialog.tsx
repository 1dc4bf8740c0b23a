import { formatCount } from "~/domain/count-text";
import type { FormRefusal } from "~/http/form.server";
import { deletionTexts } from "~/domain/deletions/deletion-texts";
import { SelectField, TextField } from "~/ui/field";
import { Check } from "~/ui/check";
import { ClassDialog } from "./class-dialog";
import type { CourseDialog } from "./courses-loader.server";
import { CreateCourseDialog } from "./create-course-dialog";
import { Confirmation } from "./confirmation";
import { EndTerm } from "./end-term";
import { StaffOptions } from "./staff-options";

type Props<Kind extends CourseDialog["kind"] = CourseDialog["kind"]> = {
  dialog: Extract<CourseDialog, { kind: Kind }>;
  refused: FormRefusal | undefined;
};

export function CourseDialogView({ dialog, refused }: Props) {
  switch (dialog.kind) {
    case "create":
      return <CreateCourseDialog dialog={dialog} refused={refused} />;
    case "start":
    case "end":
      return <ClassDialog dialog={dialog} refused={refused} />;
    case "end-term":
      return <EndTerm dialog={dialog} />;
    case "resume":
      return <Resume dialog={dialog} />;
    case "owner":
      return <Owner dialog={dialog} refused={refused} />;
    case "delete":
      return <Delete dialog={dialog} refused={refused} />;
  }
}

function Resume({ dialog: { course, accounts } }: Pick<Props<"resume">, "dialog">) {
  return (
    <Confirmation title="Resume Class" course={course} intent="resume" submit="Resume">
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
    </Confirmation>
  );
}

function Owner({ dialog: { course, staff }, refused }: Props<"owner">) {
  return (
    <Confirmation title="Change Instructor" course={course} intent="owner" submit="Save">
      <SelectField
        label="Instructor"
        name="ownerId"
        defaultValue={course.ownerId}
        errors={refused?.errors.ownerId}
        hint={`Staff of ${course.organizationName}`}
      >
        {!staff.some(({ id }) => id === course.ownerId) && <option value={course.ownerId}>{course.ownerName}</option>}
        <StaffOptions staff={staff} />
      </SelectField>
    </Confirmation>
  );
}

function Delete({ dialog: { course, contents }, refused }: Props<"delete">) {
  const parts = [
    formatCount(contents.classes, "class", "classes"),
    formatCount(contents.attempts, "attempt"),
    `the list of ${formatCount(contents.members, "member")}`,
  ];
  return (
    <Confirmation title="Delete Course" course={course} intent="delete" submit="Delete" variant="danger">
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
          errors={refused?.errors.name}
        />
      )}
    </Confirmation>
  );
}

import { Form, Link, useLocation } from "@remix-run/react";
import { CourseDialogFrame } from "~/views/courses/course-dialog-frame";
import { DialogButtons, SubmitButton } from "~/views/list-dialog";
import { formatCount } from "~/domain/count-text";
import { courseNameLimit, courseTexts } from "~/domain/courses/course-texts";
import type { Course } from "~/domain/courses/list-courses";
import { importAddressOf } from "~/views/roster/import-address";
import { rosterTexts } from "~/domain/roster/roster-limits";
import type { FormRefusal } from "~/http/form.server";
import { Check } from "~/ui/check";
import { TextAreaField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { CoursePageDialog } from "./course-loader.server";

type ChangeDialog = Exclude<CoursePageDialog, { kind: "class" | "quizzes" }>;
type ImportPermission = "may" | "asks" | "never";
type Props = { course: Course; refusal: FormRefusal | undefined };

export function CourseChangeDialog({
  dialog,
  importing,
  ...props
}: Props & { dialog: ChangeDialog; importing: ImportPermission }) {
  switch (dialog.kind) {
    case "rename":
      return <RenameDialog {...props} />;
    case "code":
      return <CodeDialog {...props} />;
    case "add":
      return <AddDialog {...props} importing={importing} />;
    case "remove":
      return <RemoveDialog {...props} member={dialog.member} />;
  }
}

function RenameDialog({ course, refusal }: Props) {
  return (
    <CourseDialogFrame title="Rename Course" course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <TextField
          label="Course name"
          name="name"
          required
          maxLength={courseNameLimit}
          defaultValue={refusal?.values.name ?? course.name}
          hint={courseTexts.nameHint}
          errors={refusal?.errors.name}
        />
        <TextField
          label="Caption (optional)"
          name="caption"
          maxLength={200}
          defaultValue={refusal?.values.caption ?? course.caption}
          errors={refusal?.errors.caption}
        />
        <DialogButtons>
          <SubmitButton intent="rename" variant="primary">
            Save
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

function CodeDialog({ course }: Props) {
  return (
    <CourseDialogFrame title="New Access Code" course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <p>
          Nobody can join by <b className="font-mono">{course.accessCode}</b> any more, nor by QR codes and sheets that
          show it. Who has joined stays a member.
        </p>
        <DialogButtons>
          <SubmitButton intent="code" variant="primary">
            Make a New Code
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

type AddDialogProps = Props & { importing: ImportPermission; refusal: (FormRefusal & { added?: string }) | undefined };

/** `added`: the result so far, if some names are unknown. */
function AddDialog({ course, importing, refusal }: AddDialogProps) {
  const moveError = refusal?.errors.movesFromOtherClasses?.[0];
  return (
    <CourseDialogFrame title="Add Members" course={course}>
      <Form noValidate method="post" className="grid gap-4">
        {refusal?.added && <Notice tone="success">{refusal.added}</Notice>}
        <TextAreaField
          key={refusal?.values.people}
          label="Usernames or emails"
          name="people"
          hint={`People in ${course.organizationName}, separated by spaces, commas or lines.`}
          errors={refusal?.errors.people}
          defaultValue={refusal?.values.people}
          rows={5}
          required
          spellCheck={false}
          autoCapitalize="none"
        />
        {moveError && (
          <>
            <Notice tone="warning">{moveError}</Notice>
            <Check name="movesFromOtherClasses" label="Add them to this class" />
          </>
        )}
        {course.active && <p className="text-sm text-muted">They join the running class, too.</p>}
        <ImportHint importing={importing} courseId={course.id} />
        <DialogButtons>
          <SubmitButton intent="add" variant="primary">
            Add Members
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

/** Points to the roster import, for people without an account. */
function ImportHint({ importing, courseId }: { importing: ImportPermission; courseId: string }) {
  const { pathname } = useLocation();
  if (importing === "never") return null;
  if (importing === "asks")
    return <p className="text-sm text-muted">People without an account need a roster. {rosterTexts.notAllowed}</p>;
  return (
    <p className="text-sm text-muted">
      People without an account?{" "}
      <Link className="link tap" to={importAddressOf(pathname, courseId)}>
        Import a roster
      </Link>
    </p>
  );
}

type RemoveDialogProps = Props & { member: { id: string; username: string; attempts: number } };

function RemoveDialog({ course, member: { id, username, attempts } }: RemoveDialogProps) {
  return (
    <CourseDialogFrame title={`Remove ${username}`} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <p>
          <b className="wrap-anywhere">{username}</b> leaves the course
          {course.active && ` and the running class "${course.active.name}"`}. The account stays.
        </p>
        <p className="text-muted">
          {attempts === 0
            ? "There are no attempts in this course."
            : `${formatCount(attempts, "attempt")} of this course ${attempts === 1 ? "is" : "are"} kept: gradebooks ` +
              "of ended classes still show them, and a running class's does again if the person is added again."}
        </p>
        <input type="hidden" name="userId" value={id} />
        <DialogButtons>
          <SubmitButton intent="remove" variant="danger">
            Remove
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

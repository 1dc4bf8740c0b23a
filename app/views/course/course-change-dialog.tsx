import { Form, Link, useLocation } from "@remix-run/react";
import { texts } from "~/texts";
import { CourseDialogFrame } from "~/views/courses/course-dialog-frame";
import { DialogButtons, SubmitButton } from "~/views/list-dialog";
import { courseNameLimit } from "~/domain/courses/course-name-limit";
import type { Course } from "~/domain/courses/list-courses";
import { importAddressOf } from "~/views/roster/import-address";
import type { FormRefusal } from "~/http/form.server";
import { Check } from "~/ui/check";
import { TextAreaField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { CoursePageDialog } from "./course-loader.server";

type ChangeDialog = Exclude<CoursePageDialog, { kind: "class" | "quizzes" }>;
type ImportPermission = "may" | "asks" | "never";
type DialogProps = { course: Course; refusal: FormRefusal | undefined };

export function CourseChangeDialog({
  dialog,
  importPermission,
  ...props
}: DialogProps & { dialog: ChangeDialog; importPermission: ImportPermission }) {
  switch (dialog.kind) {
    case "rename":
      return <RenameDialog {...props} />;
    case "code":
      return <RenewCodeDialog {...props} />;
    case "add":
      return <AddDialog {...props} importPermission={importPermission} />;
    case "remove":
      return <RemoveDialog {...props} member={dialog.member} />;
  }
}

function RenameDialog({ course, refusal }: DialogProps) {
  return (
    <CourseDialogFrame title={texts.course.renameTitle} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <TextField
          label={texts.courses.courseName}
          name="name"
          required
          maxLength={courseNameLimit}
          defaultValue={refusal?.values.name ?? course.name}
          hint={texts.courses.nameHint({ max: courseNameLimit })}
          errors={refusal?.errors.name}
        />
        <TextField
          label={texts.courses.caption}
          name="caption"
          maxLength={200}
          defaultValue={refusal?.values.caption ?? course.caption}
          errors={refusal?.errors.caption}
        />
        <DialogButtons>
          <SubmitButton intent="rename" variant="primary">
            {texts.common.save}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

function RenewCodeDialog({ course }: DialogProps) {
  return (
    <CourseDialogFrame title={texts.course.newCodeTitle} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <p>
          {texts.course.newCodeWarning({
            code: (
              <b dir="ltr" className="font-mono">
                {course.accessCode}
              </b>
            ),
          })}
        </p>
        <DialogButtons>
          <SubmitButton intent="code" variant="primary">
            {texts.course.makeNewCode}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

type AddDialogProps = DialogProps & {
  importPermission: ImportPermission;
  refusal: (FormRefusal & { added?: string }) | undefined;
};

/** `added`: says how many people were added, if other names were unknown. */
function AddDialog({ course, importPermission, refusal }: AddDialogProps) {
  const moveError = refusal?.errors.movesFromOtherClasses?.[0];
  return (
    <CourseDialogFrame title={texts.course.addMembers} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        {refusal?.added && <Notice tone="success">{refusal.added}</Notice>}
        <TextAreaField
          key={refusal?.values.people}
          label={texts.course.people}
          name="people"
          hint={texts.course.peopleHint({ organizationName: course.organizationName })}
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
            <Check name="movesFromOtherClasses" label={texts.course.addToClass} />
          </>
        )}
        {course.active && <p className="text-sm text-muted">{texts.course.joinRunningClass}</p>}
        <ImportHint importPermission={importPermission} courseId={course.id} />
        <DialogButtons>
          <SubmitButton intent="add" variant="primary">
            {texts.course.addMembers}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

/** Points to the roster import, for people without an account. */
function ImportHint({ importPermission, courseId }: { importPermission: ImportPermission; courseId: string }) {
  const { pathname } = useLocation();
  if (importPermission === "never") return null;
  if (importPermission === "asks") return <p className="text-sm text-muted">{texts.course.rosterNeeded}</p>;
  return (
    <p className="text-sm text-muted">
      {texts.course.importHint({
        link: (text) => (
          <Link className="link tap" to={importAddressOf(pathname, courseId)}>
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

type RemoveDialogProps = DialogProps & { member: { id: string; username: string; attempts: number } };

function RemoveDialog({ course, member: { id, username, attempts } }: RemoveDialogProps) {
  return (
    <CourseDialogFrame title={texts.course.removeTitle({ username })} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <p>
          {texts.course.removeMember({
            username: (
              <b dir="auto" className="wrap-anywhere">
                {username}
              </b>
            ),
            className: course.active?.name ?? null,
          })}
        </p>
        <p className="text-muted">{texts.course.attemptsKept({ username, attempts })}</p>
        <input type="hidden" name="userId" value={id} />
        <DialogButtons>
          <SubmitButton intent="remove" variant="danger">
            {texts.course.remove}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

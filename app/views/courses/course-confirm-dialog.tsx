import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { DialogButtons, SubmitButton } from "~/views/list-dialog";
import type { Course } from "~/domain/courses/list-courses";
import type { ButtonVariant } from "~/ui/button";
import { CourseDialogFrame } from "./course-dialog-frame";

type ConfirmationProps = {
  title: string;
  course: Course;
  intent: string;
  submitLabel: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** A dialog that confirms an action on a course. */
export function CourseConfirmDialog({
  title,
  course,
  intent,
  submitLabel,
  variant = "primary",
  children,
}: ConfirmationProps) {
  return (
    <CourseDialogFrame title={title} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        {children}
        <DialogButtons>
          <SubmitButton intent={intent} variant={variant}>
            {submitLabel}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

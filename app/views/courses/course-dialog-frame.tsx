import type { ReactNode } from "react";
import { ListDialog } from "~/views/list-dialog";
import { FormError } from "~/views/form-error";
import type { Course } from "~/domain/courses/list-courses";

export function CourseDialogFrame(props: { title: string; course: Course; children: ReactNode }) {
  return (
    <ListDialog title={props.title}>
      <p className="-mt-2 mb-4 text-muted wrap-anywhere">
        <bdi>{props.course.name}</bdi>
      </p>
      <FormError />
      {props.children}
    </ListDialog>
  );
}

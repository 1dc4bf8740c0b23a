import type { ReactNode } from "react";
import { ListDialog } from "~/views/list-dialog";
import { Unforeseen } from "~/views/unforeseen";
import type { Course } from "~/domain/courses/list-courses";

/** A dialog about one course. */
export function CourseDialogFrame(props: { title: string; course: Course; children: ReactNode }) {
  return (
    <ListDialog title={props.title}>
      <p className="-mt-2 mb-4 text-muted wrap-anywhere">{props.course.name}</p>
      <Unforeseen />
      {props.children}
    </ListDialog>
  );
}

import { Form } from "@remix-run/react";
import { formatCount } from "~/domain/count-text";
import type { Elsewhere } from "~/domain/courses/in-other-courses";
import { classTexts } from "~/domain/courses/class-columns";
import type { Course } from "~/domain/courses/list-courses";
import { formatDateTime } from "~/domain/date-text";
import type { FormRefusal } from "~/http/form.server";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { DialogButtons, SubmitButton } from "~/views/list-dialog";
import { CourseDialogFrame } from "./course-dialog-frame";
import { DateTimeField, ZoneInput } from "~/views/date-time-field";
import type { CourseDialog } from "./courses-loader.server";
import { InTwoClasses } from "./in-other-classes";

type ClassDialogProps = { dialog: Extract<CourseDialog, { kind: "start" | "end" }>; refused: FormRefusal | undefined };

export function ClassDialog({ dialog, refused }: ClassDialogProps) {
  return dialog.kind === "start" ? (
    <StartDialog course={dialog.course} elsewhere={dialog.elsewhere} refused={refused} />
  ) : (
    <EndDialog course={dialog.course} refused={refused} />
  );
}

type DialogProps = { course: Course; refused: FormRefusal | undefined };
type StartDialogProps = DialogProps & { elsewhere: Elsewhere[] };

/** Start now, or plan the start and, if wanted, the end; a planned class is changed here too. */
function StartDialog({ course, elsewhere, refused }: StartDialogProps) {
  const { scheduled } = course;
  const errors = refused?.errors ?? {};
  return (
    <CourseDialogFrame title={scheduled ? "Scheduled Class" : classTexts.start} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <ZoneInput />
        <TextField
          label="Class name (optional)"
          name="className"
          maxLength={100}
          defaultValue={refused?.values.className ?? scheduled?.name}
          placeholder="Named after its first day"
          errors={errors.className}
        />
        <div className="grid gap-4">
          <DateTimeField
            label="Start Date"
            name="scheduledStartDate"
            date={scheduled?.scheduledStartDate}
            typed={refused?.values.scheduledStartDate}
            errors={errors.scheduledStartDate}
          />
          <DateTimeField
            label="End Date (optional)"
            name="scheduledEndDate"
            date={scheduled?.scheduledEndDate}
            typed={refused?.values.scheduledEndDate}
            errors={errors.scheduledEndDate}
          />
        </div>
        {course.memberCount === 0 ? (
          <Notice tone="warning">
            This course has no members yet. Students who join with its access code take part in the running class.
          </Notice>
        ) : (
          <p className="text-sm text-muted">
            The class starts with all members of the course: {formatCount(course.memberCount, "student")}.
          </p>
        )}
        {elsewhere.length > 0 && <InTwoClasses elsewhere={elsewhere} />}
        <DialogButtons>
          <SubmitButton intent="schedule" variant="plain">
            {scheduled ? "Save" : "Schedule Start"}
          </SubmitButton>
          {scheduled && (
            <SubmitButton intent="unschedule" variant="danger" formNoValidate>
              Unschedule
            </SubmitButton>
          )}
          <SubmitButton intent="start" variant="primary" formNoValidate>
            Start Now
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

/** Plan the end of the running or scheduled class, or end the running one now, which asks once more. */
function EndDialog({ course, refused }: DialogProps) {
  const zone = useTimeZone();
  const session = course.active ?? course.scheduled;
  const starts = course.active?.startDate ?? course.scheduled?.scheduledStartDate;
  return (
    <CourseDialogFrame title={classTexts.end} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <ZoneInput />
        {starts && (
          <p className="text-muted">
            {course.active ? "Started on" : "Scheduled for"} {formatDateTime(starts, zone)}
          </p>
        )}
        <DateTimeField
          label="End Date"
          name="newEndDate"
          date={session?.scheduledEndDate}
          typed={refused?.values.newEndDate}
          errors={refused?.errors.newEndDate}
          hint={session?.scheduledEndDate ? "Leave it empty to remove the planned end." : undefined}
        />
        <DialogButtons>
          <SubmitButton intent="schedule-end" variant="plain">
            Schedule End
          </SubmitButton>
          <SubmitButton intent="end-now" variant="danger" formNoValidate>
            End Now
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

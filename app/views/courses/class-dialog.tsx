import { Form } from "@remix-run/react";
import { formatCount } from "~/domain/count-text";
import type { Elsewhere } from "~/domain/courses/students-elsewhere";
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

type ClassDialogProps = { dialog: Extract<CourseDialog, { kind: "start" | "end" }>; refusal: FormRefusal | undefined };

export function ClassDialog({ dialog, refusal }: ClassDialogProps) {
  return dialog.kind === "start" ? (
    <StartDialog course={dialog.course} elsewhere={dialog.elsewhere} refusal={refusal} />
  ) : (
    <EndDialog course={dialog.course} refusal={refusal} />
  );
}

type DialogProps = { course: Course; refusal: FormRefusal | undefined };
type StartDialogProps = DialogProps & { elsewhere: Elsewhere[] };

/** Starts a class now or schedules it, with an optional end; also changes a scheduled class. */
function StartDialog({ course, elsewhere, refusal }: StartDialogProps) {
  const { scheduled } = course;
  const errors = refusal?.errors ?? {};
  return (
    <CourseDialogFrame title={scheduled ? "Scheduled Class" : classTexts.start} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <ZoneInput />
        <TextField
          label="Class name (optional)"
          name="className"
          maxLength={100}
          defaultValue={refusal?.values.className ?? scheduled?.name}
          placeholder="Named after its first day"
          errors={errors.className}
        />
        <div className="grid gap-4">
          <DateTimeField
            label="Start Date"
            name="scheduledStartDate"
            date={scheduled?.scheduledStartDate}
            typedValue={refusal?.values.scheduledStartDate}
            errors={errors.scheduledStartDate}
          />
          <DateTimeField
            label="End Date (optional)"
            name="scheduledEndDate"
            date={scheduled?.scheduledEndDate}
            typedValue={refusal?.values.scheduledEndDate}
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

/** Schedules the end of a running or scheduled class. "End Now" leads to a confirmation. */
function EndDialog({ course, refusal }: DialogProps) {
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
          typedValue={refusal?.values.newEndDate}
          errors={refusal?.errors.newEndDate}
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

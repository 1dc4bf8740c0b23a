import { Form } from "@remix-run/react";
import type { OtherClassStudent } from "~/domain/courses/other-class-students";
import type { Course } from "~/domain/courses/list-courses";
import { formatDateTime } from "~/domain/date-text";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { DialogButtons, SubmitButton } from "~/views/list-dialog";
import { CourseDialogFrame } from "./course-dialog-frame";
import { DateTimeField, ZoneInput } from "~/views/date-time-field";
import type { CourseDialog } from "./courses-loader.server";
import { TwoClassesWarning } from "./other-class-students";

type ClassDialogProps = { dialog: Extract<CourseDialog, { kind: "start" | "end" }>; refusal: FormRefusal | undefined };

export function ClassDialog({ dialog, refusal }: ClassDialogProps) {
  return dialog.kind === "start" ? (
    <StartDialog course={dialog.course} otherClassStudents={dialog.otherClassStudents} refusal={refusal} />
  ) : (
    <EndDialog course={dialog.course} refusal={refusal} />
  );
}

type DialogProps = { course: Course; refusal: FormRefusal | undefined };
type StartDialogProps = DialogProps & { otherClassStudents: OtherClassStudent[] };

/** Starts a class now or schedules it, with an optional end; also changes a scheduled class. */
function StartDialog({ course, otherClassStudents, refusal }: StartDialogProps) {
  const { scheduled } = course;
  const errors = refusal?.errors ?? {};
  return (
    <CourseDialogFrame title={scheduled ? texts.courses.scheduledClass : texts.courses.newClass} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <ZoneInput />
        <TextField
          label={texts.courses.className}
          name="className"
          maxLength={100}
          defaultValue={refusal?.values.className ?? scheduled?.name}
          placeholder={texts.courses.classNameHint}
          errors={errors.className}
        />
        <div className="grid gap-4">
          <DateTimeField
            label={texts.courses.startDate}
            name="scheduledStartDate"
            date={scheduled?.scheduledStartDate}
            typedValue={refusal?.values.scheduledStartDate}
            errors={errors.scheduledStartDate}
          />
          <DateTimeField
            label={texts.courses.optionalEndDate}
            name="scheduledEndDate"
            date={scheduled?.scheduledEndDate}
            typedValue={refusal?.values.scheduledEndDate}
            errors={errors.scheduledEndDate}
          />
        </div>
        {course.memberCount === 0 ? (
          <Notice tone="warning">{texts.courses.noMembersYet}</Notice>
        ) : (
          <p className="text-sm text-muted">{texts.courses.startsWith({ memberCount: course.memberCount })}</p>
        )}
        {otherClassStudents.length > 0 && <TwoClassesWarning students={otherClassStudents} />}
        <DialogButtons>
          <SubmitButton intent="schedule" variant="plain">
            {scheduled ? texts.common.save : texts.courses.scheduleStart}
          </SubmitButton>
          {scheduled && (
            <SubmitButton intent="unschedule" variant="danger" formNoValidate>
              {texts.courses.unschedule}
            </SubmitButton>
          )}
          <SubmitButton intent="start" variant="primary" formNoValidate>
            {texts.courses.startNow}
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
  const shownStartDate = course.active?.startDate ?? course.scheduled?.scheduledStartDate;
  return (
    <CourseDialogFrame title={texts.courses.endClass} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        <ZoneInput />
        {shownStartDate && (
          <p className="text-muted">
            {course.active
              ? texts.courses.startedOn({ date: formatDateTime(shownStartDate, zone) })
              : texts.courses.scheduledFor({ date: formatDateTime(shownStartDate, zone) })}
          </p>
        )}
        <DateTimeField
          label={texts.courses.endDate}
          name="newEndDate"
          date={session?.scheduledEndDate}
          typedValue={refusal?.values.newEndDate}
          errors={refusal?.errors.newEndDate}
          hint={session?.scheduledEndDate ? texts.courses.endDateHint : undefined}
        />
        <DialogButtons>
          <SubmitButton intent="schedule-end" variant="plain">
            {texts.courses.scheduleEnd}
          </SubmitButton>
          <SubmitButton intent="end-now" variant="danger" formNoValidate>
            {texts.courses.endNow}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

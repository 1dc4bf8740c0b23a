import { useActionData, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { PencilSquareIcon } from "@heroicons/react/16/solid";
import { texts } from "~/texts";
import { CourseDialogView } from "~/views/courses/course-dialog";
import { CourseStatusChip } from "~/views/courses/course-status-chip";
import { dialogAddress } from "~/views/dialog-address";
import { gradebookSessionOf } from "~/domain/courses/course-status";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { FormRefusal } from "~/http/form.server";
import { ButtonLink } from "~/ui/button";
import { Names } from "~/ui/names";
import { PageHeader } from "~/ui/page-header";
import { AccessCodeCard } from "./access-code-card";
import { ClassesSection } from "./classes-section";
import { CourseChangeDialog } from "./course-change-dialog";
import type { coursePageLoader } from "./course-loader.server";
import { GradingCard } from "./grading-card";
import { LessonLanguageCard } from "./lesson-language-card";
import { MembersSection } from "./members-section";
import { RequestsCard } from "./requests-card";
import { QuizRulesCard, QuizRulesDialog } from "./quiz-rules-card";
import { ScheduleCard } from "./schedule-card";
import { TeachersCard } from "./teachers-card";

export function CoursePage() {
  const {
    course,
    mayChange,
    teachers,
    classes,
    members,
    invitation,
    gradingRules,
    quizRules,
    lessonLanguage,
    requestRule,
    importPermission,
    now,
    dialog,
  } = useLoaderData<ReturnType<typeof coursePageLoader>>();
  const refusal = useActionData<FormRefusal>();
  const { pathname } = useLocation();
  const gradebookSession = gradebookSessionOf(course);
  const subtitleParts = [
    course.caption,
    course.organizationName,
    texts.course.instructorOf({ ownerName: course.ownerName }),
  ].filter(Boolean);
  return (
    <>
      {dialog?.kind === "class" && <CourseDialogView dialog={dialog.dialog} refusal={refusal} />}
      {dialog?.kind === "quizzes" && <QuizRulesDialog course={course} rules={quizRules} refusal={refusal} />}
      {dialog && dialog.kind !== "class" && dialog.kind !== "quizzes" && (
        <CourseChangeDialog course={course} dialog={dialog} importPermission={importPermission} refusal={refusal} />
      )}
      <PageHeader title={course.name} subtitle={<Names names={subtitleParts} />}>
        <CourseStatusChip course={course} now={new Date(now)} />
        {mayChange && <RenameButton />}
        {gradebookSession && (
          <ButtonLink to={gradebookAddressOf(gradebookSession.id)} variant="primary">
            {texts.common.gradebook}
          </ButtonLink>
        )}
      </PageHeader>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {invitation && (
          <AccessCodeCard
            invitation={invitation}
            course={course}
            sheetAddress={`${pathname}/sheet`}
            mayChange={mayChange}
          />
        )}
        <div className="grid gap-4">
          <ScheduleCard course={course} now={now} mayChange={mayChange} />
          <TeachersCard courseId={course.id} teachers={teachers} />
          <GradingCard courseId={course.id} rules={gradingRules} mayChange={mayChange} />
          <QuizRulesCard rules={quizRules} mayChange={mayChange} />
          {mayChange && <LessonLanguageCard language={lessonLanguage} />}
          {mayChange && <RequestsCard rule={requestRule} refusal={dialog ? undefined : refusal} />}
        </div>
      </div>
      <ClassesSection classes={classes} />
      <MembersSection
        courseId={course.id}
        members={members}
        importPermission={importPermission}
        mayChange={mayChange}
      />
    </>
  );
}

function RenameButton() {
  const [search] = useSearchParams();
  return (
    <ButtonLink to={dialogAddress(search, "rename")} preventScrollReset>
      <PencilSquareIcon className="size-4" aria-hidden />
      {texts.course.rename}
    </ButtonLink>
  );
}

import { PencilSquareIcon } from "@heroicons/react/16/solid";
import { Form, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { CourseDialogFrame } from "~/views/courses/course-dialog-frame";
import { dialogAddress } from "~/views/dialog-address";
import { DialogButtons, SubmitButton } from "~/views/list-dialog";
import type { Course } from "~/domain/courses/list-courses";
import { maxCooldownMinutes, maxQuizAttempts, quizReviews, type QuizRules } from "~/domain/courses/quiz-rules";
import type { FormRefusal } from "~/http/form.server";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { SelectField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";

/** How often students may take quizzes, and when they see the answers. */
export function QuizRulesCard({ rules, mayChange }: { rules: QuizRules; mayChange: boolean }) {
  const { maxAttempts, cooldownMinutes, review } = rules;
  const [search] = useSearchParams();
  return (
    <Card title={texts.course.quizzes}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        <QuizRule name={texts.common.attempts}>{maxAttempts === null ? texts.course.anyNumber : maxAttempts}</QuizRule>
        <QuizRule name={texts.course.waitBetweenAttempts}>
          {cooldownMinutes === 0 ? texts.course.noWait : texts.course.minutes({ cooldownMinutes })}
        </QuizRule>
        <QuizRule name={texts.course.answersShown}>{texts.course.reviewOf({ review })}</QuizRule>
      </dl>
      {mayChange && (
        <div>
          <ButtonLink to={dialogAddress(search, "quizzes")} preventScrollReset size="small">
            <PencilSquareIcon className="size-4" aria-hidden />
            {texts.course.editQuizRules}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

const QuizRule = ({ name, children }: { name: string; children: string | number }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

type QuizRulesDialogProps = { course: Course; rules: QuizRules; refusal: FormRefusal | undefined };

export function QuizRulesDialog({ course, rules, refusal }: QuizRulesDialogProps) {
  return (
    <CourseDialogFrame title={texts.course.quizRulesTitle} course={course}>
      <Form noValidate method="post" className="grid gap-4">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <TextField
          label={texts.course.maxAttempts}
          name="maxAttempts"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxQuizAttempts}
          hint={texts.course.maxAttemptsHint}
          defaultValue={refusal?.values.maxAttempts ?? rules.maxAttempts ?? ""}
          errors={refusal?.errors.maxAttempts}
        />
        <TextField
          label={texts.course.cooldown}
          name="cooldownMinutes"
          type="number"
          inputMode="numeric"
          min={0}
          max={maxCooldownMinutes}
          required
          hint={texts.course.cooldownHint}
          defaultValue={refusal?.values.cooldownMinutes ?? rules.cooldownMinutes}
          errors={refusal?.errors.cooldownMinutes}
        />
        <SelectField
          label={texts.course.review}
          name="review"
          hint={texts.course.reviewHint}
          defaultValue={refusal?.values.review ?? rules.review}
          errors={refusal?.errors.review}
        >
          {quizReviews.map((review) => (
            <option key={review} value={review}>
              {texts.course.reviewOf({ review })}
            </option>
          ))}
        </SelectField>
        <DialogButtons>
          <SubmitButton intent="quizzes" variant="primary">
            {texts.common.save}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

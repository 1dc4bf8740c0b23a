import { PencilSquareIcon } from "@heroicons/react/16/solid";
import { Form, useSearchParams } from "@remix-run/react";
import { CourseDialogFrame } from "~/views/courses/course-dialog-frame";
import { dialogAddress } from "~/views/dialog-address";
import { DialogButtons, SubmitButton } from "~/views/list-dialog";
import { formatCount } from "~/domain/count-text";
import type { Course } from "~/domain/courses/list-courses";
import { maxCooldownMinutes, maxQuizAttempts, quizReviews, type QuizRules } from "~/domain/courses/quiz-rules";
import type { FormRefusal } from "~/http/form.server";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { SelectField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";

const reviewTexts: Record<QuizRules["review"], string> = {
  atOnce: "Right after each attempt",
  afterLastAttempt: "After the last attempt",
  afterClass: "After the class has ended",
};

/** How often students may take quizzes, and when they see the answers. */
export function QuizRulesCard({ rules: { maxAttempts, cooldownMinutes, review } }: { rules: QuizRules }) {
  const [search] = useSearchParams();
  return (
    <Card title="Quizzes">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        <QuizRule name="Attempts">{maxAttempts === null ? "Any number" : maxAttempts}</QuizRule>
        <QuizRule name="Wait between attempts">
          {cooldownMinutes === 0 ? "None" : formatCount(cooldownMinutes, "minute")}
        </QuizRule>
        <QuizRule name="Answers are shown">{reviewTexts[review]}</QuizRule>
      </dl>
      <div>
        <ButtonLink to={dialogAddress(search, "quizzes")} preventScrollReset size="small">
          <PencilSquareIcon className="size-4" aria-hidden />
          Edit quiz rules
        </ButtonLink>
      </div>
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
    <CourseDialogFrame title="Quiz Rules" course={course}>
      <Form noValidate method="post" className="grid gap-4">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <TextField
          label="Attempts (optional)"
          name="maxAttempts"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxQuizAttempts}
          hint="How many attempts at each quiz count. Leave blank for any number."
          defaultValue={refusal?.values.maxAttempts ?? rules.maxAttempts ?? ""}
          errors={refusal?.errors.maxAttempts}
        />
        <TextField
          label="Wait between attempts, in minutes"
          name="cooldownMinutes"
          type="number"
          inputMode="numeric"
          min={0}
          max={maxCooldownMinutes}
          required
          hint="Also how long a question of a lesson gives half points once its answer was shown. 0: no wait."
          defaultValue={refusal?.values.cooldownMinutes ?? rules.cooldownMinutes}
          errors={refusal?.errors.cooldownMinutes}
        />
        <SelectField
          label="When students see the answers"
          name="review"
          hint={
            "With any number of attempts, students see the answers with full marks, when they end their attempts, " +
            "or after the class. Shown right away, they can repeat a quiz with the answers at hand."
          }
          defaultValue={refusal?.values.review ?? rules.review}
          errors={refusal?.errors.review}
        >
          {quizReviews.map((review) => (
            <option key={review} value={review}>
              {reviewTexts[review]}
            </option>
          ))}
        </SelectField>
        <DialogButtons>
          <SubmitButton intent="quizzes" variant="primary">
            Save
          </SubmitButton>
        </DialogButtons>
      </Form>
    </CourseDialogFrame>
  );
}

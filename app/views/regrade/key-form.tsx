import { Form, Link } from "@remix-run/react";
import type { FieldErrors } from "~/domain/refusal";
import type { AskedInClass } from "~/domain/regrades/find-question";
import type { OfferedKey } from "~/domain/regrades/offered-key";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Check } from "~/ui/check";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { list } from "~/texts/format";
import { hasKey, searchOfKey, type RegradeFields } from "./regrade-fields";

type KeyFormProps = { question: AskedInClass; fields: RegradeFields; offered: OfferedKey | null; errors: FieldErrors };

/** The key of a question; the form asks for a preview, which its address keeps. */
export function KeyForm({ question, fields, offered, errors }: KeyFormProps) {
  const { id, text, answers, needsAll } = question;
  return (
    <Form method="get" preventScrollReset noValidate className="grid gap-4">
      <input type="hidden" name="question" value={id} />
      <input type="hidden" name="preview" value="1" />
      <p className="text-md font-semibold wrap-anywhere">
        <bdi>{text}</bdi>
      </p>
      {offered && (
        <Notice tone="info">
          {offered.points === null
            ? texts.regrades.curriculumLeavesOut
            : texts.regrades.curriculumKey({
                answers: list(offered.right.map((place) => answers[place] ?? "")),
                points: String(offered.points),
              })}{" "}
          {!hasKey(fields, offered) && (
            <Link to={`${searchOfKey(offered, id)}&preview=1`} preventScrollReset className="link">
              {texts.regrades.useCurriculumKey}
            </Link>
          )}
        </Notice>
      )}
      <fieldset className="grid gap-2" aria-describedby="right-hint">
        <legend className="mb-1 font-medium">{texts.regrades.rightAnswers}</legend>
        <p id="right-hint" className="text-sm text-muted">
          {needsAll ? texts.regrades.allOf : texts.regrades.oneOf}
        </p>
        {answers.map((answer, place) => (
          <Check
            key={`${place} ${fields.right.includes(place)}`}
            name="right"
            value={place}
            defaultChecked={fields.right.includes(place)}
            label={<bdi className="wrap-anywhere">{answer}</bdi>}
          />
        ))}
        {errors.right?.map((error) => (
          <p key={error} role="alert" className="text-sm text-bad">
            {error}
          </p>
        ))}
      </fieldset>
      <TextField
        key={fields.points}
        label={texts.regrades.points}
        name="points"
        inputMode="decimal"
        defaultValue={fields.points}
        errors={errors.points}
        className="max-w-[16rem]"
      />
      <Check name="leaveOut" value="1" defaultChecked={fields.leavesOut} label={texts.regrades.leaveOut} />
      <Check name="neverLower" value="1" defaultChecked={fields.neverLower} label={texts.regrades.neverLower} />
      <p>
        <Button type="submit">{texts.regrades.preview}</Button>
      </p>
    </Form>
  );
}

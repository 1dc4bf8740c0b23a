import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { DocumentErrors } from "~/views/curricula/mistakes";
import { draftKinds } from "~/domain/lessons/draft-kinds";
import type { FormRefusal } from "~/http/form.server";
import { Button } from "~/ui/button";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { PlaceField, type CampaignsOfCurriculum } from "~/views/lessons/place-field";

type Place = CampaignsOfCurriculum & { lessons: { key: string; title: string; campaign: string }[] };

type NewLessonProps = { places: Place[]; refusal?: FormRefusal };

/** Begins, opens or imports a lesson; each creates a draft. */
export function NewLesson({ places, refusal }: NewLessonProps) {
  const errors = refusal?.errors ?? {};
  const values = refusal?.values ?? {};
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <Card id="begin" title={texts.lessons.beginTitle} button={texts.lessons.begin}>
          <TextField
            label={texts.common.title}
            name="title"
            defaultValue={values.title}
            errors={errors.title}
            maxLength={200}
          />
          <SelectField label={texts.sandboxForm.kind} name="kind" defaultValue={values.kind ?? "lesson"}>
            {draftKinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.sandboxForm.kindName({ kind })}
              </option>
            ))}
          </SelectField>
          <PlaceField name="place" places={places} value={values.place} errors={errors.place} />
        </Card>
        <Card id="open" title={texts.lessons.openTitle} button={texts.lessons.open}>
          <SelectField
            label={texts.lessons.lesson}
            name="lesson"
            defaultValue={values.lesson ?? ""}
            errors={errors.lesson}
          >
            <option value="">{texts.lessons.chooseLesson}</option>
            {places.map(({ id, title, lessons }) => (
              <optgroup key={id} label={title}>
                {lessons.map((lesson) => (
                  <option key={lesson.key} value={`${id} ${lesson.key}`}>
                    {lesson.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <p className="text-sm text-muted">{texts.lessons.openHint}</p>
        </Card>
      </div>
      <Card id="import" title={texts.lessons.importTitle} button={texts.lessons.import}>
        {values.document !== undefined && refusal?.message && <DocumentErrors refusal={refusal} />}
        <TextAreaField
          label={texts.lessons.document}
          name="document"
          rows={9}
          spellCheck={false}
          defaultValue={values.document}
          errors={errors.document}
          hint={texts.lessons.documentHint}
        />
        <PlaceField name="importPlace" places={places} value={values.importPlace} errors={errors.importPlace} />
      </Card>
    </div>
  );
}

type CardProps = { id: string; title: string; button: string; children: ReactNode };

const Card = ({ id, title, button, children }: CardProps) => (
  <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-5">
    <Form noValidate method="post" className="grid gap-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
      <Button type="submit" name="intent" value={id} variant="primary" className="justify-self-start">
        {button}
      </Button>
    </Form>
  </section>
);

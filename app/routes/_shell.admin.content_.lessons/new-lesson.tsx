import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Mistakes } from "~/views/curricula/mistakes";
import type { FormRefusal } from "~/http/form.server";
import { Button } from "~/ui/button";
import { SelectField, TextAreaField, TextField } from "~/ui/field";

type Place = {
  id: string;
  title: string;
  campaigns: { key: string; title: string; type: "Learn" | "Compete" }[];
  lessons: { key: string; title: string; campaign: string }[];
};

type NewLessonProps = { places: Place[]; refusal?: FormRefusal };

/** Begins, opens or imports a lesson; each creates a draft. */
export function NewLesson({ places, refusal }: NewLessonProps) {
  const errors = refusal?.errors ?? {};
  const values = refusal?.values ?? {};
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <Card id="begin" title="Begin a lesson" button="Begin">
          <TextField label="Title" name="title" defaultValue={values.title} errors={errors.title} maxLength={200} />
          <PlaceField name="place" places={places} value={values.place} errors={errors.place} />
        </Card>
        <Card id="open" title="Open a lesson that is published" button="Open">
          <SelectField label="Lesson" name="lesson" defaultValue={values.lesson ?? ""} errors={errors.lesson}>
            <option value="">Choose a lesson</option>
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
          <p className="text-sm text-muted">What you change is a draft of the curriculum&apos;s next version.</p>
        </Card>
      </div>
      <Card id="import" title="Import a lesson" button="Import">
        {values.document !== undefined && refusal?.message && <Mistakes refusal={refusal} />}
        <TextAreaField
          label="JSON of a lesson"
          name="document"
          rows={9}
          spellCheck={false}
          defaultValue={values.document}
          errors={errors.document}
          hint="As the export of a lesson writes it."
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

type PlaceFieldProps = { name: string; places: Place[]; value?: string; errors?: readonly string[] };

const PlaceField = ({ name, places, value = "", errors }: PlaceFieldProps) => (
  <SelectField label="Taught in" name={name} defaultValue={value} errors={errors}>
    <option value="">Choose a campaign</option>
    {places.map(({ id, title, campaigns }) => (
      <optgroup key={id} label={title}>
        {campaigns.map((campaign) => (
          <option key={campaign.key} value={`${id} ${campaign.key}`}>
            {campaign.type === "Compete" ? `${campaign.title} (Compete)` : campaign.title}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
);

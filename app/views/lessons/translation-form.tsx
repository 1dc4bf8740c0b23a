import { Form, useLocation, useNavigation } from "@remix-run/react";
import { texts } from "~/texts";
import type { Language } from "~/texts/locale";
import type { TranslationField, TranslationGroup } from "~/domain/lessons/translations";
import type { FieldErrors } from "~/domain/refusal";
import { Button } from "~/ui/button";
import { Check } from "~/ui/check";
import { Chip } from "~/ui/chip";
import { TextAreaField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useUnsavedWarning } from "~/ui/unsaved-warning";

type TranslationFormProps = {
  language: Language;
  revision: number;
  groups: TranslationGroup[];
  errors: FieldErrors;
  /** Why the last save was refused. */
  message?: string;
};

/** English on the left, the translation on the right; what is missing or stale is marked and counted. */
export function TranslationForm({ language, revision, groups, errors, message }: TranslationFormProps) {
  const { pathname, search } = useLocation();
  const unsavedWarning = useUnsavedWarning(message !== undefined);
  return (
    <Form
      noValidate
      method="post"
      action={`${pathname}${search}`}
      {...unsavedWarning.form}
      className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4"
    >
      <input type="hidden" name="revision" value={revision} />
      {message && <Notice tone="error">{texts.lessonEditor.translationNotSaved({ message })}</Notice>}
      <Summary groups={groups} />
      {groups.map((group) => (
        <Group key={group.id} group={group} language={language} errors={errors} />
      ))}
      <SaveButton />
      {unsavedWarning.dialog}
    </Form>
  );
}

function Summary({ groups }: { groups: TranslationGroup[] }) {
  const fields = groups.flatMap((group) => group.fields);
  const open = fields.filter(({ state }) => state !== "current");
  const missing = open.filter(({ state }) => state === "missing").length;
  const [first] = open;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SaveButton />
      <p>
        {texts.lessonEditor.translationCounts({ total: fields.length, missing, stale: open.length - missing })}{" "}
        {first && (
          <a href={`#${first.name}`} className="link">
            {texts.lessonEditor.firstOpenText}
          </a>
        )}
      </p>
    </div>
  );
}

function SaveButton() {
  const busy = useNavigation().formMethod === "POST";
  return (
    <div>
      <Button type="submit" variant="primary" busy={busy} busyText={texts.lessonEditor.saving}>
        {texts.lessonEditor.saveTranslation}
      </Button>
    </div>
  );
}

type GroupProps = { group: TranslationGroup; language: Language; errors: FieldErrors };

const Group = ({ group: { id, title, fields }, language, errors }: GroupProps) => (
  <section aria-labelledby={id} className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
    <h2 id={id} className="text-lg">
      {title}
    </h2>
    {fields.map((field) => (
      <Row key={field.name} field={field} language={language} errors={errors[field.name]} />
    ))}
  </section>
);

type RowProps = { field: TranslationField; language: Language; errors: readonly string[] | undefined };

function Row({ field: { name, label, english, translation, state, maxLength, isLong }, language, errors }: RowProps) {
  return (
    <div className="grid gap-x-6 gap-y-2 border-t border-line pt-4 md:grid-cols-2">
      <div>
        <p className="text-sm text-muted">{texts.lessonEditor.inEnglish({ label })}</p>
        <p lang="en" className="mt-1 wrap-anywhere whitespace-pre-line">
          {english}
        </p>
      </div>
      <div className="grid content-start gap-2">
        <TextAreaField
          id={name}
          name={name}
          label={label}
          lang={language}
          dir="auto"
          rows={isLong ? Math.min(14, 2 + Math.ceil(english.length / 50)) : 1}
          maxLength={maxLength}
          defaultValue={translation}
          errors={errors}
          tools={
            state !== "current" && (
              <span className="ms-2">
                <StateChip state={state} />
              </span>
            )
          }
        />
        {state === "stale" && <Check name="confirmed" value={name} label={texts.lessonEditor.stillCorrect} />}
      </div>
    </div>
  );
}

const StateChip = ({ state }: { state: "missing" | "stale" }) =>
  state === "missing" ? (
    <Chip tone="off">{texts.lessonEditor.translationMissing}</Chip>
  ) : (
    <Chip tone="amber">{texts.lessonEditor.translationStale}</Chip>
  );

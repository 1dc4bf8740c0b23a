import { Form, useLocation } from "@remix-run/react";
import type { LessonDraft } from "~/domain/lessons/lesson-drafts";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import type { LessonState } from "~/domain/lessons/list-lessons";
import { flightOf } from "~/domain/lessons/flight-form";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { useUnsavedWarning } from "~/ui/unsaved-warning";
import { MissionFacts } from "~/views/missions/mission-facts";
import { DraftProvider, ErrorsOf, HiddenField, NumberAt } from "./draft-fields";
import { DraftButtons, NotSavedNotice, type SaveFailure } from "./draft-parts";
import { LessonMistakes } from "./lesson-state";
import { TextListField } from "./text-list-field";
import { TitleFields } from "./title-fields";

type FlightDraftFormProps = {
  draft: Pick<LessonDraft, "id" | "revision"> & { entry: DraftEntry };
  state: LessonState;
  errors: FieldErrors;
  notes: FieldErrors;
  /** Show errors at their fields. */
  isChecked: boolean;
  mayPublish: boolean;
  notSaved?: SaveFailure;
};

/** A scenario whose flight is a mission: titles, points and objectives. The mission is changed in the game. */
export function FlightDraftForm({ draft, errors, notes, isChecked, notSaved, ...rest }: FlightDraftFormProps) {
  const { pathname } = useLocation();
  const unsavedWarning = useUnsavedWarning(notSaved !== undefined);
  const entry = notSaved?.entry ?? draft.entry;
  const flight = flightOf(entry);
  const visibleErrors = isChecked && !notSaved ? errors : {};
  return (
    <>
      <Form
        noValidate
        method="post"
        encType="multipart/form-data"
        action={pathname}
        {...unsavedWarning.form}
        className="grid max-w-[52rem] min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5"
      >
        <input type="hidden" name="revision" value={notSaved?.revision ?? draft.revision} />
        {/* Makes Enter in a field save, because it is the form's first submit button. */}
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden>
          {texts.common.save}
        </button>
        {notSaved && <NotSavedNotice notSaved={notSaved} address={pathname} />}
        <LessonMistakes entry={entry} errors={errors} isChecked={isChecked} />
        <DraftProvider entry={entry} errors={visibleErrors} notes={notSaved ? {} : notes}>
          <DraftButtons draft={draft} {...rest} />
          <section
            aria-label={texts.adminMissions.scenario}
            className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:p-5"
          >
            {["id", "key", "type", "contentType", "grading"].map((name) => (
              <HiddenField key={name} at={name} />
            ))}
            <TitleFields />
            <NumberAt
              at="maxScore"
              label={texts.common.points}
              hint={texts.adminMissions.pointsHint}
              className="max-w-72"
            />
            <TextListField path="objectives" label={texts.lessonEditor.objectives} noun="objective" />
            <ErrorsOf at="flight" />
          </section>
          {flight && <MissionFacts flight={flight} />}
          <p className="text-muted">{texts.adminMissions.changedInGame}</p>
        </DraftProvider>
        <DraftButtons draft={draft} {...rest} isLast />
      </Form>
      {unsavedWarning.dialog}
    </>
  );
}

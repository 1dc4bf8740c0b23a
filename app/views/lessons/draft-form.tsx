import { Form, useLocation } from "@remix-run/react";
import type { ReactNode, RefObject } from "react";
import type { LessonDraft } from "~/domain/lessons/lesson-drafts";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import type { LessonState } from "~/domain/lessons/list-lessons";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { useUnsavedWarning } from "~/ui/unsaved-warning";
import { DraftProvider } from "./draft-fields";
import { DraftButtons, NotSavedNotice, type SaveFailure } from "./draft-parts";
import { LessonMistakes } from "./lesson-state";

export type DraftFormProps = {
  draft: Pick<LessonDraft, "id" | "revision"> & { entry: DraftEntry };
  state: LessonState;
  errors: FieldErrors;
  notes: FieldErrors;
  /** Show errors at their fields. */
  isChecked: boolean;
  mayPublish: boolean;
  notSaved?: SaveFailure;
};

/** What the form shows: what was typed if it couldn't be saved, and then no errors of what is stored. */
export const shownDraft = ({ draft, errors, isChecked, notSaved }: DraftFormProps) => ({
  entry: notSaved?.entry ?? draft.entry,
  errors: isChecked && !notSaved ? errors : {},
});

type Children = { formRef?: RefObject<HTMLFormElement>; className?: string; children: ReactNode };

/** The form of a draft around the fields of its kind: buttons, mistakes, and the warning of unsaved changes. */
export function DraftForm({ formRef, className = "", children, ...props }: DraftFormProps & Children) {
  const { draft, state, errors, notes, isChecked, mayPublish, notSaved } = props;
  const { pathname } = useLocation();
  const unsavedWarning = useUnsavedWarning(notSaved !== undefined);
  const shown = shownDraft(props);
  const buttons = { draft, state, mayPublish };
  return (
    <>
      <Form
        noValidate
        method="post"
        encType="multipart/form-data"
        action={pathname}
        ref={formRef}
        {...unsavedWarning.form}
        className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 ${className}`}
      >
        <input type="hidden" name="revision" value={notSaved?.revision ?? draft.revision} />
        {/* Makes Enter in a field save, because it is the form's first submit button. */}
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden>
          {texts.common.save}
        </button>
        {notSaved && <NotSavedNotice notSaved={notSaved} address={pathname} />}
        <LessonMistakes entry={shown.entry} errors={errors} isChecked={isChecked} />
        <DraftProvider {...shown} notes={notSaved ? {} : notes}>
          <DraftButtons {...buttons} />
          {children}
        </DraftProvider>
        <DraftButtons {...buttons} isLast />
      </Form>
      {unsavedWarning.dialog}
    </>
  );
}

import { Form, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { sandboxLimits } from "../../../content/sandbox-task";
import type { LessonDraft } from "~/domain/lessons/lesson-drafts";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import type { LessonState } from "~/domain/lessons/list-lessons";
import { checkKinds, checksOf, pointsOfDraft } from "~/domain/lessons/sandbox-form";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { useUnsavedWarning } from "~/ui/unsaved-warning";
import { CheckFields } from "./check-fields";
import { DraftProvider, ErrorsOf, HiddenField, NumberAt } from "./draft-fields";
import { TitleFields } from "./title-fields";
import { DraftButtons, NotSavedNotice, type SaveFailure } from "./draft-parts";
import { ChangeButton } from "./form-controls";
import { LessonMistakes } from "./lesson-state";
import { MarkedAreaAt } from "./marked-area";
import { TextListField } from "./text-list-field";

type SandboxTaskFormProps = {
  draft: Pick<LessonDraft, "id" | "revision"> & { entry: DraftEntry };
  state: LessonState;
  errors: FieldErrors;
  notes: FieldErrors;
  /** Show errors at their fields. */
  isChecked: boolean;
  mayPublish: boolean;
  notSaved?: SaveFailure;
};

/** A scenario that asks to build something in the sandbox: title, task, points and checks. */
export function SandboxTaskForm({ draft, errors, notes, isChecked, notSaved, ...rest }: SandboxTaskFormProps) {
  const { pathname } = useLocation();
  useFocusOnHash();
  const unsavedWarning = useUnsavedWarning(notSaved !== undefined);
  const entry = notSaved?.entry ?? draft.entry;
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
          <TaskFields />
          <Checks entry={entry} />
        </DraftProvider>
        <DraftButtons draft={draft} {...rest} isLast />
      </Form>
      {unsavedWarning.dialog}
    </>
  );
}

/** After a button changed something, focuses what the URL's hash names. */
function useFocusOnHash() {
  const { hash, key } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash, key]);
}

const TaskFields = () => (
  <section aria-labelledby="about" className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
    <h2 id="about" className="text-lg">
      {texts.sandboxTasks.task}
    </h2>
    {["id", "key", "type", "contentType", "grading"].map((name) => (
      <HiddenField key={name} at={name} />
    ))}
    <TitleFields />
    <MarkedAreaAt path="sandbox.text" label={texts.lessonEditor.text} rows={6} hint={texts.sandboxForm.taskHint} />
    <NumberAt at="maxScore" label={texts.common.points} hint={texts.sandboxForm.pointsHint} className="max-w-72" />
    <TextListField path="objectives" label={texts.lessonEditor.objectives} noun="objective" />
    <ErrorsOf at="sandbox" />
  </section>
);

function Checks({ entry }: { entry: DraftEntry }) {
  const checks = checksOf(entry);
  const given = pointsOfDraft(entry);
  const { maxScore } = entry;
  return (
    <section aria-labelledby="checks" className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="grid gap-1">
        <h2 id="checks" tabIndex={-1} className="scroll-mt-20 text-lg">
          {texts.sandboxTasks.checks}
        </h2>
        <p className="text-muted">{texts.sandboxForm.checksHint}</p>
        {typeof maxScore === "number" && maxScore >= given && (
          <p className="font-medium">{texts.sandboxForm.sum({ checks: given, byHand: maxScore - given })}</p>
        )}
      </div>
      <ErrorsOf at="sandbox.checks" />
      {checks.length === 0 && <p>{texts.sandboxForm.noChecks}</p>}
      {checks.map((check, row) => (
        <CheckFields key={row} check={check} row={row} count={checks.length} />
      ))}
      <div className="flex flex-wrap gap-2">
        {checkKinds.map((kind) => (
          <ChangeButton key={kind} intent={`add:${kind}`} disabled={checks.length >= sandboxLimits.checks}>
            {texts.sandboxForm.addCheck({ kind })}
          </ChangeButton>
        ))}
      </div>
    </section>
  );
}

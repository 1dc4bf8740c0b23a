import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { sandboxLimits } from "../../../content/sandbox-task";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import { checkKinds, checksOf, pointsOfDraft } from "~/domain/lessons/sandbox-form";
import { texts } from "~/texts";
import { CheckFields } from "./check-fields";
import { ErrorsOf, HiddenField, NumberAt } from "./draft-fields";
import { DraftForm, shownDraft, type DraftFormProps } from "./draft-form";
import { TitleFields } from "./title-fields";
import { ChangeButton } from "./form-controls";
import { MarkedAreaAt } from "./marked-area";
import { TextListField } from "./text-list-field";

/** A scenario that asks to build something in the sandbox: title, task, points and checks. */
export function SandboxTaskForm(props: DraftFormProps) {
  useFocusOnHash();
  return (
    <DraftForm {...props} className="max-w-[52rem]">
      <TaskFields />
      <Checks entry={shownDraft(props).entry} />
    </DraftForm>
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

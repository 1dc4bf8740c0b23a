import { detailsOf, pathsOfDetails } from "~/domain/lessons/task-details";
import { texts } from "~/texts";
import { TextAreaField } from "~/ui/field";
import { useErrorsUnder, useValue } from "./draft-fields";

/** The kind of a task's answer, its staged hints and its reasons for wrong answers, as JSON. */
export function TaskDetails({ path }: { path: string }) {
  const step = useValue(path);
  const errors = useErrorsUnder(pathsOfDetails(path));
  return (
    <TextAreaField
      name={`${path}.details`}
      label={texts.lessonEditor.details}
      hint={texts.lessonEditor.detailsHint}
      rows={6}
      // An object, as the draft has it.
      defaultValue={detailsOf((step ?? {}) as Record<string, unknown>)}
      errors={errors.length > 0 ? errors : undefined}
    />
  );
}

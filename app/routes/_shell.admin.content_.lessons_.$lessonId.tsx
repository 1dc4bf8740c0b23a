import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { texts } from "~/texts";
import { LessonForm } from "~/views/lessons/lesson-form";
import { FlightDraftForm } from "~/views/lessons/flight-draft-form";
import { SandboxTaskForm } from "~/views/lessons/sandbox-task-form";
import { useOpenSteps } from "~/views/lessons/open-steps";
import { canEver } from "~/domain/access";
import { requireId } from "~/domain/id";
import { checkDraft } from "~/domain/lessons/check-draft";
import { readDraft, titleOf } from "~/domain/lessons/lesson-drafts";
import { stateOfDraft } from "~/domain/lessons/list-lessons";
import { stepsOf } from "~/domain/lessons/lesson-form";
import { hasFlight } from "~/domain/lessons/flight-form";
import { sandboxOf } from "~/domain/lessons/sandbox-form";
import { countByStep, mistakesInWords } from "~/domain/lessons/mistakes-in-words";
import { describeUnsupportedMarks } from "~/domain/lessons/unsupported-marks";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { PageHeader } from "~/ui/page-header";
import { saveLesson } from "~/views/lessons/save-lesson.server";

export const handle = {
  title: () => texts.lessonEditor.pageTitle,
  permission: "lesson:write",
  maxFormBytes: 4_000_000,
} satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const draft = await readDraft(ctx, requireId(params.lessonId ?? null, "lesson"));
  return {
    draft,
    title: titleOf(draft.entry, draft.key),
    state: await stateOfDraft(ctx, draft),
    errors: mistakesInWords(checkDraft(draft.entry)),
    notes: describeUnsupportedMarks(draft.entry),
    isChecked: new URL(request.url).searchParams.has("checked"),
    mayPublish: canEver(ctx.actor, "content:administer"),
  };
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return saveLesson(request, ctx, requireId(params.lessonId ?? null, "lesson"));
});

export default function Lesson() {
  const { title, ...lesson } = useLoaderData<typeof loader>();
  const notSaved = useSaveRefusal(lesson.draft.revision);
  const { draft, errors, isChecked } = lesson;
  const stepsWithErrors = new Set(isChecked ? countByStep(errors, draft.entry).keys() : []);
  // Held here, because saving remounts the form.
  const open = useOpenSteps(stepsOf(notSaved?.entry ?? draft.entry).length, stepsWithErrors, draft.revision);
  const key = notSaved ? `not saved ${notSaved.revision}` : draft.revision;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          <>
            <bdi>{draft.curriculumTitle}</bdi>, <bdi>{draft.key}</bdi>
          </>
        }
      />
      {sandboxOf(draft.entry) ? (
        <SandboxTaskForm key={key} {...lesson} notSaved={notSaved} />
      ) : hasFlight(draft.entry) ? (
        <FlightDraftForm key={key} {...lesson} notSaved={notSaved} />
      ) : (
        <LessonForm key={key} {...lesson} open={open} notSaved={notSaved} />
      )}
    </>
  );
}

/** The refusal of the last save, until a save succeeds: the router drops action data on navigation within the page. */
function useSaveRefusal(revision: number) {
  const answer = useActionData<typeof action>();
  const [lastRefusal, setLastRefusal] = useState(answer);
  if (answer && answer !== lastRefusal) setLastRefusal(answer);
  return lastRefusal && revision <= lastRefusal.revision ? lastRefusal : undefined;
}

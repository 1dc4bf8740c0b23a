import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { ChangeCommentDialog } from "~/views/feedback/comment-dialog";
import { commentDialog } from "~/views/feedback/feedback-addresses";
import { StudentCommentDialog } from "~/views/student/student-comment-dialog";
import { ClaimDialog, claimDialogs } from "~/views/student/claim-dialog";
import { decisionDialogs, isDecisionDialog, rubricDialog } from "~/views/student/decision-address";
import { DecisionDialog } from "~/views/student/decision-dialog";
import { RubricDialog } from "~/views/student/rubric-dialog";
import { ExclusionDialog } from "~/views/student/exclusion-dialog";
import { readIsOpen } from "~/views/student/open-parts";
import { changeStudentRecord } from "~/views/student/student-action.server";
import { RemoveNoteDialog } from "~/views/student/student-notes";
import { StudentPage } from "~/views/student/student-page";
import { findVerifiedBest } from "~/domain/attempts/verified-best";
import { readNeighbours } from "~/domain/gradebook/read-neighbours";
import { readStudentRecord } from "~/domain/gradebook/read-student-record";
import { studentGradesOf } from "~/domain/gradebook/student-grades";
import { listReusable } from "~/domain/feedback/reusable-comments";
import { readCheckMarks } from "~/domain/grades/decide-by-rubric";
import { readMaximum } from "~/domain/grades/read-maximum";
import { readRubric } from "~/domain/grades/read-rubric";
import type { Page } from "~/domain/page";
import { createFormKey } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { getPlatform } from "~/http/platform.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { permission: "gradebook:read" } satisfies Page;

/** A student's record in a class. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { searchParams } = new URL(request.url);
  const isDetailed = readIsOpen(searchParams);
  const { cacheBytes } = (await getPlatform()).env;
  const record = await readStudentRecord(ctx, params.sessionId ?? "", params.userId ?? "", { isDetailed, cacheBytes });
  const neighbours = await readNeighbours(ctx, record.session, record.student.userId, searchParams, cacheBytes);
  const { columns } = record;
  const [dialog, id] = [searchParams.get("dialog"), searchParams.get("id")];
  const scenarioId = columns.find((column) => column.scenarioId === id)?.scenarioId;
  const maximum = scenarioId && dialog === "override" ? await readMaximum(ctx, scenarioId) : null;
  const place = { classSessionId: record.session.id, scenarioId: scenarioId ?? "" };
  const rubric = scenarioId && dialog === rubricDialog ? (await readRubric(ctx, place)).rubric : null;
  const checks = rubric ? await readCheckMarks(ctx, { ...place, userId: record.student.userId }) : [];
  const reusable = dialog === commentDialog ? await listReusable(ctx, { isShort: true }) : [];
  return { ...record, maximum, rubric, checks, reusable, neighbours, now: ctx.now, formKey: createFormKey() };
});

export const action = changeStudentRecord;

export default function Student() {
  const record = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const [search] = useSearchParams();
  const [dialog, id] = [search.get("dialog"), search.get("id")];
  const note = dialog === "note" ? record.notes.find((candidate) => candidate.id === id && candidate.isOwn) : undefined;
  const attemptToJudge =
    dialog && dialog !== commentDialog && !note ? record.attempts.find((attempt) => attempt.id === id) : undefined;
  const isByRubric = dialog === rubricDialog;
  const gradeToDecide =
    isByRubric || isDecisionDialog(dialog)
      ? studentGradesOf({ ...record, rules: record.session.rules }).find(({ column }) => column.scenarioId === id)
      : undefined;
  const comment =
    dialog === "changeComment"
      ? record.comments.find((candidate) => candidate.id === id && candidate.isOwn)
      : undefined;
  const isComment = dialog === commentDialog;
  const dialogSubject = note ?? attemptToJudge ?? gradeToDecide ?? comment ?? (isComment || undefined);
  const Dialog = dialog && claimDialogs.includes(dialog) ? ClaimDialog : ExclusionDialog;
  return (
    <>
      {attemptToJudge && (
        <Dialog
          attempt={attemptToJudge}
          scenarioTitle={
            record.columns.find(({ scenarioId }) => scenarioId === attemptToJudge.scenarioId)?.scenarioTitle ?? ""
          }
          verifiedBest={findVerifiedBest(
            record.attempts.filter(({ scenarioId }) => scenarioId === attemptToJudge.scenarioId),
          )}
          refusal={refusal}
        />
      )}
      {isDecisionDialog(dialog) && gradeToDecide && (
        <DecisionDialog
          key={dialog}
          kind={decisionDialogs[dialog]}
          grade={gradeToDecide}
          maximum={record.maximum}
          formKey={record.formKey}
          refusal={refusal}
        />
      )}
      {isByRubric && gradeToDecide && (
        <RubricDialog
          grade={gradeToDecide}
          classSessionId={record.session.id}
          mayRun={record.session.mayRun}
          rubric={record.rubric}
          checks={record.checks}
          formKey={record.formKey}
          refusal={refusal}
        />
      )}
      {isComment && <StudentCommentDialog record={record} scenarioId={id} refusal={refusal} />}
      {comment && <ChangeCommentDialog comment={comment} refusal={refusal} />}
      {note && <RemoveNoteDialog note={note} refusal={refusal} />}
      <StudentPage {...record} refusal={dialogSubject ? undefined : refusal} />
    </>
  );
}

import { ArrowDownTrayIcon } from "@heroicons/react/16/solid";
import { Form, Link } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { FinalGrade, FinalGradesPage, SubmissionEvent } from "~/domain/gradebook/final-grades";
import {
  claimsAddressOf,
  looksAddress,
  oneRosterFileNameOf,
  studentAddressOf,
} from "~/domain/gradebook/gradebook-addresses";
import { totalKinds } from "~/domain/grades/total";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { DownloadLink } from "~/ui/download-link";
import { EmptyState } from "~/ui/empty-state";
import { TextAreaField } from "~/ui/field";
import { FilterLinks } from "~/ui/filter-links";
import { FormKey } from "~/ui/form-key";
import { Names } from "~/ui/names";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { usePrinting } from "~/ui/printed-grid";
import { useTimeZone } from "~/ui/time-zone";
import { BackToGradebook } from "~/views/gradebook/back-to-gradebook";
import { SubmitButton } from "~/views/list-dialog";

type FinalGradesViewProps = FinalGradesPage & {
  waitingLooks: number;
  maySubmit: boolean;
  formKey: string;
  refusal: FormRefusal | undefined;
};

const maxListed = 2_000;

export function FinalGradesView(props: FinalGradesViewProps) {
  const { session, submission, basis, grades, history, maySubmit, refusal } = props;
  const zone = useTimeZone();
  const isForUnlocking = refusal?.values.reason !== undefined;
  return (
    <>
      <p className="mb-2 print:hidden">
        <BackToGradebook classSessionId={session.id} />
      </p>
      <PageHeader
        title={texts.finalGrades.title}
        aside={submission && <Chip tone="good">{texts.finalGrades.submitted}</Chip>}
        subtitle={<Names names={[session.courseName, session.name]} />}
      >
        {!submission && (
          <FilterLinks
            label={texts.finalGrades.basis}
            choices={totalKinds.map((kind) => ({
              ...{ label: texts.grading[kind], isCurrent: kind === basis },
              sets: { basis: kind === totalKinds[0] ? null : kind },
            }))}
          />
        )}
        <PrintLink />
        <DownloadLink
          href={`/api/sessions/${session.id}/oneroster`}
          name={oneRosterFileNameOf(session)}
          failedText={texts.gradebook.notDownloaded}
        >
          <ArrowDownTrayIcon className="size-4" aria-hidden />
          {texts.finalGrades.oneRoster}
        </DownloadLink>
      </PageHeader>
      <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4">
        {refusal?.message && !isForUnlocking && <Notice tone="error">{refusal.message}</Notice>}
        <p className="max-w-[70ch] text-muted">
          {submission ? (
            <>
              {texts.finalGrades.submittedBy({ by: submission.by, date: formatDateTime(submission.at, zone) })}{" "}
              {texts.finalGrades.total}: {texts.grading[basis]}.
            </>
          ) : (
            <span className="print:hidden">{texts.finalGrades.purpose}</span>
          )}
        </p>
        {grades.length === 0 ? (
          <EmptyState title={texts.grades.noStudents} />
        ) : (
          <>
            <p role="status">{texts.finalGrades.figures(countsOf(grades))}</p>
            {!submission && <Waiting {...props} />}
            {!submission && maySubmit && <SubmitForm {...props} />}
            <Grades grades={grades} classSessionId={session.id} isSubmitted={submission !== null} />
          </>
        )}
        {submission && maySubmit && <UnlockForm {...props} refusal={isForUnlocking ? refusal : undefined} />}
        <History history={history} />
      </div>
    </>
  );
}

const countsOf = (grades: FinalGrade[]) => ({
  students: grades.length,
  passed: grades.filter(({ isPassed }) => isPassed).length,
  incomplete: grades.filter(({ missing }) => missing > 0).length,
});

/** What an instructor may want to answer before. */
function Waiting({ session, openRequests, sandboxesToGrade, waitingLooks }: FinalGradesViewProps) {
  if (session.waitingClaims + openRequests + sandboxesToGrade + waitingLooks === 0) return null;
  return (
    <Notice tone="warning">
      {session.waitingClaims > 0 && (
        <Link to={claimsAddressOf(session.id)} className="link tap me-3">
          {texts.finalGrades.waitingClaims({ claims: session.waitingClaims })}
        </Link>
      )}
      {openRequests > 0 && (
        <Link to="/instructor/requests" className="link tap me-3">
          {texts.finalGrades.openRequests({ requests: openRequests })}
        </Link>
      )}
      {sandboxesToGrade > 0 && (
        <Link to="/instructor/requests?show=sandboxes" className="link tap">
          {texts.finalGrades.sandboxesToGrade({ sandboxes: sandboxesToGrade })}
        </Link>
      )}
      {waitingLooks > 0 && (
        <Link to={looksAddress} className="link tap">
          {texts.secondLooks.waiting({ decisions: waitingLooks })}
        </Link>
      )}
    </Notice>
  );
}

function SubmitForm({ basis, seen, formKey }: FinalGradesViewProps) {
  return (
    <Form method="post" noValidate className="print:hidden">
      <FormKey value={formKey} />
      <input type="hidden" name="basis" value={basis} />
      <input type="hidden" name="seen" value={seen} />
      <SubmitButton intent="submit" variant="primary">
        {texts.finalGrades.submit}
      </SubmitButton>
    </Form>
  );
}

type GradesProps = { grades: FinalGrade[]; classSessionId: string; isSubmitted: boolean };

function Grades({ grades, classSessionId, isSubmitted }: GradesProps) {
  const isPrinted = usePrinting();
  return (
    <>
      <Table
        label={isSubmitted ? texts.finalGrades.tableLabel : texts.finalGrades.previewLabel}
        density="comfortable"
        fold={!isPrinted}
        head={
          <>
            <Header>{texts.common.student}</Header>
            <Header numeric>{texts.finalGrades.total}</Header>
            <Header>{texts.finalGrades.letter}</Header>
            <Header>{texts.finalGrades.result}</Header>
            <Header numeric>{texts.finalGrades.missing}</Header>
            <Header numeric>{texts.finalGrades.excused}</Header>
          </>
        }
      >
        {grades.slice(0, maxListed).map((grade) => (
          <Row key={grade.userId}>
            <RowHeader>
              <Link to={studentAddressOf(classSessionId, grade.userId)} prefetch="none" className="link tap">
                <bdi>{grade.fullName || grade.username}</bdi>
              </Link>
              <span className="block text-xs font-normal text-muted">
                <bdi>{grade.username}</bdi>
              </span>
            </RowHeader>
            <Cell label={texts.finalGrades.total} numeric>
              {grade.percent === null ? "–" : <bdi>{grade.percent} %</bdi>}
            </Cell>
            <Cell label={texts.finalGrades.letter}>{grade.letter ?? "–"}</Cell>
            <Cell label={texts.finalGrades.result}>
              {grade.percent === null ? (
                texts.finalGrades.noGrade
              ) : grade.isPassed ? (
                texts.finalGrades.passed
              ) : (
                <span className="text-bad">{texts.finalGrades.failed}</span>
              )}
            </Cell>
            <Cell label={texts.finalGrades.missing} numeric>
              {grade.missing}
            </Cell>
            <Cell label={texts.finalGrades.excused} numeric>
              {grade.excused}
            </Cell>
          </Row>
        ))}
      </Table>
      {grades.length > maxListed && (
        <p className="text-muted">{texts.finalGrades.onlyFirst({ shown: maxListed, all: grades.length })}</p>
      )}
    </>
  );
}

function UnlockForm({ formKey, refusal }: FinalGradesViewProps) {
  return (
    <Card title={texts.finalGrades.unlockTitle} className="print:hidden">
      <p className="text-sm text-muted">{texts.finalGrades.unlockHint}</p>
      <Form method="post" noValidate className="grid gap-3">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <FormKey value={formKey} />
        <TextAreaField
          label={texts.decisions.reason}
          name="reason"
          rows={2}
          maxLength={500}
          defaultValue={refusal?.values.reason}
          errors={refusal?.errors.reason}
        />
        <p>
          <SubmitButton intent="unlock">{texts.finalGrades.unlock}</SubmitButton>
        </p>
      </Form>
    </Card>
  );
}

function History({ history }: { history: SubmissionEvent[] }) {
  const zone = useTimeZone();
  if (history.length < 2) return null;
  return (
    <Card title={texts.finalGrades.history} className="print:hidden">
      <ol className="grid gap-2">
        {history.map(({ id, kind, by, at, reason }) => (
          <li key={id}>
            {kind === "submit" ? texts.finalGrades.submittedEntry({ by }) : texts.finalGrades.unlockedEntry({ by })}
            <span className="block text-sm text-muted">{formatDateTime(at, zone)}</span>
            {reason && (
              <span dir="auto" className="block text-sm wrap-anywhere whitespace-pre-line">
                {reason}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { Form } from "@remix-run/react";
import type { FieldErrors } from "~/domain/refusal";
import { newcomerRole } from "~/domain/roles";
import { countJoined } from "~/domain/roster/describe-import";
import type { Outcome } from "~/domain/roster/plan-roster";
import type { CheckedRow, RosterImport } from "~/domain/roster/read-roster-import";
import { Button, ButtonLink } from "~/ui/button";
import { Chip, type ChipTone } from "~/ui/chip";
import { Cell, Header, Pager, Row, RowHeader, Table } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { Stat, Stats } from "~/ui/page-header";
import { ImportForm } from "./import-form";
import { OnlyErrors } from "./only-errors";

type CheckedRosterProps = {
  roster: RosterImport;
  rows: CheckedRow[];
  page: number;
  pageSize: number;
  onlyErrors: boolean;
  refused?: { message?: string; errors: FieldErrors };
};

/** Row by row what will happen, or what has happened. */
export function CheckedRoster({ roster, rows, page, pageSize, onlyErrors, refused }: CheckedRosterProps) {
  const { counts, ignoredColumns } = roster;
  const isDone = roster.step === "done";
  const all = counts.New + counts.Enrol + counts.Known + counts.Error;
  return (
    <div className="grid gap-4">
      {refused?.message && <Notice tone="error">{refused.message}</Notice>}
      <div
        className={
          "flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line " +
          "bg-surface p-4"
        }
      >
        <Stats>
          <Stat label={isDone ? "People added" : "New people"} value={counts.New.toLocaleString("en-US")} />
          <Stat label={joinedLabelOf(roster)} value={countJoined(roster).toLocaleString("en-US")} />
          <Stat label="Known, unchanged" value={counts.Known.toLocaleString("en-US")} />
          <Stat
            label="Rows with errors"
            value={counts.Error.toLocaleString("en-US")}
            tone={counts.Error > 0 ? "bad" : undefined}
          />
        </Stats>
        {isDone ? <Done roster={roster} /> : <Confirm roster={roster} />}
      </div>
      {ignoredColumns.length > 0 && (
        <Notice tone="warning">
          {ignoredColumns.length === 1 ? "This column is not used: " : "These columns are not used: "}
          {ignoredColumns.join(", ")}.
        </Notice>
      )}
      <p className="text-muted">
        {roster.organizationName ? `Organization: ${roster.organizationName}. ` : "No organization. "}
        {roster.courseName && `Course: ${roster.courseName}, where a row names no other. `}
        {!isDone && pendingTextOf(roster)}
      </p>
      {counts.Error > 0 && <OnlyErrors onlyErrors={onlyErrors} all={all} errors={counts.Error} />}
      {rows.length === 0 ? <EmptyState title="No Rows Found" /> : <RowsTable rows={rows} />}
      <Pager page={page} pageSize={pageSize} total={onlyErrors ? counts.Error : all} />
    </div>
  );
}

function joinedLabelOf({ step, joined }: RosterImport): string {
  const courses = joined.length > 1 ? "courses" : "the course";
  return step === "done" ? `Joined ${courses}` : `To join ${courses}`;
}

function pendingTextOf({ counts, doneTo }: RosterImport): string {
  if (doneTo > 0)
    return (
      `The import was broken off after row ${doneTo.toLocaleString("en-US")}; up to there it is done. ` +
      "Import again to go on."
    );
  if (counts.New + counts.Enrol === 0) return "There is nothing in this file to import.";
  return "Nothing has been changed yet. Rows with errors are left out; all others are imported.";
}

function Confirm({ roster: { id, counts } }: { roster: RosterImport }) {
  const good = counts.New + counts.Enrol;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Form noValidate method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="forget">
          Choose Another File
        </Button>
      </Form>
      {good > 0 && (
        <ImportForm
          id={id}
          rows={good + counts.Known + counts.Error}
          label={`Import ${good.toLocaleString("en-US")} ${good === 1 ? "Row" : "Rows"}`}
        />
      )}
    </div>
  );
}

function Done({ roster: { id, counts, courseId, courseName } }: { roster: RosterImport }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {courseName !== null && <ButtonLink to={`/admin/courses/${courseId}`}>Course</ButtonLink>}
      <ButtonLink to="/admin/users">Users</ButtonLink>
      <ButtonLink
        to={`/admin/users/import/report?id=${id}`}
        reloadDocument
        variant="primary"
        title={counts.New > 0 ? "With a one-time code for each new user" : undefined}
      >
        Download Report
      </ButtonLink>
    </div>
  );
}

const chips: Record<Outcome, { tone: ChipTone; word: string }> = {
  New: { tone: "good", word: "New" },
  Enrol: { tone: "accent", word: "Enrol" },
  Known: { tone: "off", word: "Known" },
  Error: { tone: "bad", word: "Error" },
};

function RowsTable({ rows }: { rows: CheckedRow[] }) {
  return (
    <Table
      label="Rows of the file"
      density="comfortable"
      fold
      head={
        <>
          <Header>User</Header>
          <Header numeric>Row</Header>
          <Header>Outcome</Header>
          <Header>What happens</Header>
          <Header>Name</Header>
          <Header>Role</Header>
          <Header>Course</Header>
        </>
      }
    >
      {rows.map((row) => (
        <Row key={row.position}>
          <RowHeader>
            <Clip text={row.username} />
            <span className="text-sm font-normal text-muted">
              <Clip text={row.email} />
            </span>
          </RowHeader>
          <Cell label="Row" numeric>
            {row.position}
          </Cell>
          <Cell label="Outcome">
            <Chip tone={chips[row.outcome].tone}>{chips[row.outcome].word}</Chip>
          </Cell>
          <Cell label="What happens">
            <span className="block py-1 whitespace-normal wrap-anywhere lg:min-w-80">{row.message}</span>
          </Cell>
          <Cell label="Name">
            <Clip text={[row.firstName, row.lastName].filter(Boolean).join(" ")} />
          </Cell>
          <Cell label="Role">
            <Clip text={row.role || newcomerRole} />
          </Cell>
          <Cell label="Course">
            <Clip text={row.course} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Clip({ text }: { text: string }) {
  return (
    <span className="clip max-w-44!" title={text}>
      {text || "–"}
    </span>
  );
}

import { Form } from "@remix-run/react";
import { RunForm } from "~/views/run-form";
import { PeopleList } from "~/views/user/people-list";
import { formatCount } from "~/domain/count-text";
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
import { useImportAddress } from "./import-address";
import { ConfirmAdmins } from "./confirm-admins";
import { ConfirmMoves } from "./confirm-moves";
import { OnlyErrors } from "./only-errors";
import { RunningImport } from "./running-import";
import { TakeBackDialog, TakeBackLink } from "./take-back";

type CheckedRosterProps = {
  roster: RosterImport;
  rows: CheckedRow[];
  page: number;
  pageSize: number;
  onlyErrors: boolean;
  asksToTakeBack: boolean;
  refusal?: { message?: string; errors: FieldErrors; values: Record<string, string> };
};

const importFormId = "import-roster";

/** The rows of a roster with their outcome, before or after the import. */
export function CheckedRoster(props: CheckedRosterProps) {
  const { roster, rows, page, pageSize, onlyErrors, refusal } = props;
  const { counts, ignoredColumns, seats, newAdmins, moves } = roster;
  const isDone = roster.step === "done" || roster.step === "takenBack";
  const lackingSeats = isDone ? 0 : countLacking(roster);
  const isPending = !isDone && !roster.isRunning;
  const adminErrors = refusal?.errors.systemAdministrators;
  const moveErrors = refusal?.errors.movesFromOtherClasses;
  const all = counts.New + counts.Enrol + counts.Known + counts.Error;
  return (
    <div className="grid gap-4">
      {props.asksToTakeBack && roster.mayTakeBack && <TakeBackDialog roster={roster} />}
      {refusal?.message && !adminErrors && !moveErrors && <Notice tone="error">{refusal.message}</Notice>}
      {lackingSeats > 0 && <SeatsNotice roster={roster} lackingSeats={lackingSeats} />}
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
          {seats && !isDone && (
            <Stat
              label="Free seats"
              value={seats.free.toLocaleString("en-US")}
              tone={lackingSeats > 0 ? "bad" : undefined}
            />
          )}
        </Stats>
        {roster.isRunning ? (
          <RunningImport roster={roster} total={all} />
        ) : isDone ? (
          <DoneActions roster={roster} />
        ) : (
          <ConfirmActions roster={roster} />
        )}
      </div>
      {newAdmins.length > 0 && isPending && (
        <ConfirmAdmins admins={newAdmins} formId={importFormId} errors={adminErrors} values={refusal?.values} />
      )}
      {moves.people > 0 && isPending && (
        <ConfirmMoves
          moves={moves}
          formId={importFormId}
          errors={moveErrors}
          isChecked={refusal?.values.movesFromOtherClasses !== undefined}
        />
      )}
      <PeopleList
        title={`Left as they are: ${roster.leftAlone.length}`}
        people={roster.leftAlone.map(({ userId: id, ...person }) => ({ id, ...person }))}
      />
      {ignoredColumns.length > 0 && (
        <Notice tone="warning">
          {ignoredColumns.length === 1 ? "This column is not used: " : "These columns are not used: "}
          {ignoredColumns.join(", ")}.
        </Notice>
      )}
      <p className="text-muted">
        {roster.organizationName ? `Organization: ${roster.organizationName}. ` : "No organization. "}
        {roster.courseName && `Course: ${roster.courseName}, where a row names no other. `}
        {isPending && pendingTextOf(roster)}
        {isInterrupted(roster) && "Taking this import back was interrupted. Choose Take Back to finish."}
      </p>
      {counts.Error > 0 && <OnlyErrors onlyErrors={onlyErrors} all={all} errors={counts.Error} />}
      {rows.length === 0 ? <EmptyState title="No Rows Found" /> : <RowsTable rows={rows} />}
      <Pager page={page} pageSize={pageSize} total={onlyErrors ? counts.Error : all} />
    </div>
  );
}

const isInterrupted = ({ takeBackAt, takenBackAt, isRunning }: RosterImport) =>
  takeBackAt !== null && takenBackAt === null && !isRunning;

/** How many of the new people have no free seat. */
function countLacking({ seats, counts }: RosterImport): number {
  return seats ? Math.max(0, counts.New + seats.lacking - seats.free) : 0;
}

function SeatsNotice({
  roster: { seats, counts, organizationName },
  lackingSeats,
}: {
  roster: RosterImport;
  lackingSeats: number;
}) {
  if (!seats) return null;
  return (
    <Notice tone="warning">
      {organizationName} has {formatCount(seats.free, "free seat")} (user limit {seats.limit.toLocaleString("en-US")}),
      and this file adds {formatCount(counts.New + seats.lacking, "person", "people")}:{" "}
      {formatCount(lackingSeats, "person", "people")} can&rsquo;t be added. Disable users or have the limit raised, then
      check the file again.
    </Notice>
  );
}

function joinedLabelOf({ step, joined }: RosterImport): string {
  const courses = joined.length > 1 ? "courses" : "the course";
  return step === "done" || step === "takenBack" ? `Joined ${courses}` : `To join ${courses}`;
}

function pendingTextOf({ counts, doneTo }: RosterImport): string {
  if (doneTo > 0)
    return (
      `The import was interrupted after row ${doneTo.toLocaleString("en-US")}; the rows up to there are done. ` +
      "Import again to continue."
    );
  if (counts.New + counts.Enrol === 0) return "There is nothing in this file to import.";
  return "Nothing has been changed yet. Rows with errors are left out; all others are imported.";
}

function ConfirmActions({ roster }: { roster: RosterImport }) {
  const { base } = useImportAddress();
  const { id, counts } = roster;
  const good = counts.New + counts.Enrol;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Form noValidate method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="forget">
          Choose Another File
        </Button>
      </Form>
      {roster.mayTakeBack && <TakeBackLink roster={roster} />}
      {good > 0 && (
        <RunForm
          formId={importFormId}
          fields={{ id }}
          intent="import"
          total={good + counts.Known + counts.Error}
          unit="row"
          label={`Import ${good.toLocaleString("en-US")} ${good === 1 ? "Row" : "Rows"}`}
          busyText="Importing..."
          doneText="The roster was imported"
          runTo={`${base}/run`}
          backTo={`${base}?id=${id}`}
        />
      )}
    </div>
  );
}

function DoneActions({ roster }: { roster: RosterImport }) {
  const { id, counts, courseId, courseName } = roster;
  const { base, courses, isAdmin } = useImportAddress();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {courseName !== null && <ButtonLink to={`${courses}/${courseId}`}>Course</ButtonLink>}
      {isAdmin && <ButtonLink to="/admin/users">Users</ButtonLink>}
      {roster.mayTakeBack && <TakeBackLink roster={roster} />}
      <ButtonLink
        to={`${base}/report?id=${id}`}
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
            <TruncatedText text={row.username} />
            <span className="text-sm font-normal text-muted">
              <TruncatedText text={row.email} />
            </span>
          </RowHeader>
          <Cell label="Row" numeric>
            {row.position}
          </Cell>
          <Cell label="Outcome">
            <Chip tone={chips[row.outcome].tone}>{chips[row.outcome].word}</Chip>
          </Cell>
          <Cell label="What happens">
            <span className="block py-1 whitespace-normal wrap-anywhere lg:min-w-80">
              {row.message} {row.isTakenBack && <b>Taken back.</b>}
              {row.leftAlone && <b>Left as it is: {row.leftAlone}</b>}
            </span>
          </Cell>
          <Cell label="Name">
            <TruncatedText text={[row.firstName, row.lastName].filter(Boolean).join(" ")} />
          </Cell>
          <Cell label="Role">
            {row.makesAdmin && row.outcome === "New" ? (
              <Chip tone="amber">System admin</Chip>
            ) : (
              <TruncatedText text={row.role || newcomerRole} />
            )}
          </Cell>
          <Cell label="Course">
            <TruncatedText text={row.course} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function TruncatedText({ text }: { text: string }) {
  return (
    <span className="clip max-w-44!" title={text}>
      {text || "–"}
    </span>
  );
}

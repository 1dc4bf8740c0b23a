import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { number } from "~/texts/format";
import { RunForm } from "~/views/run-form";
import { PeopleList } from "~/views/user/people-list";
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
import { RowFilter } from "./row-filter";
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
      {props.asksToTakeBack && roster.mayTakeBack && <TakeBackDialog rosterImport={roster} />}
      {refusal?.message && !adminErrors && !moveErrors && <Notice tone="error">{refusal.message}</Notice>}
      {lackingSeats > 0 && <SeatsNotice roster={roster} lackingSeats={lackingSeats} />}
      <div
        className={
          "flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line " +
          "bg-surface p-4"
        }
      >
        <Stats>
          <Stat label={isDone ? texts.roster.peopleAdded : texts.roster.newPeople} value={number(counts.New)} />
          <Stat label={joinedLabelOf(roster)} value={number(countJoined(roster))} />
          <Stat label={texts.roster.knownUnchanged} value={number(counts.Known)} />
          <Stat
            label={texts.roster.rowsWithErrors}
            value={number(counts.Error)}
            tone={counts.Error > 0 ? "bad" : undefined}
          />
          {seats && !isDone && (
            <Stat
              label={texts.roster.freeSeats}
              value={number(seats.free)}
              tone={lackingSeats > 0 ? "bad" : undefined}
            />
          )}
        </Stats>
        {roster.isRunning ? (
          <RunningImport rosterImport={roster} total={all} />
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
        title={texts.roster.leftAloneTitle({ leftAlone: roster.leftAlone.length })}
        people={roster.leftAlone.map(({ userId: id, ...person }) => ({ id, ...person }))}
      />
      {ignoredColumns.length > 0 && (
        <Notice tone="warning">{texts.roster.ignoredColumns({ columns: ignoredColumns })}</Notice>
      )}
      <p className="text-muted">
        {texts.roster.organizationOf({ organizationName: roster.organizationName })}{" "}
        {roster.courseName && `${texts.roster.courseForRows({ courseName: roster.courseName })} `}
        {isPending && pendingTextOf(roster)}
        {isInterrupted(roster) && texts.roster.takeBackInterrupted}
      </p>
      {counts.Error > 0 && <RowFilter onlyErrors={onlyErrors} rowCount={all} errorCount={counts.Error} />}
      {rows.length === 0 ? <EmptyState title={texts.roster.noRows} /> : <RowsTable rows={rows} />}
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
      {texts.roster.seatsLacking({
        organizationName,
        free: seats.free,
        limit: seats.limit,
        added: counts.New + seats.lacking,
        lacking: lackingSeats,
      })}
    </Notice>
  );
}

function joinedLabelOf({ step, joined }: RosterImport): string {
  const isDone = step === "done" || step === "takenBack";
  return isDone
    ? texts.roster.joinedCourses({ courses: joined.length })
    : texts.roster.toJoinCourses({ courses: joined.length });
}

function pendingTextOf({ counts, doneTo }: RosterImport): string {
  if (doneTo > 0) return texts.roster.importInterrupted({ doneTo });
  if (counts.New + counts.Enrol === 0) return texts.roster.nothingToImport;
  return texts.roster.nothingChangedYet;
}

function ConfirmActions({ roster }: { roster: RosterImport }) {
  const { importAddress: base } = useImportAddress();
  const { id, counts } = roster;
  const good = counts.New + counts.Enrol;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Form noValidate method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="forget">
          {texts.roster.chooseAnotherFile}
        </Button>
      </Form>
      {roster.mayTakeBack && <TakeBackLink rosterImport={roster} />}
      {good > 0 && (
        <RunForm
          formId={importFormId}
          fields={{ id }}
          intent="import"
          total={good + counts.Known + counts.Error}
          unit="row"
          label={texts.roster.importRows({ rows: good })}
          busyText={texts.roster.importing}
          doneText={texts.roster.imported}
          runTo={`${base}/run`}
          backTo={`${base}?id=${id}`}
        />
      )}
    </div>
  );
}

function DoneActions({ roster }: { roster: RosterImport }) {
  const { id, counts, courseId, courseName } = roster;
  const { importAddress: base, courses, isAdmin } = useImportAddress();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {courseName !== null && <ButtonLink to={`${courses}/${courseId}`}>{texts.common.course}</ButtonLink>}
      {isAdmin && <ButtonLink to="/admin/users">{texts.common.users}</ButtonLink>}
      {roster.mayTakeBack && <TakeBackLink rosterImport={roster} />}
      <ButtonLink
        to={`${base}/report?id=${id}`}
        reloadDocument
        variant="primary"
        title={counts.New > 0 ? texts.roster.reportHint : undefined}
      >
        {texts.roster.downloadReport}
      </ButtonLink>
    </div>
  );
}

const tones: Record<Outcome, ChipTone> = { New: "good", Enrol: "accent", Known: "off", Error: "bad" };

function RowsTable({ rows }: { rows: CheckedRow[] }) {
  return (
    <Table
      label={texts.roster.rowsLabel}
      density="comfortable"
      fold
      head={
        <>
          <Header>{texts.common.user}</Header>
          <Header numeric>{texts.roster.row}</Header>
          <Header>{texts.roster.outcome}</Header>
          <Header>{texts.roster.whatHappens}</Header>
          <Header>{texts.common.name}</Header>
          <Header>{texts.common.role}</Header>
          <Header>{texts.common.course}</Header>
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
          <Cell label={texts.roster.row} numeric>
            {row.position}
          </Cell>
          <Cell label={texts.roster.outcome}>
            <Chip tone={tones[row.outcome]}>{texts.roster.outcomeOf({ outcome: row.outcome })}</Chip>
          </Cell>
          <Cell label={texts.roster.whatHappens}>
            <span className="block py-1 whitespace-normal wrap-anywhere lg:min-w-80">
              {row.message} {row.isTakenBack && <b>{texts.roster.takenBack}</b>}
              {row.leftAlone && <b>{texts.roster.leftAlone({ leftAlone: row.leftAlone })}</b>}
            </span>
          </Cell>
          <Cell label={texts.common.name}>
            <TruncatedText text={[row.firstName, row.lastName].filter(Boolean).join(" ")} />
          </Cell>
          <Cell label={texts.common.role}>
            {row.makesAdmin && row.outcome === "New" ? (
              <Chip tone="amber">{texts.roster.systemAdmin}</Chip>
            ) : (
              <TruncatedText text={texts.roles.nameOf({ role: row.role || newcomerRole })} />
            )}
          </Cell>
          <Cell label={texts.common.course}>
            <TruncatedText text={row.course} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function TruncatedText({ text }: { text: string }) {
  return (
    <span dir="auto" className="clip max-w-44!" title={text}>
      {text || "–"}
    </span>
  );
}

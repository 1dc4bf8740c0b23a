import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import { texts } from "~/texts";
import { number } from "~/texts/format";
import { Button, ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

type Version = { version: number; publishedAt: Date; publishedBy: string; changes: number };
type VersionsTableProps = {
  curriculumKey: string;
  version: number;
  versions: Version[];
  compared: { from: number; to: number } | null;
};

/** All versions, newest first; a form compares two, without JavaScript too. */
export function VersionsTable({ curriculumKey, version, versions, compared }: VersionsTableProps) {
  const [newest, before] = versions;
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="versions">{texts.curricula.versions}</h2>
        {newest && before && (
          <CompareForm
            versions={versions}
            from={compared?.from ?? before.version}
            to={compared?.to ?? newest.version}
          />
        )}
      </div>
      <Table
        label={texts.curricula.versionsLabel}
        density="comfortable"
        fold
        head={
          <>
            <Header>{texts.curricula.version}</Header>
            <Header>{texts.curricula.published}</Header>
            <Header>{texts.curricula.publishedBy}</Header>
            <Header numeric>{texts.curricula.changes}</Header>
            <Header actions>{texts.common.actions}</Header>
          </>
        }
      >
        {versions.map((entry) => (
          <VersionRow key={entry.version} curriculumKey={curriculumKey} entry={entry} currentVersion={version} />
        ))}
      </Table>
    </section>
  );
}

type VersionRowProps = { curriculumKey: string; entry: Version; currentVersion: number };

function VersionRow({ curriculumKey, entry, currentVersion }: VersionRowProps) {
  const zone = useTimeZone();
  const { version, publishedAt, publishedBy, changes } = entry;
  return (
    <Row>
      <RowHeader>
        {version}
        {version === currentVersion && <span className="font-normal text-muted"> {texts.curricula.inUse}</span>}
      </RowHeader>
      <Cell label={texts.curricula.published}>{formatDateTime(publishedAt, zone)}</Cell>
      <Cell label={texts.curricula.publishedBy}>
        <span dir="auto" className="clip" title={publishedBy}>
          {publishedBy || texts.curricula.publishedByProduct}
        </span>
      </Cell>
      <Cell label={texts.curricula.changes} numeric>
        {number(changes)}
      </Cell>
      <Cell actions>
        <span className="inline-flex gap-2">
          <ButtonLink
            size="small"
            to={`/admin/content/curricula/${curriculumKey}/download?version=${version}`}
            reloadDocument
          >
            {texts.curricula.downloadVersion({
              version,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </ButtonLink>
          {version !== currentVersion && (
            <Form noValidate method="post">
              <input type="hidden" name="version" value={version} />
              <Button type="submit" size="small" name="intent" value="bring-back">
                {texts.curricula.bringBackVersion({
                  version,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </Button>
            </Form>
          )}
        </span>
      </Cell>
    </Row>
  );
}

const selectClasses =
  "min-h-9 rounded-md border border-edge bg-surface px-2 text-base hover:border-muted touch:min-h-11 touch:text-touch";

function CompareForm({ versions, from, to }: { versions: Version[]; from: number; to: number }) {
  const renderSelect = (name: string, label: string, value: number) => (
    <label className="flex items-center gap-2 text-muted">
      {label}
      <select key={value} name={name} defaultValue={value} className={selectClasses}>
        {versions.map(({ version }) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Form noValidate method="get" preventScrollReset className="flex flex-wrap items-center gap-3">
      {renderSelect("from", texts.curricula.compareFrom, from)}
      {renderSelect("to", texts.curricula.compareTo, to)}
      <Button type="submit">{texts.curricula.compare}</Button>
    </Form>
  );
}

/** Shown if a product update includes a newer version of a curriculum that was changed here. */
export function BundledVersionNotice() {
  return (
    <Form
      noValidate
      method="post"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <p>{texts.curricula.bundledVersionNotice}</p>
      <Button type="submit" name="intent" value="bundled">
        {texts.curricula.seeChanges}
      </Button>
    </Form>
  );
}

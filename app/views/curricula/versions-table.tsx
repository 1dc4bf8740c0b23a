import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
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
        <h2 id="versions">Versions</h2>
        {newest && before && (
          <CompareForm
            versions={versions}
            from={compared?.from ?? before.version}
            to={compared?.to ?? newest.version}
          />
        )}
      </div>
      <Table
        label="All versions"
        density="comfortable"
        fold
        head={
          <>
            <Header>Version</Header>
            <Header>Published</Header>
            <Header>By</Header>
            <Header numeric>Changes</Header>
            <Header actions>Actions</Header>
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
        {version === currentVersion && <span className="font-normal text-muted"> (in use)</span>}
      </RowHeader>
      <Cell label="Published">{formatDateTime(publishedAt, zone)}</Cell>
      <Cell label="By">
        <span className="clip" title={publishedBy}>
          {publishedBy || "came with the product"}
        </span>
      </Cell>
      <Cell label="Changes" numeric>
        {changes.toLocaleString("en-US")}
      </Cell>
      <Cell actions>
        <span className="inline-flex gap-2">
          <ButtonLink
            size="small"
            to={`/admin/content/curricula/${curriculumKey}/download?version=${version}`}
            reloadDocument
          >
            Download<span className="sr-only"> version {version}</span>
          </ButtonLink>
          {version !== currentVersion && (
            <Form noValidate method="post">
              <input type="hidden" name="version" value={version} />
              <Button type="submit" size="small" name="intent" value="bring-back">
                Bring Back<span className="sr-only"> version {version}</span>
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
      {renderSelect("from", "From version", from)}
      {renderSelect("to", "to version", to)}
      <Button type="submit">Compare</Button>
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
      <p>
        The product brings a newer version of this curriculum. It was changed here, so it was not published by itself.
      </p>
      <Button type="submit" name="intent" value="bundled">
        See What It Changes
      </Button>
    </Form>
  );
}

import { Link, useLocation, useSearchParams } from "@remix-run/react";
import { ArrowUpTrayIcon, UserMinusIcon, UserPlusIcon } from "@heroicons/react/16/solid";
import { dialogAddress } from "~/views/dialog-address";
import type { ListPage } from "~/views/list-page.server";
import { ListBody } from "~/views/list-view";
import type { Member } from "~/domain/courses/list-members";
import { formatDateTime } from "~/domain/date-text";
import { importAddressOf } from "~/views/roster/import-address";
import type { RowPage } from "~/domain/list-query";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Cell, Header, Row, RowHeader, SearchForm, SortHeader, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

type MembersSectionProps = {
  courseId: string;
  members: ListPage<RowPage<Member>>;
  importing: "may" | "asks" | "never";
};

/** The members, with search and buttons to add and remove. */
export function MembersSection({ courseId, members, importing }: MembersSectionProps) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <section className="mt-6" aria-labelledby="members">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="members" className="flex-1 basis-40">
          Members <span className="ml-2 font-normal text-muted tabular-nums">{members.list?.total}</span>
        </h2>
        {(members.q !== "" || (members.list?.total ?? 0) > 0) && <SearchForm label="Search members" />}
        {importing === "may" && (
          <ButtonLink to={importAddressOf(pathname, courseId)}>
            <ArrowUpTrayIcon className="size-4" aria-hidden />
            Import Roster
          </ButtonLink>
        )}
        <ButtonLink to={dialogAddress(search, "add")} preventScrollReset variant="primary">
          <UserPlusIcon className="size-4" aria-hidden />
          Add Members
        </ButtonLink>
      </div>
      <ListBody
        page={members}
        empty={{
          title: "No Members",
          found: "Nobody fits this search.",
          none: "Add people who have an account, or give out the access code.",
        }}
      >
        {({ rows }) => <MembersTable rows={rows} sort={members.sort} />}
      </ListBody>
    </section>
  );
}

function MembersTable({ rows, sort }: { rows: Member[]; sort: string }) {
  const head = (column: string, label: string) => (
    <SortHeader column={column} sort={sort}>
      {label}
    </SortHeader>
  );
  return (
    <Table
      label="Members"
      density="comfortable"
      fold
      head={
        <>
          {head("name", "User")}
          {head("email", "E-mail")}
          {head("joined", "Joined")}
          {head("lastActive", "Last active")}
          <Header actions>Actions</Header>
        </>
      }
    >
      {rows.map((member) => (
        <MemberRow key={member.id} member={member} />
      ))}
    </Table>
  );
}

function MemberRow({ member }: { member: Member }) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  return (
    <Row>
      <RowHeader>
        <span className="clip max-w-56">{member.username}</span>
        {member.name && <span className="clip max-w-56 text-sm font-normal text-muted">{member.name}</span>}
        {!member.enabled && <Chip tone="off">disabled</Chip>}
      </RowHeader>
      <Cell label="E-mail">
        <span className="clip max-w-64" title={member.email}>
          {member.email}
        </span>
      </Cell>
      <Cell label="Joined">{formatDateTime(member.joinedAt, zone)}</Cell>
      <Cell label="Last active">{member.lastActive ? formatDateTime(member.lastActive, zone) : "never"}</Cell>
      <Cell actions>
        <Link
          to={dialogAddress(search, "remove", member.id)}
          preventScrollReset
          className="tap gap-1.5 rounded-sm text-muted hover:text-ink"
        >
          <UserMinusIcon className="size-4" aria-hidden />
          Remove<span className="sr-only"> {member.username}</span>
        </Link>
      </Cell>
    </Row>
  );
}

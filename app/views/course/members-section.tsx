import { Link, useLocation, useSearchParams } from "@remix-run/react";
import { ArrowUpTrayIcon, UserMinusIcon, UserPlusIcon } from "@heroicons/react/16/solid";
import { texts } from "~/texts";
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
  importPermission: "may" | "asks" | "never";
  mayChange: boolean;
};

/** The members, with search and buttons to add and remove. */
export function MembersSection({ courseId, members, importPermission, mayChange }: MembersSectionProps) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <section className="mt-6" aria-labelledby="members">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="members" className="flex-1 basis-40">
          {texts.course.membersTitle({
            count: <span className="ms-2 font-normal text-muted tabular-nums">{members.list?.total}</span>,
          })}
        </h2>
        {(members.q !== "" || (members.list?.total ?? 0) > 0) && <SearchForm label={texts.course.searchMembers} />}
        {importPermission === "may" && (
          <ButtonLink to={importAddressOf(pathname, courseId)}>
            <ArrowUpTrayIcon className="size-4" aria-hidden />
            {texts.course.importRoster}
          </ButtonLink>
        )}
        {mayChange && (
          <ButtonLink to={dialogAddress(search, "add")} preventScrollReset variant="primary">
            <UserPlusIcon className="size-4" aria-hidden />
            {texts.course.addMembers}
          </ButtonLink>
        )}
      </div>
      <ListBody
        page={members}
        empty={{
          title: texts.course.noMembers,
          noMatches: texts.course.noMatch,
          noEntries: texts.course.noMembersHint,
        }}
      >
        {({ rows }) => <MembersTable rows={rows} sort={members.sort} mayChange={mayChange} />}
      </ListBody>
    </section>
  );
}

function MembersTable({ rows, sort, mayChange }: { rows: Member[]; sort: string; mayChange: boolean }) {
  const head = (column: string, label: string) => (
    <SortHeader column={column} sort={sort}>
      {label}
    </SortHeader>
  );
  return (
    <Table
      label={texts.course.membersLabel}
      density="comfortable"
      fold
      head={
        <>
          {head("name", texts.common.user)}
          {head("email", texts.course.email)}
          {head("joined", texts.course.joined)}
          {head("lastActive", texts.common.lastActive)}
          {mayChange && <Header actions>{texts.common.actions}</Header>}
        </>
      }
    >
      {rows.map((member) => (
        <MemberRow key={member.id} member={member} mayChange={mayChange} />
      ))}
    </Table>
  );
}

function MemberRow({ member, mayChange }: { member: Member; mayChange: boolean }) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  return (
    <Row>
      <RowHeader>
        <span dir="auto" className="clip max-w-56">
          {member.username}
        </span>
        {member.name && (
          <span dir="auto" className="clip max-w-56 text-sm font-normal text-muted">
            {member.name}
          </span>
        )}
        {!member.enabled && <Chip tone="off">{texts.course.disabled}</Chip>}
      </RowHeader>
      <Cell label={texts.course.email}>
        <span dir="auto" className="clip max-w-64" title={member.email}>
          {member.email}
        </span>
      </Cell>
      <Cell label={texts.course.joined}>{formatDateTime(member.joinedAt, zone)}</Cell>
      <Cell label={texts.common.lastActive}>
        {member.lastActive ? formatDateTime(member.lastActive, zone) : texts.course.neverActive}
      </Cell>
      {mayChange && (
        <Cell actions>
          <Link
            to={dialogAddress(search, "remove", member.id)}
            preventScrollReset
            className="tap gap-1.5 rounded-sm text-muted hover:text-ink"
          >
            <UserMinusIcon className="size-4" aria-hidden />
            {texts.course.removeUser({
              hidden: (text) => <span className="sr-only">{text}</span>,
              username: member.username,
            })}
          </Link>
        </Cell>
      )}
    </Row>
  );
}

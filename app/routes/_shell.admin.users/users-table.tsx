import { Form, Link, useNavigation, useSearchParams } from "@remix-run/react";
import { PencilSquareIcon } from "@heroicons/react/16/solid";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
import type { ListedUser } from "~/domain/accounts/list-users";
import { formatDateTime } from "~/domain/date-text";
import { mainRoleOf, type Role } from "~/domain/roles";
import { ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, SortHeader, Table } from "~/ui/data-table";
import { menuItem, RowMenu } from "~/ui/row-menu";
import { SwitchButton } from "~/ui/switch-button";
import { useTimeZone } from "~/ui/time-zone";
import { SelectBox, type ListSelection } from "./select-many";
import type { UserDialogKind } from "./user-dialog.server";

/** `roles`: roles whose users the actor may change. */
type Rights = { ownId: string; roles: Role[]; mayAdminister: boolean; seesAll: boolean; mayMove: boolean };
type UsersTableProps = { users: ListedUser[]; sort: string; rights: Rights; selection: ListSelection };

export function UsersTable({ users, sort, rights, selection }: UsersTableProps) {
  return (
    <Table
      label={texts.common.users}
      density="comfortable"
      fold
      head={
        <>
          <SortHeader column="username" sort={sort}>
            {texts.common.user}
          </SortHeader>
          <SortHeader column="name" sort={sort}>
            {texts.common.name}
          </SortHeader>
          <SortHeader column="role" sort={sort}>
            {texts.common.role}
          </SortHeader>
          {rights.seesAll && (
            <SortHeader column="organization" sort={sort}>
              {texts.common.organization}
            </SortHeader>
          )}
          <SortHeader column="enabled" sort={sort}>
            {texts.users.enabled}
          </SortHeader>
          <SortHeader column="lastActive" sort={sort}>
            {texts.common.lastActive}
          </SortHeader>
          <Header actions>{texts.common.actions}</Header>
        </>
      }
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} rights={rights} selection={selection} />
      ))}
    </Table>
  );
}

type UserRowProps = { user: ListedUser; rights: Rights; selection: ListSelection };

function UserRow({ user, rights, selection }: UserRowProps) {
  const role = mainRoleOf(user.roles);
  const roleName = texts.roles.nameOf({ role });
  const editable = rights.roles.includes(role);
  const isOwn = user.id === rights.ownId;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <Row>
      <RowHeader>
        <span className="flex items-center gap-2">
          {rights.mayAdminister && <SelectBox id={user.id} username={user.username} selection={selection} />}
          <Link to={`/admin/users/${user.id}`} className="group block min-w-0 rounded-sm hover:text-accent">
            <TwoLines first={user.username} second={user.email} />
          </Link>
        </span>
      </RowHeader>
      <Cell label={texts.common.name}>
        <TwoLines first={name || "–"} second={user.rankTitle} />
      </Cell>
      <Cell label={texts.common.role}>
        {editable ? (
          <DialogLink dialog="role" user={user} hint={texts.users.changeRoleLink({ username: user.username })}>
            {roleName}
          </DialogLink>
        ) : (
          roleName
        )}
      </Cell>
      {rights.seesAll && (
        <Cell label={texts.common.organization}>
          {rights.mayMove ? (
            <DialogLink
              dialog="organization"
              user={user}
              hint={texts.users.changeOrganizationLink({ username: user.username })}
            >
              {user.organizationName ?? "–"}
            </DialogLink>
          ) : (
            (user.organizationName ?? "–")
          )}
        </Cell>
      )}
      <Cell label={texts.users.enabled}>
        <EnabledSwitch user={user} disabled={!editable || isOwn} isOwn={isOwn} />
      </Cell>
      <Cell label={texts.common.lastActive}>
        <LastActive user={user} />
      </Cell>
      <Cell actions>{editable && <RowActions user={user} />}</Cell>
    </Row>
  );
}

// On small laptops the columns must fit beside the sidebar, or the sticky actions cover them.
const truncatedClasses =
  "max-w-44! @min-[900px]/table:@max-[1180px]/table:max-w-36! @min-[900px]/table:@max-[1100px]/table:max-w-32!";

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span dir="auto" className={`clip ${truncatedClasses}`} title={first}>
        {first}
      </span>
      {second && (
        <span dir="auto" className={`clip text-sm font-normal text-muted ${truncatedClasses}`} title={second}>
          {second}
        </span>
      )}
    </>
  );
}

function LastActive({ user }: { user: ListedUser }) {
  const zone = useTimeZone();
  if (!user.lastActive) return <span className="text-muted">{texts.users.never}</span>;
  return (
    <>
      {formatDateTime(user.lastActive, zone)}
      {user.lastJoinedCourseName && (
        <span dir="auto" className={`clip text-sm text-muted ${truncatedClasses}`} title={user.lastJoinedCourseName}>
          {user.lastJoinedCourseName}
        </span>
      )}
    </>
  );
}

function DialogLink({
  dialog,
  user,
  hint,
  children,
}: {
  dialog: UserDialogKind;
  user: ListedUser;
  /** For screen readers. */
  hint: string;
  children: ReactNode;
}) {
  const [search] = useSearchParams();
  return (
    <Link
      to={dialogAddress(search, dialog, user.id)}
      preventScrollReset
      className={
        "group tap max-w-44 gap-1.5 rounded-sm hover:text-accent " + "@min-[900px]/table:@max-[1100px]/table:max-w-32"
      }
      title={typeof children === "string" ? children : undefined}
    >
      <span dir="auto" className="truncate">
        {children}
      </span>
      <PencilSquareIcon
        className={"size-4 shrink-0 text-muted group-hover:text-accent @min-[900px]/table:@max-[1180px]/table:hidden"}
        aria-hidden
      />
      <span className="sr-only">{hint}</span>
    </Link>
  );
}

function EnabledSwitch({ user, disabled, isOwn }: { user: ListedUser; disabled: boolean; isOwn: boolean }) {
  const { formData } = useNavigation();
  // Optimistic: the switch shows the new state; a refusal turns it back.
  const isSubmitting = formData?.get("intent") === "enable" && formData.get("id") === user.id;
  const on = isSubmitting ? formData.get("enabled") === "true" : user.enabled;
  return (
    <Form noValidate method="post" replace preventScrollReset>
      <input type="hidden" name="intent" value="enable" />
      <input type="hidden" name="id" value={user.id} />
      <input type="hidden" name="enabled" value={String(!user.enabled)} />
      <SwitchButton
        on={on}
        label={texts.users.isEnabled({ username: user.username })}
        disabled={disabled}
        title={isOwn ? texts.userRefusals.ownDisable : undefined}
      />
    </Form>
  );
}

function RowActions({ user }: { user: ListedUser }) {
  const [search] = useSearchParams();
  const hidden = (text: string) => <span className="sr-only">{text}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 max-md:flex-wrap">
      {user.resetPasswordPending ? (
        <Link
          to={dialogAddress(search, "reset", user.id)}
          preventScrollReset
          title={texts.users.pendingHint}
          className="tap min-h-[30px] rounded-md bg-amber-soft px-2.5 text-xs font-semibold text-amber hover:underline"
        >
          {texts.users.pendingLink({ hidden, username: user.username })}
        </Link>
      ) : (
        <ButtonLink size="small" to={dialogAddress(search, "reset", user.id)} preventScrollReset>
          {texts.users.resetLink({ hidden, username: user.username })}
        </ButtonLink>
      )}
      <RowMenu label={texts.users.moreFor({ username: user.username })}>
        <Link to={`/admin/users/${user.id}`} className={menuItem}>
          {texts.common.details}
        </Link>
        <Link
          to={dialogAddress(search, "delete", user.id)}
          preventScrollReset
          className={`${menuItem} text-bad hover:bg-bad-soft`}
        >
          {texts.users.deleteLink({ hidden, username: user.username })}
        </Link>
      </RowMenu>
    </span>
  );
}

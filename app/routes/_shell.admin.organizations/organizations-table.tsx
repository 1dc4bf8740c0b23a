import { Form, Link, useNavigation, useSearchParams } from "@remix-run/react";
import { useEffect, useState, type FormEvent } from "react";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
import { formatDateTime } from "~/domain/date-text";
import type { ListedOrganization } from "~/domain/organizations/list-organizations";
import { isNothing, userLimitRange } from "~/domain/organizations/organization-rules";
import { Button, ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, SortHeader, Table } from "~/ui/data-table";
import { SwitchButton } from "~/ui/switch-button";
import { useTimeZone } from "~/ui/time-zone";

export function OrganizationsTable({ organizations, sort }: { organizations: ListedOrganization[]; sort: string }) {
  return (
    <Table
      label={texts.organizations.pageTitle}
      density="comfortable"
      fold
      head={
        <>
          <SortHeader column="name" sort={sort}>
            {texts.common.organization}
          </SortHeader>
          <SortHeader column="createdDate" sort={sort}>
            {texts.organizations.createdDate}
          </SortHeader>
          <SortHeader column="isPaid" sort={sort}>
            {texts.organizations.paid}
          </SortHeader>
          <SortHeader column="activeUsers" sort={sort} numeric>
            {texts.organizations.activeUsers}
          </SortHeader>
          <SortHeader column="userLimit" sort={sort}>
            {texts.organizations.userLimit}
          </SortHeader>
          <Header>{texts.common.curriculum}</Header>
          <Header actions>{texts.common.actions}</Header>
        </>
      }
    >
      {organizations.map((organization) => (
        <OrganizationRow key={organization.id} organization={organization} />
      ))}
    </Table>
  );
}

const hidden = (text: string) => <span className="sr-only">{text}</span>;

function OrganizationRow({ organization }: { organization: ListedOrganization }) {
  const [search] = useSearchParams();
  const zone = useTimeZone();
  const { id, name, createdDate, activeUsers, curriculumTitle } = organization;
  return (
    <Row>
      <RowHeader>
        <Link to={`/admin/organizations/${id}`} dir="auto" className="link tap clip" title={name}>
          {name}
        </Link>
      </RowHeader>
      <Cell label={texts.organizations.createdDate}>{formatDateTime(createdDate, zone)}</Cell>
      <Cell label={texts.organizations.paid}>
        <PaidSwitch organization={organization} />
      </Cell>
      <Cell label={texts.organizations.activeUsers} numeric>
        <Link to={`/admin/users?orgId=${id}`} className="link tap">
          {texts.organizations.activeUsersLink({ hidden, users: activeUsers, name })}
        </Link>
      </Cell>
      <Cell label={texts.organizations.userLimit}>
        <LimitForm organization={organization} />
      </Cell>
      <Cell label={texts.common.curriculum}>
        <Link
          to={dialogAddress(search, "curriculum", id)}
          preventScrollReset
          dir="auto"
          className="link tap clip"
          title={curriculumTitle}
        >
          {texts.organizations.curriculumLink({ hidden, curriculum: curriculumTitle, name })}
        </Link>
      </Cell>
      <Cell actions>
        <ButtonLink size="small" variant="danger" to={dialogAddress(search, "delete", id)} preventScrollReset>
          {texts.organizations.deleteOrganization({ hidden, name })}
        </ButtonLink>
      </Cell>
    </Row>
  );
}

function PaidSwitch({ organization: { id, name, isPaid } }: { organization: ListedOrganization }) {
  const { formData } = useNavigation();
  const isSubmitting = formData?.get("intent") === "paid" && formData.get("id") === id;
  const on = isSubmitting ? formData.get("isPaid") === "true" : isPaid;
  return (
    <Form noValidate method="post" replace preventScrollReset className="inline-flex items-center gap-2">
      <input type="hidden" name="intent" value="paid" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="isPaid" value={String(!isPaid)} />
      <SwitchButton on={on} label={texts.organizations.isPaid({ name })} />
      <span className={on ? "" : "text-muted"} aria-hidden>
        {on ? texts.organizations.paid : texts.organizations.unpaid}
      </span>
    </Form>
  );
}

function LimitForm({ organization: { id, name, userLimit } }: { organization: ListedOrganization }) {
  const [value, setValue] = useState(String(userLimit));
  const { formData } = useNavigation();
  const isSubmitting = formData?.get("intent") === "limit" && formData.get("id") === id;
  // After a submission, accepted or not, show the stored value.
  useEffect(() => {
    if (!isSubmitting) setValue(String(userLimit));
  }, [isSubmitting, userLimit]);
  const isChanged = value !== String(userLimit);
  // Zero or empty isn't submitted; the stored value returns.
  const submit = (event: FormEvent) => {
    if (!isNothing(value)) return;
    event.preventDefault();
    setValue(String(userLimit));
  };
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      className="inline-flex items-center gap-2"
      onSubmit={submit}
      noValidate
    >
      <input type="hidden" name="id" value={id} />
      <input
        type="number"
        name="userLimit"
        aria-label={texts.organizations.userLimitOf({ name })}
        {...userLimitRange}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        className={
          "min-h-[30px] w-20 rounded-md border border-edge bg-surface px-2 text-base hover:border-muted " +
          "touch:min-h-11 touch:text-touch"
        }
      />
      <Button
        type="submit"
        size="small"
        name="intent"
        value="limit"
        variant={isChanged ? "primary" : "plain"}
        busy={isSubmitting}
      >
        {texts.organizations.setLimit({ hidden, name })}
      </Button>
    </Form>
  );
}

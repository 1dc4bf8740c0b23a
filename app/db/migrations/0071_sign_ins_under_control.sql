-- Limits of sign-ins, failed sign-ins, and the audit trail's stream to other systems (docs/decisions/0172).
alter table organizations
  -- A sign-in ends after this long without use, and after this long in any case. Of staff: other limits.
  add column idle_minutes int not null default 20160
    constraint organizations_idle_minutes check (idle_minutes between 30 and 20160),
  add column absolute_minutes int constraint organizations_absolute_minutes check (absolute_minutes between 60 and 525600),
  add column staff_idle_minutes int not null default 20160
    constraint organizations_staff_idle_minutes check (staff_idle_minutes between 30 and 20160),
  add column staff_absolute_minutes int
    constraint organizations_staff_absolute_minutes check (staff_absolute_minutes between 60 and 525600);

-- The same for system administrators (staff) and for people without an organization.
create table sign_in_policy (
  singleton boolean primary key default true check (singleton),
  idle_minutes int not null default 20160 check (idle_minutes between 30 and 20160),
  absolute_minutes int check (absolute_minutes between 60 and 525600),
  staff_idle_minutes int not null default 20160 check (staff_idle_minutes between 30 and 20160),
  staff_absolute_minutes int check (staff_absolute_minutes between 60 and 525600)
);
insert into sign_in_policy default values;

-- Reported by mail: the device was unknown.
alter table sign_ins add column is_new_device boolean not null default false;

-- Failed sign-ins since they were last written to the audit trail: one row for each account, and one for unknown names.
create table failed_sign_ins (
  key text primary key,
  user_id uuid,
  tries int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  last_address text not null
);

create index audit_entries_by_organization on audit_entries (organization_id, at desc, id);

-- Entries that another system hasn't confirmed yet.
create table audit_outbox (
  position bigint generated always as identity primary key,
  entry_id uuid not null
);

create table audit_stream (
  singleton boolean primary key default true check (singleton),
  is_on boolean not null default false,
  -- Until when one server sends.
  claimed_until timestamptz,
  next_try_at timestamptz,
  failures int not null default 0,
  last_error text,
  last_sent_at timestamptz
);
insert into audit_stream default values;

create function queue_audit_entries() returns trigger language plpgsql as $$
begin
  insert into audit_outbox (entry_id)
    select id from added where exists (select from audit_stream where is_on) order by at, id;
  return null;
end $$;
create trigger audit_entries_queued after insert on audit_entries
  referencing new table as added for each statement execute function queue_audit_entries();

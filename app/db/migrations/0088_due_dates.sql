-- When the scenarios of a class open and are due (docs/decisions/0181). Rows are only added: the latest of a scenario or
-- campaign is in force, and one without times ends what was set before. With a student, it is an extension.
create table due_dates (
  id uuid primary key,
  -- In the order in which they were set: dates of a class are stored one after the other.
  number bigint not null generated always as identity,
  class_session_id uuid not null references class_sessions on delete cascade,
  user_id uuid references users on delete cascade,
  scenario_id uuid references scenarios on delete cascade,
  campaign_id uuid references campaigns on delete cascade,
  opens_at timestamptz,
  due_at timestamptz,
  -- Of an extension.
  reason text,
  set_by uuid references users on delete set null,
  setter_name text not null,
  set_at timestamptz not null,
  constraint due_dates_of_one check (num_nonnulls(scenario_id, campaign_id) = 1),
  constraint due_dates_in_order check (opens_at < due_at),
  constraint due_dates_extension check (case when user_id is null then reason is null
    else reason is not null and scenario_id is not null and opens_at is null end)
);
create index due_dates_of_class on due_dates (class_session_id, number);
create index due_dates_with_opening on due_dates (class_session_id) where opens_at is not null;
create index due_dates_of_user on due_dates (user_id);
create index due_dates_of_scenario on due_dates (scenario_id);
create index due_dates_of_campaign on due_dates (campaign_id);
create index due_dates_of_setter on due_dates (set_by);

-- Open gradebooks show lateness: those of one student after an extension, of all after other dates.
create function mark_dated_students() returns trigger language plpgsql as $$
declare
  dated uuid[];
begin
  select array_agg(locked.id) into dated from (
    select enrolled.class_session_id, enrolled.user_id as id from class_session_students enrolled
    where enrolled.class_session_id in (select class_session_id from touched)
      and exists (select from touched t where t.class_session_id = enrolled.class_session_id
      and coalesce(t.user_id, enrolled.user_id) = enrolled.user_id)
    order by class_session_id, user_id for no key update) locked;
  update class_session_students enrolled set changed_in = pg_current_xact_id()
  where enrolled.user_id = any(dated)
    and enrolled.class_session_id in (select class_session_id from touched);
  return null;
end $$;
create trigger due_dates_mark_added after insert on due_dates
  referencing new table as touched for each statement execute function mark_dated_students();
create trigger due_dates_mark_removed after delete on due_dates
  referencing old table as touched for each statement execute function mark_dated_students();

-- The time zone in which the dates of a course are set and shown; null: UTC.
alter table courses add column time_zone text;

-- When a scenario of a class opens; null: it is open.
create function opens_at(class uuid, scenario uuid, campaign uuid) returns timestamptz language sql stable as $$
  select dated.opens_at from (
    (select 1 as place, d.opens_at, d.due_at from due_dates d where d.class_session_id = class and d.user_id is null
      and d.scenario_id = scenario order by d.number desc limit 1)
    union all
    (select 2, d.opens_at, d.due_at from due_dates d where d.class_session_id = class and d.user_id is null
      and d.campaign_id = campaign order by d.number desc limit 1)) dated
  where dated.opens_at is not null or dated.due_at is not null
  order by dated.place limit 1
$$;

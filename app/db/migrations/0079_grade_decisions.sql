-- What instructors decide about grades (docs/decisions/0174). Rows are only added: a later decision replaces an earlier
-- one, and 'withdraw' takes one back.
create table grade_decisions (
  id uuid primary key,
  -- In the order in which they were made: decisions of a class are stored one after the other.
  number bigint not null generated always as identity,
  class_session_id uuid not null references class_sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  kind text not null,
  -- Of an override the points and their maximum, of an adjustment the points that are added.
  points int,
  max_points int,
  reason text not null,
  -- What stood until then; of a withdrawal the decision that it takes back.
  replaces uuid,
  decided_by uuid references users on delete set null,
  decider_name text not null,
  decided_at timestamptz not null,
  constraint grade_decisions_kind check (kind in ('excuse', 'override', 'adjust', 'note', 'withdraw')),
  constraint grade_decisions_points check (case kind
    when 'override' then points is not null and max_points is not null and points between 0 and max_points and max_points > 0
    when 'adjust' then points is not null and points <> 0 and max_points is null
    else points is null and max_points is null end)
);
create index grade_decisions_of_grade on grade_decisions (class_session_id, user_id, scenario_id, number);
create index grade_decisions_of_class on grade_decisions (class_session_id, number);
create index grade_decisions_of_user on grade_decisions (user_id);
create index grade_decisions_of_scenario on grade_decisions (scenario_id);
create index grade_decisions_of_decider on grade_decisions (decided_by);
create unique index grade_decisions_withdrawn_once on grade_decisions (replaces) where kind = 'withdraw';

create trigger grade_decisions_mark_added after insert on grade_decisions
  referencing new table as touched for each statement execute function mark_changed_students();

-- A colleague looks at a share of the decisions about grades (docs/decisions/0186).
alter table courses
  add column second_look_share smallint not null default 0
    constraint courses_second_look_share check (second_look_share between 0 and 100);

-- Settled when the decision was made, so that another share applies only to later ones.
alter table grade_decisions
  add column wants_look boolean not null default false
    constraint grade_decisions_wants_look check (not wants_look or kind in ('excuse', 'override', 'adjust'));
create index grade_decisions_wanting_look on grade_decisions (class_session_id, number) where wants_look;

-- Rows are only added. After a change that was undone, the decision waits again.
create table second_looks (
  id uuid primary key,
  decision_id uuid not null references grade_decisions on delete cascade,
  outcome text not null,
  -- Of a change: the decision that replaced it.
  changed_to uuid,
  looked_by uuid references users on delete set null,
  looker_name text not null,
  looked_at timestamptz not null,
  constraint second_looks_outcome check (case outcome
    when 'agreed' then changed_to is null
    when 'changed' then changed_to is not null
    else false end)
);
create index second_looks_of_decision on second_looks (decision_id);
create unique index second_looks_agreed_once on second_looks (decision_id) where outcome = 'agreed';
create index second_looks_of_looker on second_looks (looked_by);

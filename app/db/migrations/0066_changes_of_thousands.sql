-- A change of many users holds up to 10,000 people: who they are is stored when its plan is made, and they are changed
-- and restored step by step.
alter table user_batches drop constraint user_batches_kind_check;
alter table user_batches add constraint user_batches_kind_check
  check (kind in ('enable', 'disable', 'reset', 'enrol', 'invite', 'role', 'organization', 'delete'));
alter table user_batches
  -- What everybody gets, by kind.
  add column role text,
  add column organization_id uuid,
  add column organization_name text not null default '',
  -- The query of the list of which all matches were chosen; null where each user was chosen.
  add column filter text,
  -- How many of the chosen were not there, or outside the maker's reach.
  add column missing int not null default 0,
  -- When it was decided for each user what would happen, when the change and its Undo began, and when the change ended.
  add column planned_at timestamptz,
  add column begun_at timestamptz,
  add column done_at timestamptz,
  add column undo_at timestamptz,
  -- The latest step.
  add column running_at timestamptz;
update user_batches set planned_at = created_at, begun_at = created_at, done_at = created_at, undo_at = undone_at;

alter table user_batch_rows
  -- When this user was changed. Sign-ins and memberships of the change bear the same time.
  add column done_at timestamptz,
  -- Left out only when the change was made: something was different from the plan.
  add column is_late boolean not null default false,
  -- Whether the Undo restored this user; null before.
  add column is_undone boolean;
update user_batch_rows r set done_at = b.created_at,
    is_undone = case when b.undone_at is not null then r.left_alone is null end
  from user_batches b where b.id = r.batch_id and r.left_out is null;
create index user_batch_rows_pending on user_batch_rows (batch_id, position)
  where left_out is null and done_at is null;
create index user_batch_rows_changed on user_batch_rows (batch_id, position)
  where done_at is not null and is_undone is null;

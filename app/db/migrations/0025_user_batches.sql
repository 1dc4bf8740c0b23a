-- What an administrator does to many users at once: who was changed, who was left out and why, and what an Undo needs to
-- restore exactly that.

-- Grows with each change of `enabled`, whoever makes it: an Undo sees whether anybody else has changed it since.
alter table users add column enabled_changes integer not null default 0;

create function count_enabled_changes() returns trigger language plpgsql as $$
begin
  new.enabled_changes := old.enabled_changes + 1;
  return new;
end $$;
create trigger users_count_enabled_changes before update of enabled on users
  for each row when (old.enabled is distinct from new.enabled) execute function count_enabled_changes();

create table user_batches (
  id uuid primary key,
  created_by uuid not null references users on delete cascade,
  created_at timestamptz not null,
  kind text not null check (kind in ('enable', 'disable', 'reset', 'enrol')),
  -- Without references: the report outlives the course.
  course_id uuid,
  course_name text not null default '',
  undone_at timestamptz
);
create index user_batches_by_creator on user_batches (created_by);
create index user_batches_by_age on user_batches (created_at);

create table user_batch_rows (
  batch_id uuid not null references user_batches on delete cascade,
  position int not null,
  -- Without a reference: the report outlives the account.
  user_id uuid not null,
  username text not null,
  -- Why nothing was done to this user; null where something was.
  left_out text,
  -- What the change has found and made, as far as its kind needs it.
  before jsonb not null default '{}',
  -- Why the Undo left this user as it was; null where it restored.
  left_alone text,
  primary key (batch_id, position)
);

-- Users who are to set a password.
create index users_pending on users (username_key collate "C", id) where reset_password_pending;

-- The lists of the admin area: orders that are walked in an index instead of being sorted, totals that are not counted each time
-- (docs/decisions/0020), and files of people between their check and their import.

alter table users
  add column main_role text not null generated always as (roles[1]) stored,
  add column first_name_key text not null generated always as (lower(first_name)) stored,
  add column last_name_key text not null generated always as (lower(last_name)) stored,
  -- The organization's name_key, kept by the triggers below: users are listed by it.
  add column organization_key text not null default '';

update users set organization_key = o.name_key from organizations o where o.id = users.organization_id;

create function keep_organization_key() returns trigger language plpgsql as $$
begin
  new.organization_key := coalesce((select name_key from organizations where id = new.organization_id), '');
  return new;
end $$;
create trigger users_keep_organization_key before insert or update of organization_id on users
  for each row execute function keep_organization_key();

create function pass_on_organization_key() returns trigger language plpgsql as $$
begin
  update users set organization_key = new.name_key where organization_id = new.id;
  return null;
end $$;
create trigger organizations_pass_on_key after update of name_key on organizations
  for each row when (old.name_key <> new.name_key) execute function pass_on_organization_key();

-- Each order ends with the id, and the id is all that a page's place in it needs; those by a key also find its beginnings.
create index users_listed_by_username on users (username_key collate "C", id);
create index users_listed_by_email on users (email_key collate "C", id);
create index users_listed_by_name on users (last_name_key collate "C", first_name_key collate "C", id);
create index users_by_first_name on users (first_name_key collate "C");
create index users_listed_by_role on users (main_role collate "C", username_key collate "C", id);
create index users_listed_by_organization on users (organization_key collate "C", username_key collate "C", id);
create index users_listed_by_enabled on users (enabled, username_key collate "C", id);

-- The number of users is the sum of these. Rows are only added, so that nobody waits for somebody else's registration,
-- and are summed up into one from time to time.
create table user_count_changes (
  id bigint primary key generated always as identity,
  users int not null,
  enabled int not null
);
insert into user_count_changes (users, enabled) select count(*), count(*) filter (where enabled) from users;

create function sum_up_user_counts() returns void language plpgsql as $$
begin
  if (select count(*) from user_count_changes) < 100 then return; end if;
  with summed as (
    delete from user_count_changes where id in (select id from user_count_changes for update skip locked) returning users, enabled
  )
  insert into user_count_changes (users, enabled) select sum(users), sum(enabled) from summed having count(*) > 0;
end $$;

create function count_added_users() returns trigger language plpgsql as $$
begin
  insert into user_count_changes (users, enabled) select count(*), count(*) filter (where enabled) from added having count(*) > 0;
  perform sum_up_user_counts();
  return null;
end $$;
create trigger users_count_added after insert on users
  referencing new table as added for each statement execute function count_added_users();

create function count_removed_users() returns trigger language plpgsql as $$
begin
  insert into user_count_changes (users, enabled) select -count(*), -count(*) filter (where enabled) from removed having count(*) > 0;
  perform sum_up_user_counts();
  return null;
end $$;
create trigger users_count_removed after delete on users
  referencing old table as removed for each statement execute function count_removed_users();

create function count_enabled_user() returns trigger language plpgsql as $$
begin
  insert into user_count_changes (users, enabled) values (0, case when new.enabled then 1 else -1 end);
  perform sum_up_user_counts();
  return null;
end $$;
create trigger users_count_enabled after update of enabled on users
  for each row when (old.enabled is distinct from new.enabled) execute function count_enabled_user();

create function forget_user_counts() returns trigger language plpgsql as $$
begin
  delete from user_count_changes;
  return null;
end $$;
create trigger users_count_truncated after truncate on users for each statement execute function forget_user_counts();

-- A file of people that was checked and waits for its confirmation, and afterwards for its report to be fetched.
create table roster_imports (
  id uuid primary key,
  created_by uuid not null references users on delete cascade,
  organization_id uuid references organizations on delete cascade,
  file_name text not null check (char_length(file_name) <= 200),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);
create index roster_imports_by_expiry on roster_imports (expires_at);
create index roster_imports_by_creator on roster_imports (created_by);
create index roster_imports_by_organization on roster_imports (organization_id);

create table roster_rows (
  import_id uuid not null references roster_imports on delete cascade,
  -- The line's number among the people of the file, from 1.
  position int not null,
  user_name text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  rank_title text not null,
  role text not null,
  course text not null,
  outcome text not null check (outcome in ('New', 'Enrol', 'Known', 'Error')),
  message text not null,
  -- Of the person: found, or made by the import. Without a reference: the report outlives the account.
  user_id uuid,
  primary key (import_id, position)
);
create index roster_rows_by_outcome on roster_rows (import_id, outcome, position);

-- The audit trail is searched by the beginnings of these.
create index audit_entries_by_actor on audit_entries (lower(actor_name) collate "C");
create index audit_entries_by_subject on audit_entries (lower(subject_name) collate "C");
create index audit_entries_by_action on audit_entries (lower(action) collate "C");

-- Erasure of people (docs/decisions/0173).

-- Attempts of an erased person belong to a user without name, address or way in, whom only gradebooks and leaderboards show.
alter table users
  add column is_former boolean not null default false,
  drop constraint users_email_check,
  add constraint users_email_check check (is_former or char_length(email) between 3 and 254),
  add constraint users_former_without_access
    check (not is_former or (not enabled and password_hash is null and email = ''));

create or replace function count_added_users() returns trigger language plpgsql as $$
begin
  insert into user_count_changes (users, enabled)
    select count(*), count(*) filter (where enabled) from added where not is_former having count(*) > 0;
  perform sum_up_user_counts();
  return null;
end $$;
create or replace function count_removed_users() returns trigger language plpgsql as $$
begin
  insert into user_count_changes (users, enabled)
    select -count(*), -count(*) filter (where enabled) from removed where not is_former having count(*) > 0;
  perform sum_up_user_counts();
  return null;
end $$;
create or replace function add_users_to_search() returns trigger language plpgsql as $$
begin
  insert into user_search (user_id, text)
    select id, concat_ws(' ', username_key, email_key, first_name_key, last_name_key, organization_key)
    from added where not is_former;
  return null;
end $$;

alter table organizations
  -- What becomes of the attempts of an erased person.
  add column erased_attempts text not null default 'keep' check (erased_attempts in ('keep', 'remove'));

-- Who has asked to be erased, and what the answer was if it was no.
create table erasure_requests (
  user_id uuid primary key references users on delete cascade,
  asked_at timestamptz not null,
  refused_at timestamptz,
  refusal text check (char_length(refusal) between 1 and 500),
  constraint erasure_requests_refused_with_reason check ((refused_at is null) = (refusal is null))
);

-- Ids of erased people, for operators who restore a backup from before. Nothing else says who they were.
create table erased_people (
  user_id uuid primary key,
  erased_at timestamptz not null
);

-- What people were called before, so that an erasure finds mails to former addresses.
create table former_names (
  user_id uuid not null references users on delete cascade,
  name text not null,
  primary key (user_id, name)
);
create function keep_former_names() returns trigger language plpgsql as $$
begin
  insert into former_names (user_id, name)
    select old.id, name from (values (old.username, new.username), (old.email, new.email)) as changed (name, current)
    where name <> current
    on conflict do nothing;
  return null;
end $$;
create trigger users_keep_former_names after update of username, email on users
  for each row when ((old.username, old.email) is distinct from (new.username, new.email))
  execute function keep_former_names();

-- The last mail to an erased person is removed as soon as it is sent or given up.
alter table mail_outbox add column is_last boolean not null default false;

-- The audit trail loses names of erased people, in transactions that say so.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and current_setting('apsis.changes_audit_trail', true) = 'on' then return null; end if;
  raise exception 'audit entries are never changed';
end $$;

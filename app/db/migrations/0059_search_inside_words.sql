-- Users are found by any part of a name or address (docs/decisions/0020). The text stands in a table of its own, so that
-- what changes in a user's row at every sign-in does not touch its index.
create table user_search (
  user_id uuid primary key references users on delete cascade,
  -- One word or more a column, apart by spaces: a word that is searched has none, so it never spans two of them.
  text text not null
);

insert into user_search (user_id, text)
  select id, concat_ws(' ', username_key, email_key, first_name_key, last_name_key, organization_key) from users;

create function add_users_to_search() returns trigger language plpgsql as $$
begin
  insert into user_search (user_id, text)
    select id, concat_ws(' ', username_key, email_key, first_name_key, last_name_key, organization_key) from added;
  return null;
end $$;
create trigger users_add_to_search after insert on users
  referencing new table as added for each statement execute function add_users_to_search();

create function change_user_in_search() returns trigger language plpgsql as $$
begin
  update user_search set
    text = concat_ws(' ', new.username_key, new.email_key, new.first_name_key, new.last_name_key, new.organization_key)
    where user_id = new.id;
  return null;
end $$;
create trigger users_change_in_search after update on users for each row
  when ((old.username_key, old.email_key, old.first_name, old.last_name, old.organization_key)
    is distinct from (new.username_key, new.email_key, new.first_name, new.last_name, new.organization_key))
  execute function change_user_in_search();

-- The index needs pg_trgm, which comes with PostgreSQL but may be missing, or not be for this role to create. Searches
-- then read the whole table. An operator who adds the extension later calls this again.
create function index_user_search() returns boolean language plpgsql as $$
declare
  home text;
begin
  create extension if not exists pg_trgm;
  select n.nspname into strict home from pg_opclass c join pg_namespace n on n.oid = c.opcnamespace
    where c.opcname = 'gin_trgm_ops';
  execute format('create index if not exists user_search_by_part on user_search using gin (text %I.gin_trgm_ops)', home);
  return true;
exception when insufficient_privilege or undefined_file or feature_not_supported then
  return false;
end $$;

select index_user_search();

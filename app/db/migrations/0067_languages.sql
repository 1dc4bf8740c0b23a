-- The language of pages and mails: a person's own, or the organization's default.
alter table users add column language text;
alter table organizations add column default_language text;

-- A name as lists order it: without case and accents, so that Ägidius is between Adam and Alma in every language. Not an
-- ICU collation, because an update of its library would leave the index in a wrong order.
create function name_order(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(normalize(lower(name), NFKD),
    '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670]', '', 'g') collate "C"
$$;

drop index users_listed_by_name;
create index users_listed_by_name on users (name_order(last_name), name_order(first_name), id);
-- Beginnings of last names are searched for.
create index users_by_last_name on users (last_name_key collate "C");

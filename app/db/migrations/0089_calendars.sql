-- The secret address at which a person's calendar reads due dates (docs/decisions/0181). Only its hash is stored.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint calendar_feeds_token_hash_key unique (token_hash)
);

-- Who gets an email a day before a due date. Everything due until then has been mailed or is done.
create table due_reminders (
  user_id uuid primary key references users on delete cascade,
  reminded_until timestamptz not null
);

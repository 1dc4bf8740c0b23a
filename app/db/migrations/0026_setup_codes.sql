-- Codes that the log of a server printed while there was no user yet: one of them makes the first administrator.
create table setup_codes (
  code_hash text primary key,
  created_at timestamptz not null
);

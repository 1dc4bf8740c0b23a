-- Copies of what the platform stores about a person (docs/decisions/0171).
create table takeouts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  requested_by uuid not null references users on delete cascade,
  requested_at timestamptz not null,
  -- How far it is: see app/domain/personal-data/build-takeout.ts.
  state jsonb not null,
  done_rows int not null default 0,
  total_rows int not null default 0,
  -- People take turns.
  stepped_at timestamptz not null,
  tries int not null default 0,
  next_try_at timestamptz not null,
  token_hash text unique,
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz not null
);
create unique index takeouts_under_way on takeouts (user_id, requested_by)
  where ready_at is null and failed_at is null;
create index takeouts_by_requester on takeouts (requested_by, user_id, requested_at desc);

-- Compressed pieces of its files, in order.
create table takeout_parts (
  takeout_id uuid not null references takeouts on delete cascade,
  file int not null,
  position int not null,
  content bytea not null,
  primary key (takeout_id, file, position)
);

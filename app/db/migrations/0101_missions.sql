-- Flights that people write in the game, for a class to practice (docs/decisions/0196).
create table missions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  document jsonb not null,
  -- Raised by each change of the document; what was flown belongs to one version.
  version int not null default 1,
  -- The author's own flight of this version, flown again by the server: { "deltaV", "seconds", "log" }
  reference jsonb,
  -- The class that practices it.
  class_session_id uuid references class_sessions on delete set null,
  copied_from uuid references missions on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint missions_title check (char_length(title) between 1 and 200 and title !~ '[[:cntrl:]]'),
  constraint missions_document check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 65536),
  constraint missions_version check (version >= 1),
  constraint missions_shared_solved check (class_session_id is null or reference is not null)
);
create index missions_of_user on missions (user_id, changed_at desc);
create index missions_of_class on missions (class_session_id) where class_session_id is not null;
create index missions_copied on missions (copied_from) where copied_from is not null;

-- What a student has flown of a mission: practice, never a grade. `seed`: of the flight that isn't handed in yet.
create table mission_flights (
  mission_id uuid not null references missions on delete cascade,
  user_id uuid not null references users on delete cascade,
  version int not null,
  seed int,
  flights int not null default 0,
  -- { "points", "deltaV", "seconds", "passed" }
  best jsonb,
  flown_at timestamptz,
  primary key (mission_id, user_id),
  constraint mission_flights_counted check (flights >= 0 and (best is null) = (flights = 0) and (best is null) = (flown_at is null))
);
create index mission_flights_of_user on mission_flights (user_id);

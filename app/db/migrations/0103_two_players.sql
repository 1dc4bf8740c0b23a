-- Pursuit and inspection for two of a class, turn by turn, beside the gradebook (docs/decisions/0201).
create table duels (
  id uuid primary key,
  class_session_id uuid not null references class_sessions on delete cascade,
  kind text not null constraint duels_kind check (kind in ('pursuit', 'inspection')),
  pace text not null constraint duels_pace check (pace in ('live', 'days')),
  status text not null default 'open' constraint duels_status check (status in ('open', 'running', 'ended')),
  -- Raised by each change.
  version int not null default 1,
  opener_id uuid not null references users on delete cascade,
  joiner_id uuid references users on delete cascade,
  -- The start, drawn when somebody joins.
  seed int,
  -- Flown turns: [{ "turns": [[chaser's burn, target's burn]], "chaserPoints" }]
  rounds jsonb not null default '[]',
  turn_began_at timestamptz,
  -- When the next clock runs out.
  due_at timestamptz,
  -- Each player's clock and burn of the open turn, which the other one doesn't see: { "leftMs", "burn", "ranOut", "isFinished" }
  opener_seat jsonb,
  joiner_seat jsonb,
  ended_by text constraint duels_ended_by check (ended_by in ('played', 'clock', 'resigned', 'class')),
  opener_points int,
  joiner_points int,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint duels_two_people check (joiner_id <> opener_id),
  constraint duels_whole check (
    (status = 'ended') = (ended_by is not null)
    and (status = 'open') <= (joiner_id is null) and (status = 'running') <= (joiner_id is not null)
    and num_nonnulls(seed, turn_began_at, opener_seat, joiner_seat) = case when joiner_id is null then 0 else 4 end
    and num_nonnulls(opener_points, joiner_points) = case when status = 'ended' and joiner_id is not null then 2 else 0 end)
);
create index duels_open on duels (class_session_id, created_at desc) where status = 'open';
create index duels_of_class on duels (class_session_id);
create index duels_of_opener on duels (opener_id, changed_at desc);
create index duels_of_joiner on duels (joiner_id, changed_at desc) where joiner_id is not null;
create index duels_by_age on duels (changed_at);

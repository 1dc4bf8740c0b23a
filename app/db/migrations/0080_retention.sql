-- How long kinds of data stay (docs/decisions/0175).
create table retention_rules (
  id uuid primary key,
  -- Null: of the installation.
  organization_id uuid references organizations on delete cascade,
  kind text not null,
  -- Null: nothing is removed; of the installation, the default of the kind if nobody has chosen.
  days int check (days between 1 and 3650),
  chosen_at timestamptz,
  -- When everything that was due had been removed, and how much; `removing` counts a sweep under way.
  swept_at timestamptz,
  removed int not null default 0,
  removing int not null default 0,
  constraint retention_rules_of_organization check (organization_id is null or days is not null)
);
create unique index retention_rules_once on retention_rules (kind, organization_id) nulls not distinct;

-- Whose attempts in which class administrators were warned about before they are removed.
create table retention_warnings (
  class_session_id uuid not null references class_sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  warned_at timestamptz not null,
  primary key (class_session_id, user_id)
);
create index retention_warnings_of_user on retention_warnings (user_id);

-- Lessons of curricula as they are being written. Nothing of them is played before a version is published.
create table lesson_drafts (
  id uuid primary key,
  curriculum_id uuid not null references curricula on delete cascade,
  -- The campaign and the scenario, by their keys in the curriculum's document.
  campaign_key text not null check (char_length(campaign_key) <= 64),
  key text not null check (char_length(key) <= 64),
  -- The entry of the scenario with its lesson; mistakes are allowed until it is published.
  entry jsonb not null check (octet_length(entry::text) <= 4000000),
  -- Raised by every saving: whoever saves says which one was opened.
  revision int not null default 1,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by text not null,
  unique (curriculum_id, key)
);

-- What people may do by name, beside what their role allows; which permissions can be given so is in access.ts.
create table named_permissions (
  user_id uuid not null references users on delete cascade,
  permission text not null check (char_length(permission) <= 64),
  given_at timestamptz not null,
  given_by text not null,
  primary key (user_id, permission)
);

-- A class summary that is shared by a link: what it says, as of the moment it was shared, until it expires.
create table summary_links (
  id uuid primary key,
  class_session_id uuid not null references class_sessions on delete cascade,
  -- Of the link's token, which is stored nowhere.
  token_hash text not null constraint summary_links_token_hash_key unique,
  -- People by id: who leaves the class or is deleted is named no longer.
  summary jsonb not null,
  with_names boolean not null,
  created_at timestamptz not null,
  created_by text not null,
  expires_at timestamptz not null
);
create index summary_links_by_class on summary_links (class_session_id);

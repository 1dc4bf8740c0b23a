-- API tokens of people, and of an organization's service accounts (docs/decisions/0168).
create table api_tokens (
  id uuid primary key,
  kind text not null check (kind in ('person', 'service')),
  -- Whose rights the token has, at most: the person, or the administrator who created the service account.
  user_id uuid not null references users on delete cascade,
  -- The person's when the token was created, or the service account's. A token of somebody who has moved is refused.
  organization_id uuid references organizations on delete cascade,
  name text not null,
  -- Of the token, which is stored nowhere.
  token_hash text not null constraint api_tokens_token_hash_key unique,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  constraint api_tokens_service_of_organization check (kind = 'person' or organization_id is not null)
);
create index api_tokens_by_user on api_tokens (user_id);
create index api_tokens_by_organization on api_tokens (organization_id) where kind = 'service';

-- Which token a change was made with; null for changes in a sign-in.
alter table audit_entries add column token_id uuid;

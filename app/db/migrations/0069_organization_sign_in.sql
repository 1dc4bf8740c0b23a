-- Sign-in with an organization's identity provider, by OpenID Connect (docs/decisions/0166).
create table identity_providers (
  organization_id uuid primary key references organizations on delete cascade,
  -- What people type, and what is in the address of the sign-in.
  short_name text not null constraint identity_providers_short_name_taken unique,
  issuer text not null,
  client_id text not null,
  client_auth text not null check (client_auth in ('secret', 'key')),
  -- Sealed by a key from the environment: the client's secret, or its private key.
  secret text not null,
  public_key jsonb,
  scopes text not null,
  state text not null default 'draft' check (state in ('draft', 'offered', 'required')),
  creates_accounts boolean not null default true,
  -- Which role, course and rank a claim gives.
  rules jsonb not null default '[]',
  -- Of the last trial with these settings.
  tried_claims jsonb,
  tried_at timestamptz,
  changed_at timestamptz not null
);

-- Email domains of organizations, for finding a provider and for linking invited accounts.
create table owned_domains (
  domain text primary key,
  organization_id uuid not null references identity_providers on delete cascade
);

-- Administrators who may use a password although their organization requires its own sign-in.
create table break_glass_admins (
  organization_id uuid not null references identity_providers on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (organization_id, user_id)
);

create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  linked_at timestamptz not null,
  linked_by text not null check (linked_by in ('password', 'administrator', 'email', 'creation', 'provisioning')),
  last_used_at timestamptz,
  -- Role, courses and rank that claims have given and may take back.
  given jsonb not null default '{}',
  primary key (issuer, subject),
  constraint identities_one_of_issuer unique (user_id, issuer)
);

-- States of sign-ins that came back: each works once.
create table used_sign_in_states (
  state_hash text primary key,
  expires_at timestamptz not null
);

-- People who proved an identity and have yet to prove the account that it belongs to.
create table pending_identities (
  token_hash text primary key,
  organization_id uuid not null references identity_providers on delete cascade,
  identity jsonb not null,
  expires_at timestamptz not null
);

alter table sign_ins
  add column way text not null default 'password',
  add column issuer text,
  add column subject text,
  -- The provider's own session, which it ends by name.
  add column provider_session text,
  -- Sealed; a hint for the provider when the person signs out there too.
  add column id_token text;
create index sign_ins_of_identity on sign_ins (issuer, subject) where ended_at is null and issuer is not null;

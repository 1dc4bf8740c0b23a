-- Credentials that anybody can verify (docs/decisions/0176).
create table signing_keys (
  id uuid primary key,
  public_key jsonb not null,
  -- Sealed by the environment's key; deleted when the key is replaced.
  private_key text,
  created_at timestamptz not null,
  replaced_at timestamptz,
  constraint signing_keys_replaced check ((private_key is null) = (replaced_at is not null))
);
create unique index signing_keys_one_current on signing_keys ((true)) where replaced_at is null;

create table credentials (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  campaign_title text not null,
  token text not null,
  -- One text for each scenario; the token contains its SHA-256.
  evidence jsonb not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by text,
  constraint credentials_revoked check ((revoked_at is null) = (revoked_by is null))
);
create index credentials_of_user on credentials (user_id, issued_at desc);
create index credentials_of_campaign on credentials (campaign_id);

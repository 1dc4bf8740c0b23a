-- Second factors, and the proof that dangerous changes ask for (docs/decisions/0167).
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null constraint passkeys_credential_id_taken unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  -- The host that the passkey works for.
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

create table authenticator_apps (
  user_id uuid primary key references users on delete cascade,
  -- Sealed by a key from the environment.
  secret text not null,
  -- The last 30 seconds whose code was used: each works once.
  last_step bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  -- An administrator's code replaces all factors.
  kind text not null check (kind in ('own', 'administrator')),
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (user_id, code_hash)
);

-- Until when people must have a second factor.
create table factor_deadlines (
  user_id uuid primary key references users on delete cascade,
  due_at timestamptz not null,
  -- An administrator's code was used: whatever the rules say.
  is_forced boolean not null default false
);

-- The rule for system administrators, and for people without an organization.
create table factor_policy (
  singleton boolean primary key default true check (singleton),
  required_of_administrators boolean not null default true,
  allows_passkeys_alone boolean not null default false
);
insert into factor_policy default values;

alter table organizations
  add column factors_required text not null default 'nobody'
    check (factors_required in ('nobody', 'administrators', 'staff', 'everyone')),
  add column allows_passkeys_alone boolean not null default false;

alter table sign_ins
  -- What was proved beside or instead of the password.
  add column factor text,
  -- When the person last proved who they are; null: when the sign-in began.
  add column proved_at timestamptz,
  add column factors_due_at timestamptz;

-- A form that waits until its sender has proved who they are, sealed; one for each sign-in.
create table held_forms (
  sign_in_id uuid primary key references sign_ins on delete cascade,
  address text not null,
  fields text not null,
  expires_at timestamptz not null
);

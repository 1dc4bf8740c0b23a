-- Users and groups from an organization's identity provider, by SCIM 2.0 (docs/decisions/0169).
create table provisioned_users (
  user_id uuid primary key references users on delete cascade,
  -- Whose provider knows the user. Of no effect once the user has moved to another organization.
  organization_id uuid not null references organizations on delete cascade,
  -- The provider's name for the user.
  external_id text,
  -- Role and courses that groups have given and may take back.
  given jsonb not null default '{}',
  changed_at timestamptz not null,
  -- The provider has deleted the user: the account is disabled, and comes back if the provider creates it again.
  removed_at timestamptz,
  constraint provisioned_users_external_id_taken unique (organization_id, external_id)
);

create table provisioned_groups (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  -- The form in which names are compared.
  name_key text not null,
  external_id text,
  -- What members get. An administrator chooses it: a provider only says who is a member.
  course_id uuid references courses on delete set null,
  role text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint provisioned_groups_name_taken unique (organization_id, name_key),
  constraint provisioned_groups_external_id_taken unique (organization_id, external_id)
);
create index provisioned_groups_by_course on provisioned_groups (course_id) where course_id is not null;

create table provisioned_group_members (
  group_id uuid not null references provisioned_groups on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (group_id, user_id)
);
create index provisioned_group_members_by_user on provisioned_group_members (user_id);

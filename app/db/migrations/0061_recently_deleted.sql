-- Deleted users, courses and organizations can be restored for 30 days (docs/decisions/0021). What was deleted is gone
-- from its own tables, so that no query has to leave it out; its rows are here as the tables had them.
create table deletions (
  id uuid primary key,
  kind text not null check (kind in ('user', 'course', 'organization')),
  -- Without references: what they name is gone, or may go.
  subject_id uuid not null,
  name text not null,
  organization_id uuid,
  organization_name text,
  deleted_by text not null,
  deleted_at timestamptz not null,
  expires_at timestamptz not null
);
create index deletions_by_age on deletions (deleted_at desc, id);

create table deleted_rows (
  deletion_id uuid not null references deletions on delete cascade,
  from_table text not null,
  -- json, not jsonb: numbers stay as the database wrote them.
  content json not null
);
create index deleted_rows_by_table on deleted_rows (deletion_id, from_table);

-- Rows that make system administrators, rows that lack a seat, whether a run is going on, and imports taken back.
alter table roster_imports
  -- When a run was last heard of.
  add column running_at timestamptz,
  -- When somebody began to take the import back, and when that was finished.
  add column take_back_at timestamptz,
  add column taken_back_at timestamptz;

alter table roster_rows
  add column makes_admin boolean not null default false,
  -- Confirmed by name as a system administrator.
  add column is_confirmed boolean not null default false,
  -- An error only because the user limit is reached.
  add column lacks_seat boolean not null default false,
  -- When the import did the row, as `course_members.joined_at` has it.
  add column done_at timestamptz,
  -- The class that the person was in last before. Without a reference: the report outlives the class.
  add column class_before uuid,
  -- Null until the import is taken back.
  add column is_taken_back boolean,
  -- Why taking back left the row's person as it was.
  add column left_alone text;

-- A file whose columns somebody has to name first, the columns that are not used, and rows that cannot be read.
alter table roster_imports
  -- Only until its columns are named.
  add column file_text text,
  add column ignored_columns jsonb not null default '[]';

alter table roster_rows
  add column problem text,
  -- The course that the row's person joins. Without a reference: the report outlives the course.
  add column course_id uuid;

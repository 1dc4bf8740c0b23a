-- Forms that create something, as they were sent: the digest of the form's own key and its content, and the answer.
create table form_submissions (
  key text primary key,
  created_at timestamptz not null,
  result text not null
);
create index form_submissions_by_age on form_submissions (created_at);
-- The place in the file up to which a roster's import has come: broken off, it goes on from there.
alter table roster_imports add column done_to integer not null default 0;

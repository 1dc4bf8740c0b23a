-- Final grades of a class (docs/decisions/0185). Rows are only added: the latest one of a class says whether its grades
-- are submitted, and so locked.
create table grade_submissions (
  id uuid primary key,
  -- In the order in which they were made: those of a class are stored one after the other.
  number bigint not null generated always as identity,
  class_session_id uuid not null references class_sessions on delete cascade,
  kind text not null,
  -- Of a submission, which total became the final grade.
  basis text,
  -- Of an unlocking.
  reason text not null,
  decided_by uuid references users on delete set null,
  decider_name text not null,
  decided_at timestamptz not null,
  constraint grade_submissions_kind check (case kind
    when 'submit' then basis is not null and basis in ('soFar', 'ifNothingMoreComes')
    when 'unlock' then basis is null
    else false end)
);
create index grade_submissions_of_class on grade_submissions (class_session_id, number desc);
create index grade_submissions_of_decider on grade_submissions (decided_by);

-- What was submitted: later attempts don't change it.
create table final_grades (
  submission_id uuid not null references grade_submissions on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- As it is shown; null without anything to count.
  percent int,
  letter text,
  passed boolean not null,
  graded int not null,
  missing int not null,
  excused int not null,
  primary key (submission_id, user_id)
);
create index final_grades_of_user on final_grades (user_id);

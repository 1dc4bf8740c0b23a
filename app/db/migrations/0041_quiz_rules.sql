-- How often a quiz may be taken, how long to wait between two attempts, and when the answers are shown.
alter table courses
  add column max_quiz_attempts int check (max_quiz_attempts between 1 and 100),
  add column quiz_cooldown_minutes int not null default 10 check (quiz_cooldown_minutes between 0 and 10080),
  add column quiz_review text not null default 'afterLastAttempt'
    check (quiz_review in ('atOnce', 'afterLastAttempt', 'afterClass'));

-- Students who asked for the answers: no attempt of theirs at this quiz counts after that, in this class or outside any.
create table ended_quizzes (
  user_id uuid not null references users on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  class_session_id uuid references class_sessions on delete cascade,
  ended_at timestamptz not null,
  unique nulls not distinct (user_id, scenario_id, class_session_id)
);
create index ended_quizzes_by_scenario on ended_quizzes (scenario_id);
create index ended_quizzes_by_class on ended_quizzes (class_session_id);

-- Questions whose answers the student had seen when the start was drawn: pools avoid them.
alter table attempt_starts add column told_questions jsonb;

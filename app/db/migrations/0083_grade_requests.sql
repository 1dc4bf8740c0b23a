-- Students ask for a look at a grade (docs/decisions/0178).
alter table courses
  add column takes_requests boolean not null default false,
  -- Until when; null: as long as the course takes them.
  add column requests_until timestamptz;

create table grade_requests (
  id uuid primary key,
  class_session_id uuid not null references class_sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  text text not null check (char_length(text) between 1 and 1000),
  asked_at timestamptz not null,
  outcome text check (outcome in ('accepted', 'refused', 'corrected')),
  answer text check (char_length(answer) between 1 and 500),
  answered_by uuid references users on delete set null,
  answerer_name text,
  answered_at timestamptz,
  -- Of a correction: the decision about the grade.
  decision_id uuid,
  constraint grade_requests_answered_whole check (
    (outcome is null) = (answer is null) and (outcome is null) = (answerer_name is null)
    and (outcome is null) = (answered_at is null) and (coalesce(outcome, '') = 'corrected') = (decision_id is not null))
);
create unique index grade_requests_one_open on grade_requests (user_id, scenario_id, class_session_id)
  where outcome is null;
create index grade_requests_of_class on grade_requests (class_session_id, asked_at);
create index grade_requests_of_user on grade_requests (user_id, class_session_id);
create index grade_requests_of_scenario on grade_requests (scenario_id);
create index grade_requests_of_answerer on grade_requests (answered_by);

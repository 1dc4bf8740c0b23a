-- What a player has answered in lessons, try by try: an answer that was told gives no points a second time.
create table lesson_answers (
  id bigint primary key generated always as identity,
  user_id uuid not null references users on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  question_key text not null check (char_length(question_key) <= 64),
  -- The start under which it was checked, or the attempt with which it was handed in.
  start_id uuid,
  attempt_id uuid,
  chosen jsonb not null,
  is_right boolean not null,
  points double precision not null check (points >= 0),
  -- The right answer was told with this one.
  is_told boolean not null,
  answered_at timestamptz not null
);
create index lesson_answers_by_user on lesson_answers (user_id, scenario_id, question_key);

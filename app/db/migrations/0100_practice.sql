-- Practice with questions that a student has met (docs/decisions/0195). Rows are only added: the newest of a question
-- says when it is due again.
create table practice_reviews (
  user_id uuid not null references users on delete cascade,
  -- Made by the client: the same review sent again is stored once.
  id uuid not null,
  scenario_id uuid not null references scenarios on delete cascade,
  question_key text not null check (char_length(question_key) between 1 and 64),
  -- Keys of answers.
  chosen jsonb not null,
  is_right boolean not null,
  is_sure boolean not null,
  reviewed_at timestamptz not null,
  -- Days of the student's time zone.
  reviewed_on date not null,
  due_on date not null,
  -- Of FSRS.
  stability double precision not null check (stability > 0),
  difficulty double precision not null check (difficulty between 1 and 10),
  repetitions int not null check (repetitions > 0),
  lapses int not null check (lapses >= 0),
  is_newest boolean not null default true,
  primary key (user_id, id),
  constraint practice_reviews_due_later check (due_on > reviewed_on),
  -- Whatever devices send.
  constraint practice_reviews_once_a_day unique (user_id, scenario_id, question_key, reviewed_on)
);
create unique index practice_reviews_newest on practice_reviews (user_id, scenario_id, question_key) where is_newest;
create index practice_reviews_by_day on practice_reviews (user_id, reviewed_on);
create index practice_reviews_of_scenario on practice_reviews (scenario_id);

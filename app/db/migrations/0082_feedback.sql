-- Comments of instructors to students (docs/decisions/0177).
create table feedback_comments (
  id uuid primary key,
  -- In the order in which they were written: comments of a class are stored one after the other.
  number bigint not null generated always as identity,
  class_session_id uuid not null references class_sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- What it is about: without a scenario the class as a whole.
  scenario_id uuid references scenarios on delete cascade,
  attempt_id uuid references attempts on delete cascade,
  -- Its place among the attempt's questions, from 0.
  question int,
  -- Seconds of the flight.
  moment double precision,
  text text not null,
  author_id uuid references users on delete set null,
  author_name text not null,
  written_at timestamptz not null,
  changed_at timestamptz,
  -- When the student opened a page that shows it.
  read_at timestamptz,
  -- When a mail about it was written.
  mailed_at timestamptz,
  answer text,
  answered_at timestamptz,
  constraint feedback_comments_question check (question >= 0),
  constraint feedback_comments_moment check (moment between 0 and 1e9),
  constraint feedback_comments_place check (case when attempt_id is null then question is null and moment is null
    else scenario_id is not null and (question is null or moment is null) end),
  constraint feedback_comments_answer check ((answer is null) = (answered_at is null))
);
create index feedback_comments_of_student on feedback_comments (user_id, class_session_id, number);
create index feedback_comments_of_class on feedback_comments (class_session_id, number);
create index feedback_comments_of_scenario on feedback_comments (scenario_id);
create index feedback_comments_of_attempt on feedback_comments (attempt_id);
create index feedback_comments_of_author on feedback_comments (author_id);
create index feedback_comments_to_mail on feedback_comments (user_id) where read_at is null and mailed_at is null;

create table reusable_comments (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  text text not null,
  created_at timestamptz not null
);
create index reusable_comments_of_user on reusable_comments (user_id, created_at);

-- Whether somebody wants mails about comments, and when the last one was written. Without a row: yes, and never.
create table feedback_mails (
  user_id uuid primary key references users on delete cascade,
  is_wanted boolean not null default true,
  mailed_at timestamptz
);

-- A mission each week, flown by everybody with one start, beside the gradebook (docs/decisions/0198).
create table weekly_missions (
  id uuid primary key,
  -- Monday, UTC.
  week date not null constraint weekly_missions_monday check (extract(isodow from week) = 1),
  curriculum_id uuid not null references curricula on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  -- The start that everybody flies.
  seed integer not null,
  max_score double precision not null,
  unique (week, curriculum_id)
);
create index weekly_missions_of_curriculum on weekly_missions (curriculum_id);
create index weekly_missions_of_scenario on weekly_missions (scenario_id);

-- One row per person and week: what was handed in, in short, and the best flight with its log.
create table weekly_flights (
  mission_id uuid not null references weekly_missions on delete cascade,
  user_id uuid not null references users on delete cascade,
  begun_at timestamptz not null,
  tries jsonb not null default '[]'
    constraint weekly_flights_tries check (jsonb_typeof(tries) = 'array' and jsonb_array_length(tries) <= 5),
  points integer,
  -- m/s and seconds.
  delta_v double precision,
  duration double precision,
  passed boolean,
  achieved_at timestamptz,
  log jsonb,
  primary key (mission_id, user_id),
  constraint weekly_flights_whole check (
    num_nonnulls(points, delta_v, duration, passed, achieved_at, log)
      = case when jsonb_array_length(tries) = 0 then 0 else 6 end)
);
create index weekly_flights_of_user on weekly_flights (user_id);

-- Consent: the class may fly beside the best flight. Ends with the enrolment.
create table shared_weekly_flights (
  mission_id uuid not null,
  user_id uuid not null,
  class_session_id uuid not null,
  shared_at timestamptz not null,
  primary key (mission_id, user_id, class_session_id),
  foreign key (mission_id, user_id) references weekly_flights on delete cascade,
  foreign key (class_session_id, user_id) references class_session_students on delete cascade
);
create index shared_weekly_flights_of_class on shared_weekly_flights (class_session_id, user_id);
create index shared_weekly_flights_of_user on shared_weekly_flights (user_id);

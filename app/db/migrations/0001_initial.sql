-- The whole model of the platform (spec section 3). Times are UTC; ids are UUIDs made by the application (v7),
-- but for an attempt's, which its client makes. Rules that must hold whatever code runs above stand here.

create table curricula (
  id uuid primary key,
  key text not null unique,
  name text not null
);

create table campaigns (
  id uuid primary key,
  curriculum_id uuid not null references curricula on delete cascade,
  title text not null,
  type text not null check (type in ('Learn', 'Compete')),
  position int not null,
  unique (curriculum_id, position)
);

create table scenarios (
  id uuid primary key,
  campaign_id uuid not null references campaigns on delete cascade,
  title text not null,
  short_title text not null,
  type text not null check (type in ('Default', 'Quiz')),
  content_type text not null check (content_type in ('Globe', 'Presentation', 'Quiz')),
  position int not null,
  unique (campaign_id, position)
);

create table organizations (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 100),
  -- NFKC-normalised and case-folded by domain/name-key.ts
  name_key text not null constraint organizations_name_taken unique,
  created_at timestamptz not null,
  is_paid boolean not null default true,
  user_limit int not null default 50 constraint organizations_user_limit_range check (user_limit between 5 and 1000),
  curriculum_id uuid not null references curricula
);

create table users (
  id uuid primary key,
  username text not null check (char_length(username) between 1 and 64),
  username_key text not null constraint users_username_taken unique,
  email text not null check (char_length(email) between 3 and 254),
  email_key text not null constraint users_email_taken unique,
  password_hash text,
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  rank_title text not null default '' check (char_length(rank_title) <= 100),
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  organization_id uuid references organizations,
  -- Only the first role counts (spec section 6).
  roles text[] not null default '{User}' constraint users_roles_known check (
    cardinality(roles) >= 1
    and roles <@ array['Restricted', 'User', 'SystemAdmin', 'OrganizationAdmin', 'Instructor']
  ),
  enabled boolean not null default true,
  is_free_user boolean not null default false,
  reset_password_pending boolean not null default false,
  created_at timestamptz not null,
  last_active timestamptz,
  last_joined_session_id uuid,
  last_group_selection_id uuid,
  constraint users_names_printable check ((username || first_name || last_name || rank_title) !~ '[[:cntrl:]]')
);
create index users_by_organization on users (organization_id, username_key);
create index users_by_last_active on users (last_active desc nulls last, id);
create index users_by_first_role on users ((roles[1]));
create index users_by_joined_session on users (last_joined_session_id) where last_joined_session_id is not null;
create index users_by_group_selection on users (last_group_selection_id) where last_group_selection_id is not null;

-- The limit of an organization counts its enabled users; the row lock makes it hold under concurrent registrations.
create function enforce_user_limit() returns trigger language plpgsql as $$
declare allowed int; taken int;
begin
  if new.organization_id is null or not new.enabled then return new; end if;
  if tg_op = 'UPDATE' and old.enabled and old.organization_id is not distinct from new.organization_id then return new; end if;
  select user_limit into allowed from organizations where id = new.organization_id for no key update;
  select count(*) into taken from users where organization_id = new.organization_id and enabled and id <> new.id;
  if taken >= allowed then
    raise exception 'organization % has reached its user limit of %', new.organization_id, allowed
      using errcode = 'check_violation', constraint = 'organizations_user_limit';
  end if;
  return new;
end $$;
create trigger users_within_limit before insert or update of organization_id, enabled on users
  for each row execute function enforce_user_limit();

create table subscriptions (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  stripe_customer_id text not null unique,
  stripe_subscription_id text not null unique,
  status text not null,
  current_period_end timestamptz,
  -- Play goes on until then after a payment failed; null while the standing is good.
  grace_until timestamptz,
  updated_at timestamptz not null
);

create table sign_ins (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Tokens are stored as SHA-256 digests only.
  cookie_hash text not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null default '' check (char_length(user_agent) <= 300),
  address text not null default '' check (char_length(address) <= 64)
);
create index sign_ins_by_user on sign_ins (user_id, created_at desc);

create table refresh_tokens (
  token_hash text primary key,
  sign_in_id uuid not null references sign_ins on delete cascade,
  created_at timestamptz not null,
  -- Set when the token was exchanged; showing it once more ends the sign-in.
  rotated_at timestamptz
);
create index refresh_tokens_by_sign_in on refresh_tokens (sign_in_id);

create table password_resets (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('Link', 'Code')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_by_user on password_resets (user_id);

create table courses (
  id uuid primary key,
  name text not null constraint courses_name_length check (char_length(name) between 1 and 32),
  owner_id uuid not null references users,
  organization_id uuid not null references organizations,
  caption text not null default '' check (char_length(caption) <= 200),
  created_at timestamptz not null
);
create index courses_by_owner on courses (owner_id, name);
create index courses_by_organization on courses (organization_id, name);

-- One table for both kinds of code, so that no text can mean two things: an organization's code
-- (spec: AccessCode) has no course, a course's code (spec: Group.password) has one.
create table access_codes (
  id uuid primary key,
  code text not null constraint access_codes_code_taken unique check (char_length(code) between 4 and 64),
  organization_id uuid references organizations,
  course_id uuid unique references courses on delete cascade,
  created_at timestamptz not null,
  users_assigned int not null default 0 check (users_assigned >= 0),
  check (course_id is null or organization_id is null)
);
create index access_codes_by_organization on access_codes (organization_id);

create table course_members (
  course_id uuid not null references courses on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  primary key (course_id, user_id)
);
create index course_members_by_user on course_members (user_id);

create table class_sessions (
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  start_date timestamptz,
  end_date timestamptz,
  scheduled_start_date timestamptz,
  scheduled_end_date timestamptz,
  check (start_date is not null or scheduled_start_date is not null),
  check (end_date is null or (start_date is not null and end_date >= start_date))
);
create unique index class_sessions_one_running on class_sessions (course_id) where start_date is not null and end_date is null;
create unique index class_sessions_one_scheduled on class_sessions (course_id) where start_date is null;
create index class_sessions_by_end on class_sessions (course_id, end_date desc) where end_date is not null;
create index class_sessions_due_start on class_sessions (scheduled_start_date) where start_date is null;
create index class_sessions_due_end on class_sessions (scheduled_end_date) where end_date is null and scheduled_end_date is not null;

create table class_session_students (
  class_session_id uuid not null references class_sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  primary key (class_session_id, user_id)
);
create index class_session_students_by_user on class_session_students (user_id);

alter table users
  add foreign key (last_joined_session_id) references class_sessions on delete set null,
  add foreign key (last_group_selection_id) references courses on delete set null;

-- A question as it was shown, stored once; the answers of an attempt refer to it by number.
create table questions (
  id int generated always as identity primary key,
  scenario_id uuid not null references scenarios on delete cascade,
  fingerprint text not null,
  text text not null,
  -- [[answer text, correct], ...] in the order shown
  answers jsonb not null,
  unique (scenario_id, fingerprint)
);

create table attempts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  class_session_id uuid references class_sessions on delete cascade,
  total_score double precision not null,
  max_total_score double precision not null check (max_total_score between 0 and 1000000),
  questions_score double precision not null,
  max_questions_score double precision not null check (max_questions_score between 0 and 1000000),
  score int not null generated always as (floor(total_score + questions_score)::int) stored,
  max_score int not null generated always as (floor(max_total_score + max_questions_score)::int) stored,
  passed boolean not null,
  score_card_type text not null check (score_card_type in ('Default', 'Quiz')),
  -- The questions asked, in order, and at the same places how each was answered:
  -- [[score, max score, [positions of the chosen answers]], ...]
  question_ids int[] not null default '{}',
  answers jsonb not null default '[]',
  check (jsonb_typeof(answers) = 'array' and jsonb_array_length(answers) = cardinality(question_ids)),
  received_at timestamptz not null,
  constraint attempts_total_within_maximum check (total_score between 0 and max_total_score),
  constraint attempts_questions_within_maximum check (questions_score between 0 and max_questions_score)
);
create index attempts_by_class on attempts (class_session_id, scenario_id, user_id);
create index attempts_by_user on attempts (user_id, received_at);

-- The attempt that counts in the gradebook: highest floor(total + questions), the later one on ties.
create table best_attempts (
  class_session_id uuid not null references class_sessions on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  user_id uuid not null references users on delete cascade,
  attempt_id uuid not null references attempts on delete cascade,
  score int not null,
  max_score int not null,
  achieved_at timestamptz not null,
  primary key (class_session_id, scenario_id, user_id),
  check (score between 0 and max_score)
);
create index best_attempts_by_user on best_attempts (user_id);
create index best_attempts_by_attempt on best_attempts (attempt_id);

-- The attempt that counts in the quiz responses: highest questionsScore, the later one on ties (spec section 2).
create table best_quiz_attempts (
  class_session_id uuid not null references class_sessions on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  user_id uuid not null references users on delete cascade,
  attempt_id uuid not null references attempts on delete cascade,
  questions_score double precision not null,
  achieved_at timestamptz not null,
  primary key (class_session_id, scenario_id, user_id)
);
create index best_quiz_attempts_by_user on best_quiz_attempts (user_id);
create index best_quiz_attempts_by_attempt on best_quiz_attempts (attempt_id);

-- Clearing all leaderboards begins a new epoch; what was earned before is kept but no longer ranked.
create table leaderboard_epoch (
  singleton boolean primary key default true check (singleton),
  epoch int not null,
  cleared_at timestamptz
);
insert into leaderboard_epoch (epoch) values (1);

-- A player's standing within a class session, or everywhere (class_session_id null); in one scenario,
-- in a campaign (scenario_id null) or in all of them (both null). Sums of the best score per scenario.
create table leaderboard_scores (
  class_session_id uuid references class_sessions on delete cascade,
  campaign_id uuid references campaigns on delete cascade,
  scenario_id uuid references scenarios on delete cascade,
  user_id uuid not null references users on delete cascade,
  organization_id uuid references organizations on delete set null,
  scope_id uuid not null generated always as (coalesce(class_session_id, '00000000-0000-0000-0000-000000000000')) stored,
  subject_id uuid not null generated always as (coalesce(scenario_id, campaign_id, '00000000-0000-0000-0000-000000000000')) stored,
  epoch int not null,
  score bigint not null check (score >= 0),
  achieved_at timestamptz not null,
  primary key (scope_id, subject_id, user_id)
);
create index leaderboard_scores_top on leaderboard_scores (scope_id, subject_id, epoch, score desc, achieved_at, user_id);
create index leaderboard_scores_top_of_organization on leaderboard_scores (organization_id, scope_id, subject_id, epoch, score desc, achieved_at, user_id);
create index leaderboard_scores_by_user on leaderboard_scores (user_id);
create index leaderboard_scores_by_class on leaderboard_scores (class_session_id) where class_session_id is not null;

-- Whatever adds attempts, one or a million, their bests and standings are right in the same transaction.
create function keep_bests() returns trigger language plpgsql as $$
declare current_epoch int;
begin
  -- One player's attempts are folded in one after the other: the sums below read what they then change.
  perform 1 from users where id in (select user_id from added) order by id for no key update;

  insert into best_attempts as best (class_session_id, scenario_id, user_id, attempt_id, score, max_score, achieved_at)
  select distinct on (class_session_id, scenario_id, user_id)
    class_session_id, scenario_id, user_id, id, score, max_score, received_at
  from added where class_session_id is not null
  order by class_session_id, scenario_id, user_id, score desc, received_at desc, id desc
  on conflict (class_session_id, scenario_id, user_id) do update set
    attempt_id = excluded.attempt_id, score = excluded.score, max_score = excluded.max_score, achieved_at = excluded.achieved_at
    where (excluded.score, excluded.achieved_at) >= (best.score, best.achieved_at);

  insert into best_quiz_attempts as best (class_session_id, scenario_id, user_id, attempt_id, questions_score, achieved_at)
  select distinct on (class_session_id, scenario_id, user_id)
    class_session_id, scenario_id, user_id, id, questions_score, received_at
  from added where class_session_id is not null and score_card_type = 'Quiz'
  order by class_session_id, scenario_id, user_id, questions_score desc, received_at desc, id desc
  on conflict (class_session_id, scenario_id, user_id) do update set
    attempt_id = excluded.attempt_id, questions_score = excluded.questions_score, achieved_at = excluded.achieved_at
    where (excluded.questions_score, excluded.achieved_at) >= (best.questions_score, best.achieved_at);

  select epoch into current_epoch from leaderboard_epoch;
  insert into leaderboard_scores as standing (class_session_id, campaign_id, scenario_id, user_id, organization_id, epoch, score, achieved_at)
  select gain.class_session_id, level.campaign_id, level.scenario_id, gain.user_id, u.organization_id, current_epoch,
    sum(gain.points), max(gain.received_at)
  from (
    select candidate.*, candidate.score - coalesce(earlier.score, 0) as points
    from (
      select distinct on (scope.id, a.scenario_id, a.user_id)
        scope.id as class_session_id, a.user_id, a.scenario_id, s.campaign_id, a.score, a.received_at
      from added a
      join scenarios s on s.id = a.scenario_id
      cross join lateral (values (a.class_session_id), (null)) as scope (id)
      order by scope.id, a.scenario_id, a.user_id, a.score desc, a.received_at
    ) candidate
    left join leaderboard_scores earlier
      on earlier.scope_id = coalesce(candidate.class_session_id, '00000000-0000-0000-0000-000000000000')
      and earlier.subject_id = candidate.scenario_id and earlier.user_id = candidate.user_id and earlier.epoch = current_epoch
    where earlier.user_id is null or candidate.score > earlier.score
  ) gain
  join users u on u.id = gain.user_id
  cross join lateral (values (gain.campaign_id, gain.scenario_id), (gain.campaign_id, null), (null, null)) as level (campaign_id, scenario_id)
  group by gain.class_session_id, level.campaign_id, level.scenario_id, gain.user_id, u.organization_id
  on conflict (scope_id, subject_id, user_id) do update set
    score = excluded.score + case when standing.epoch = excluded.epoch then standing.score else 0 end,
    epoch = excluded.epoch, organization_id = excluded.organization_id, achieved_at = excluded.achieved_at;
  return null;
end $$;
create trigger attempts_keep_bests after insert on attempts
  referencing new table as added for each statement execute function keep_bests();

-- A standing follows its player into another organization.
create function move_standings() returns trigger language plpgsql as $$
begin
  update leaderboard_scores set organization_id = new.organization_id where user_id = new.id;
  return null;
end $$;
create trigger users_move_standings after update of organization_id on users
  for each row when (old.organization_id is distinct from new.organization_id) execute function move_standings();

create table sandboxes (
  id uuid primary key,
  owner_id uuid references users on delete set null,
  title text not null check (char_length(title) between 1 and 200),
  content jsonb not null,
  time_created timestamptz not null,
  last_modified timestamptz not null,
  last_accessed timestamptz not null,
  access_count int not null default 1 check (access_count >= 1)
);
create index sandboxes_by_owner on sandboxes (owner_id, last_accessed desc);
create index sandboxes_by_last_accessed on sandboxes (last_accessed desc, id);

create table banner_message (
  singleton boolean primary key default true check (singleton),
  message text not null check (char_length(message) <= 2000),
  start_date timestamptz not null,
  end_date timestamptz not null,
  check (start_date <= end_date)
);

-- Mail waits here until a receiver has taken it, so that a request never fails with the mail server.
create table mail_outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries int not null default 0,
  last_error text,
  sent_at timestamptz
);
create index mail_outbox_waiting on mail_outbox (next_try_at) where sent_at is null;

create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  sign_in_id uuid,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  subject_name text not null,
  organization_id uuid,
  details jsonb not null default '{}'
);
create index audit_entries_by_time on audit_entries (at desc, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed';
end $$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();

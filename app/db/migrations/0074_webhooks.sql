-- Webhooks of organizations (docs/decisions/0170).
create table webhook_endpoints (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  address text not null,
  events text[] not null,
  -- Sealed: see app/domain/sealed-secret.ts.
  secret text not null,
  rotated_at timestamptz not null,
  -- Also signs for a day after a rotation.
  former_secret text,
  former_until timestamptz,
  is_on boolean not null default true,
  -- The first failure since the last delivery that succeeded.
  failing_since timestamptz,
  -- When failures switched it off.
  switched_off_at timestamptz,
  created_at timestamptz not null
);
create index webhook_endpoints_by_organization on webhook_endpoints (organization_id);

-- What happened, written in the transaction of the fact. Without references: these would lock rows, and a fact must
-- neither wait for somebody who changes an endpoint nor fail because of it.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  -- For a test: the only endpoint that gets it.
  endpoint_id uuid,
  type text not null,
  occurred_at timestamptz not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  -- Whether its deliveries exist.
  is_spread boolean not null default false
);
create index webhook_events_to_spread on webhook_events (created_at) where not is_spread;
create index webhook_events_by_age on webhook_events (created_at);

create table webhook_deliveries (
  id uuid primary key,
  event_id uuid not null references webhook_events on delete cascade,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  created_at timestamptz not null,
  -- The tries of a day count from here; a replay begins again.
  begun_at timestamptz not null,
  tries int not null default 0,
  -- Null when it was delivered or given up.
  next_try_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  -- Of the last try.
  tried_at timestamptz,
  request_headers jsonb,
  answer_status int,
  answer_headers jsonb,
  answer_body text,
  error text,
  duration_ms int,
  constraint webhook_deliveries_once unique (event_id, endpoint_id)
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_try_at) where next_try_at is not null;
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at desc, id desc);

create function wants_webhook(organization uuid, event text) returns boolean language sql stable as $$
  select exists (select from webhook_endpoints where organization_id = organization and is_on and event = any(events))
$$;

create function webhook_time(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The names begin with `attempts_tell`, because triggers run by name: after bests and standings are worked out.
create function tell_webhooks_of_attempts() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook_endpoints where is_on) then return null; end if;
  insert into webhook_events (organization_id, type, occurred_at, data)
  select coalesce(c.organization_id, u.organization_id), 'attempt.recorded', a.received_at, jsonb_build_object(
    'attemptId', a.id, 'userId', a.user_id, 'courseId', c.id, 'classId', a.class_session_id,
    'scenarioId', a.scenario_id, 'score', a.score, 'maxScore', a.max_score, 'passed', a.passed,
    'verified', a.checked_by = 'server', 'counts', attempt_counts(a.set_aside_at, a.uncounted))
  from added a join users u on u.id = a.user_id
  left join class_sessions s on s.id = a.class_session_id left join courses c on c.id = s.course_id
  where wants_webhook(coalesce(c.organization_id, u.organization_id), 'attempt.recorded');

  insert into webhook_events (organization_id, type, occurred_at, data)
  select c.organization_id, 'grade.changed', a.received_at, jsonb_build_object(
    'userId', a.user_id, 'courseId', c.id, 'classId', s.id, 'scenarioId', a.scenario_id,
    'attemptId', a.id, 'score', a.score, 'maxScore', a.max_score, 'verified', not b.is_reported)
  from added a
  join best_attempts b on b.class_session_id = a.class_session_id and b.scenario_id = a.scenario_id
    and b.user_id = a.user_id and b.attempt_id = a.id
  join class_sessions s on s.id = a.class_session_id join courses c on c.id = s.course_id
  where wants_webhook(c.organization_id, 'grade.changed');
  return null;
end $$;
create trigger attempts_tell_webhooks after insert on attempts
  referencing new table as added for each statement execute function tell_webhooks_of_attempts();

-- An attempt that counts again or no longer changes the grade if it is the best one now, or was until now.
create function tell_webhooks_of_judgement() returns trigger language plpgsql as $$
declare
  organization uuid;
  course uuid;
  best best_attempts;
begin
  select c.organization_id, c.id into organization, course
  from class_sessions s join courses c on c.id = s.course_id where s.id = new.class_session_id;
  if organization is null or not wants_webhook(organization, 'grade.changed') then return null; end if;
  select * into best from best_attempts where class_session_id = new.class_session_id
    and scenario_id = new.scenario_id and user_id = new.user_id;
  if best.attempt_id is not null and best.attempt_id <> new.id and (attempt_counts(new.set_aside_at, new.uncounted)
    or (share_of(new.score, new.max_score), new.received_at, new.id)
      < (share_of(best.score, best.max_score), best.achieved_at, best.attempt_id)) then return null; end if;
  insert into webhook_events (organization_id, type, occurred_at, data)
  values (organization, 'grade.changed', now(), jsonb_build_object(
    'userId', new.user_id, 'courseId', course, 'classId', new.class_session_id, 'scenarioId', new.scenario_id,
    'attemptId', best.attempt_id, 'score', best.score, 'maxScore', best.max_score, 'verified', not best.is_reported));
  return null;
end $$;
create trigger attempts_tell_webhooks_of_judgement after update of set_aside_at, uncounted on attempts
  for each row when (attempt_counts(old.set_aside_at, old.uncounted) <> attempt_counts(new.set_aside_at, new.uncounted))
  execute function tell_webhooks_of_judgement();

create function tell_webhooks_of_class() returns trigger language plpgsql as $$
declare
  organization uuid;
  was_running boolean := tg_op = 'UPDATE' and old.start_date is not null and old.end_date is null;
  has_ended boolean := tg_op = 'UPDATE' and old.end_date is null and new.end_date is not null;
  has_started boolean := new.start_date is not null and new.end_date is null and not was_running;
  -- A plan that was over before the server could start the class.
  was_missed boolean := has_ended and not was_running;
begin
  if not has_started and not has_ended then return null; end if;
  select organization_id into organization from courses where id = new.course_id;
  if has_started or was_missed then
    insert into webhook_events (organization_id, type, occurred_at, data)
    select organization, 'class.started',
      case when tg_op = 'UPDATE' and old.end_date is not null then now() else new.start_date end,
      jsonb_build_object('classId', new.id, 'courseId', new.course_id, 'startedAt', webhook_time(new.start_date),
        'resumed', tg_op = 'UPDATE' and old.end_date is not null)
    where wants_webhook(organization, 'class.started');
  end if;
  if has_ended then
    insert into webhook_events (organization_id, type, occurred_at, data)
    select organization, 'class.ended', new.end_date, jsonb_build_object('classId', new.id,
      'courseId', new.course_id, 'startedAt', webhook_time(new.start_date), 'endedAt', webhook_time(new.end_date))
    where wants_webhook(organization, 'class.ended');
  end if;
  return null;
end $$;
create trigger class_sessions_tell_webhooks after insert or update of start_date, end_date on class_sessions
  for each row execute function tell_webhooks_of_class();

create function tell_webhooks_of_members() returns trigger language plpgsql as $$
declare
  event text := case tg_op when 'INSERT' then 'person.joined' else 'person.left' end;
begin
  if not exists (select from webhook_endpoints where is_on) then return null; end if;
  -- With a course that is deleted, its members are gone without a word.
  insert into webhook_events (organization_id, type, occurred_at, data)
  select c.organization_id, event, case tg_op when 'INSERT' then m.joined_at else now() end,
    jsonb_build_object('userId', m.user_id, 'courseId', m.course_id)
  from members m join courses c on c.id = m.course_id
  where wants_webhook(c.organization_id, event);
  return null;
end $$;
create trigger course_members_tell_webhooks_joined after insert on course_members
  referencing new table as members for each statement execute function tell_webhooks_of_members();
create trigger course_members_tell_webhooks_left after delete on course_members
  referencing old table as members for each statement execute function tell_webhooks_of_members();

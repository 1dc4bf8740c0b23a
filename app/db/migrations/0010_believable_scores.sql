-- What a score rests on: the bounds of the catalogue, the start it was begun with, and the evidence from which the server worked it out.

-- What a scenario has declared in any published version: somebody may still play with an older client.
create table scenario_editions (
  id int primary key generated always as identity,
  scenario_id uuid not null references scenarios on delete cascade,
  -- The last version of the curriculum that had it.
  version int not null,
  -- Null: the curriculum does not say.
  max_score double precision,
  max_questions_score double precision,
  -- [{ "key", "text", "points", "answers": [{ "key", "text", "correct" }], "explanation" }, ...]; served to nobody before an attempt.
  questions jsonb not null,
  print text not null,
  unique (scenario_id, print)
);

create function edition_print(max_score double precision, max_questions_score double precision, questions jsonb) returns text
language sql immutable as $$ select md5(jsonb_build_array(max_score, max_questions_score, questions)::text) $$;

insert into scenario_editions (scenario_id, version, max_score, max_questions_score, questions, print)
select scenario_id, max(version), max_score, max_questions_score, questions,
  edition_print(max_score, max_questions_score, questions)
from (
  select s.id as scenario_id, v.version, (entry ->> 'maxScore')::float8 as max_score,
    case when asked.questions is null then (entry ->> 'maxQuestionsScore')::float8 else asked.points end as max_questions_score,
    coalesce(asked.questions, '[]') as questions
  from curriculum_versions v
  cross join lateral json_array_elements(v.document::json -> 'campaigns') campaign
  cross join lateral json_array_elements(campaign -> 'scenarios') entry
  join scenarios s on s.curriculum_id = v.curriculum_id
    and (s.id::text = lower(entry ->> 'id') or (entry ->> 'id' is null and s.key = entry ->> 'key'))
  left join lateral (
    select jsonb_agg(question - 'tags' order by place) as questions, sum((question ->> 'points')::float8) as points
    from jsonb_array_elements((entry -> 'questions')::jsonb) with ordinality as listed (question, place)
  ) asked on json_typeof(entry -> 'questions') = 'array'
) published
group by scenario_id, max_score, max_questions_score, questions;

-- The moment somebody begins a scenario. It belongs to one user and class session, and ends in one attempt or in none.
create table attempt_starts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  class_session_id uuid references class_sessions on delete cascade,
  -- What was asked.
  edition_id int not null references scenario_editions on delete cascade,
  started_at timestamptz not null,
  seed int not null,
  client text check (char_length(client) <= 200),
  sign_in_id uuid
);
create index attempt_starts_by_user on attempt_starts (user_id, scenario_id, started_at);
create index attempt_starts_by_class on attempt_starts (class_session_id) where class_session_id is not null;

alter table attempts
  -- Who found its points to be right, or possible.
  add column checked_by text not null default 'nobody' check (checked_by in ('nobody', 'catalogue', 'server')),
  add column start_id uuid,
  -- Handed in after its class had ended.
  add column is_late boolean not null default false,
  add column client text check (char_length(client) <= 200),
  add column sign_in_id uuid,
  add column evidence jsonb,
  -- Of evidence that took some doing: the same from two people is remarkable.
  add column evidence_print text,
  add column set_aside_at timestamptz,
  add column set_aside_by text,
  add column set_aside_reason text check (char_length(set_aside_reason) between 1 and 500),
  add constraint attempts_set_aside_with_reason
    check ((set_aside_at is null) = (set_aside_reason is null) and (set_aside_at is null) = (set_aside_by is null));
create unique index attempts_by_start on attempts (start_id) where start_id is not null;
create index attempts_by_evidence on attempts (scenario_id, evidence_print) where evidence_print is not null;

-- An attempt that is set aside, or counts again: its player's bests and standings are worked out anew.
create function settle_set_aside() returns trigger language plpgsql as $$
declare
  current_epoch int;
  ranked_since timestamptz;
  campaign uuid;
  scope uuid;
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  perform 1 from users where id = new.user_id for no key update;

  delete from best_attempts where user_id = new.user_id and scenario_id = new.scenario_id
    and class_session_id = new.class_session_id;
  delete from best_quiz_attempts where user_id = new.user_id and scenario_id = new.scenario_id
    and class_session_id = new.class_session_id;
  insert into best_attempts (class_session_id, scenario_id, user_id, attempt_id, score, max_score, achieved_at)
  select class_session_id, scenario_id, user_id, id, score, max_score, received_at from attempts
  where class_session_id = new.class_session_id and scenario_id = new.scenario_id and user_id = new.user_id
    and set_aside_at is null
  order by score desc, received_at desc, id desc limit 1;
  insert into best_quiz_attempts (class_session_id, scenario_id, user_id, attempt_id, questions_score, achieved_at)
  select class_session_id, scenario_id, user_id, id, questions_score, received_at from attempts
  where class_session_id = new.class_session_id and scenario_id = new.scenario_id and user_id = new.user_id
    and set_aside_at is null and score_card_type = 'Quiz'
  order by questions_score desc, received_at desc, id desc limit 1;

  select epoch, coalesce(cleared_at, '-infinity') into current_epoch, ranked_since from leaderboard_epoch;
  select campaign_id into campaign from scenarios where id = new.scenario_id;
  foreach scope in array array_remove(array[new.class_session_id, nobody], null) loop
    delete from leaderboard_scores where scope_id = scope and user_id = new.user_id
      and (scenario_id = new.scenario_id or (scenario_id is null and (campaign_id is null or campaign_id = campaign)));
    insert into leaderboard_scores
      (class_session_id, campaign_id, scenario_id, user_id, organization_id, epoch, score, achieved_at)
    select nullif(scope, nobody), campaign, a.scenario_id, a.user_id, u.organization_id, current_epoch, a.score, a.received_at
    from attempts a join users u on u.id = a.user_id
    where a.user_id = new.user_id and a.scenario_id = new.scenario_id and a.set_aside_at is null
      and (scope = nobody or a.class_session_id = scope) and a.received_at >= ranked_since
    order by a.score desc, a.received_at limit 1;
    insert into leaderboard_scores
      (class_session_id, campaign_id, scenario_id, user_id, organization_id, epoch, score, achieved_at)
    select nullif(scope, nobody), level.campaign_id, null, new.user_id, u.organization_id, current_epoch,
      sum(l.score), max(l.achieved_at)
    from leaderboard_scores l
    join users u on u.id = l.user_id
    join (values (campaign), (null)) as level (campaign_id) on level.campaign_id is null or level.campaign_id = l.campaign_id
    where l.scope_id = scope and l.user_id = new.user_id and l.scenario_id is not null and l.epoch = current_epoch
    group by level.campaign_id, u.organization_id;
  end loop;
  return null;
end $$;
create trigger attempts_settle_set_aside after update of set_aside_at on attempts
  for each row when (old.set_aside_at is distinct from new.set_aside_at) execute function settle_set_aside();

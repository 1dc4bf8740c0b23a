-- Regrades: another key for a question of a quiz in a class (docs/decisions/0179). Rows are only added; 'withdraw' takes
-- one back.
create table regrades (
  id uuid primary key,
  -- In the order in which they apply: regrades of a class are stored one after the other.
  number bigint not null generated always as identity,
  class_session_id uuid not null references class_sessions on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  kind text not null,
  question_id int references questions on delete cascade,
  -- { "right": ["text of an answer", ...] or null, "points": 5 or null, "counts": true, "neverLower": false }
  rule jsonb,
  reason text not null,
  replaces uuid,
  decided_by uuid references users on delete set null,
  decider_name text not null,
  decided_at timestamptz not null,
  constraint regrades_kind check (kind in ('key', 'withdraw')),
  constraint regrades_whole check (case kind
    when 'key' then question_id is not null and rule is not null and replaces is null
    else question_id is null and rule is null and replaces is not null end)
);
create index regrades_of_class on regrades (class_session_id, scenario_id, number);
create index regrades_of_scenario on regrades (scenario_id);
create index regrades_of_question on regrades (question_id);
create index regrades_of_decider on regrades (decided_by);
create unique index regrades_withdrawn_once on regrades (replaces) where kind = 'withdraw';

-- What a regrade, or its withdrawal, changed.
create table regraded_attempts (
  regrade_id uuid not null references regrades on delete cascade,
  attempt_id uuid not null references attempts on delete cascade,
  score_before int not null,
  max_score_before int not null,
  score int not null,
  max_score int not null,
  primary key (attempt_id, regrade_id)
);
create index regraded_attempts_of_regrade on regraded_attempts (regrade_id);

-- As handed in, if regrades changed it: { "score", "maxScore", "questionsScore", "maxQuestionsScore", "passed",
-- "questionIds", "answers" }. The columns have what it is worth now.
alter table attempts add column recorded jsonb;
-- Quizzes for which a regrade stands: their attempts are stored by code that applies it.
alter table class_sessions add column regraded_scenarios uuid[] not null default '{}';
-- The question as asked, of one with another key.
alter table questions add column regraded_from int;

-- Leaderboards rank what was played.
create function played_score(recorded jsonb, score int) returns int language sql immutable as $$
  select coalesce((recorded ->> 'score')::int, score)
$$;

create function settle_bests(class uuid, scenario uuid, players uuid[]) returns void language sql as $$
  delete from best_attempts where class_session_id = class and scenario_id = scenario and user_id = any(players);
  delete from best_quiz_attempts where class_session_id = class and scenario_id = scenario and user_id = any(players);
  insert into best_attempts
    (class_session_id, scenario_id, user_id, attempt_id, score, max_score, achieved_at, is_reported)
  select distinct on (user_id)
    class_session_id, scenario_id, user_id, id, score, max_score, received_at, checked_by <> 'server'
  from attempts
  where class_session_id = class and scenario_id = scenario and user_id = any(players)
    and attempt_counts(set_aside_at, uncounted)
  order by user_id, share_of(score, max_score) desc, received_at desc, id desc;
  insert into best_quiz_attempts
    (class_session_id, scenario_id, user_id, attempt_id, questions_score, max_questions_score, achieved_at)
  select distinct on (user_id)
    class_session_id, scenario_id, user_id, id, questions_score, max_questions_score, received_at
  from attempts
  where class_session_id = class and scenario_id = scenario and user_id = any(players)
    and attempt_counts(set_aside_at, uncounted) and score_card_type = 'Quiz'
  order by user_id, share_of(questions_score, max_questions_score) desc, received_at desc, id desc;
$$;

create or replace function keep_bests() returns trigger language plpgsql as $$
declare
  current_epoch int;
  better uuid[];
begin
  select epoch into current_epoch from leaderboard_epoch;
  -- Whose bests or standings may change. They become better only, so nothing seen here can have become worse since,
  -- unless an attempt stops counting: that waits for the attempts under way, see keep_player_still.
  select array_agg(distinct a.user_id) into better from added a
  where attempt_counts(a.set_aside_at, a.uncounted) and ((a.class_session_id is not null and not exists (
      select from best_attempts b where b.class_session_id = a.class_session_id and b.scenario_id = a.scenario_id
        and b.user_id = a.user_id and (share_of(b.score, b.max_score), b.achieved_at)
          > (share_of(a.score, a.max_score), a.received_at)))
    or (a.class_session_id is not null and a.score_card_type = 'Quiz' and not exists (
      select from best_quiz_attempts b where b.class_session_id = a.class_session_id and b.scenario_id = a.scenario_id
        and b.user_id = a.user_id and (share_of(b.questions_score, b.max_questions_score), b.achieved_at)
          > (share_of(a.questions_score, a.max_questions_score), a.received_at)))
    or exists (
      select from (values (a.class_session_id), (null)) as scope (id)
      where not exists (
        select from leaderboard_scores l
        where l.scope_id = coalesce(scope.id, '00000000-0000-0000-0000-000000000000')
          and l.subject_id = a.scenario_id and l.user_id = a.user_id and l.epoch = current_epoch
          and l.score >= played_score(a.recorded, a.score))));
  if better is null then return null; end if;

  -- One player's attempts are folded in one after the other: the sums below read what they then change.
  perform 1 from users where id = any(better) order by id for no key update;

  insert into best_attempts as best
    (class_session_id, scenario_id, user_id, attempt_id, score, max_score, achieved_at, is_reported)
  select distinct on (class_session_id, scenario_id, user_id)
    class_session_id, scenario_id, user_id, id, score, max_score, received_at, checked_by <> 'server'
  from added where class_session_id is not null and user_id = any(better)
    and attempt_counts(set_aside_at, uncounted)
  order by class_session_id, scenario_id, user_id, share_of(score, max_score) desc, received_at desc, id desc
  on conflict (class_session_id, scenario_id, user_id) do update set
    attempt_id = excluded.attempt_id, score = excluded.score, max_score = excluded.max_score,
    achieved_at = excluded.achieved_at, is_reported = excluded.is_reported
    where (share_of(excluded.score, excluded.max_score), excluded.achieved_at)
      >= (share_of(best.score, best.max_score), best.achieved_at);

  insert into best_quiz_attempts as best
    (class_session_id, scenario_id, user_id, attempt_id, questions_score, max_questions_score, achieved_at)
  select distinct on (class_session_id, scenario_id, user_id)
    class_session_id, scenario_id, user_id, id, questions_score, max_questions_score, received_at
  from added where class_session_id is not null and score_card_type = 'Quiz' and user_id = any(better)
    and attempt_counts(set_aside_at, uncounted)
  order by class_session_id, scenario_id, user_id, share_of(questions_score, max_questions_score) desc,
    received_at desc, id desc
  on conflict (class_session_id, scenario_id, user_id) do update set
    attempt_id = excluded.attempt_id, questions_score = excluded.questions_score,
    max_questions_score = excluded.max_questions_score, achieved_at = excluded.achieved_at
    where (share_of(excluded.questions_score, excluded.max_questions_score), excluded.achieved_at)
      >= (share_of(best.questions_score, best.max_questions_score), best.achieved_at);

  select epoch into current_epoch from leaderboard_epoch;
  insert into leaderboard_scores as standing
    (class_session_id, campaign_id, scenario_id, user_id, organization_id, epoch, score, achieved_at,
      reported_score)
  select gain.class_session_id, level.campaign_id, level.scenario_id, gain.user_id, u.organization_id, current_epoch,
    sum(gain.points), max(gain.received_at), sum(gain.reported_points)
  from (
    select candidate.*, candidate.score - coalesce(earlier.score, 0) as points,
      candidate.reported_score - coalesce(earlier.reported_score, 0) as reported_points
    from (
      select distinct on (scope.id, a.scenario_id, a.user_id)
        scope.id as class_session_id, a.user_id, a.scenario_id, s.campaign_id,
        played_score(a.recorded, a.score) as score, a.received_at,
        case when a.checked_by = 'server' then 0 else played_score(a.recorded, a.score) end as reported_score
      from added a
      join scenarios s on s.id = a.scenario_id
      cross join lateral (values (a.class_session_id), (null)) as scope (id)
      where a.user_id = any(better) and attempt_counts(a.set_aside_at, a.uncounted)
      order by scope.id, a.scenario_id, a.user_id, played_score(a.recorded, a.score) desc, a.received_at
    ) candidate
    left join leaderboard_scores earlier
      on earlier.scope_id = coalesce(candidate.class_session_id, '00000000-0000-0000-0000-000000000000')
      and earlier.subject_id = candidate.scenario_id and earlier.user_id = candidate.user_id
      and earlier.epoch = current_epoch
    where earlier.user_id is null or candidate.score > earlier.score
  ) gain
  join users u on u.id = gain.user_id
  cross join lateral (values (gain.campaign_id, gain.scenario_id), (gain.campaign_id, null), (null, null))
    as level (campaign_id, scenario_id)
  group by gain.class_session_id, level.campaign_id, level.scenario_id, gain.user_id, u.organization_id
  on conflict (scope_id, subject_id, user_id) do update set
    score = excluded.score + case when standing.epoch = excluded.epoch then standing.score else 0 end,
    reported_score = excluded.reported_score
      + case when standing.epoch = excluded.epoch then standing.reported_score else 0 end,
    epoch = excluded.epoch, organization_id = excluded.organization_id, achieved_at = excluded.achieved_at;
  return null;
end $$;

create or replace function settle_attempt() returns trigger language plpgsql as $$
declare
  current_epoch int;
  ranked_since timestamptz;
  campaign uuid;
  scope uuid;
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  perform 1 from users where id = new.user_id for no key update;

  perform settle_bests(new.class_session_id, new.scenario_id, array[new.user_id]);

  select epoch, coalesce(cleared_at, '-infinity') into current_epoch, ranked_since from leaderboard_epoch;
  select campaign_id into campaign from scenarios where id = new.scenario_id;
  foreach scope in array array_remove(array[new.class_session_id, nobody], null) loop
    delete from leaderboard_scores where scope_id = scope and user_id = new.user_id
      and (scenario_id = new.scenario_id or (scenario_id is null and (campaign_id is null or campaign_id = campaign)));
    insert into leaderboard_scores
      (class_session_id, campaign_id, scenario_id, user_id, organization_id, epoch, score, achieved_at, reported_score)
    select nullif(scope, nobody), campaign, a.scenario_id, a.user_id, u.organization_id, current_epoch,
      played_score(a.recorded, a.score), a.received_at,
      case when a.checked_by = 'server' then 0 else played_score(a.recorded, a.score) end
    from attempts a join users u on u.id = a.user_id
    where a.user_id = new.user_id and a.scenario_id = new.scenario_id and attempt_counts(a.set_aside_at, a.uncounted)
      and (scope = nobody or a.class_session_id = scope) and a.received_at >= ranked_since
    order by played_score(a.recorded, a.score) desc, a.received_at limit 1;
    insert into leaderboard_scores
      (class_session_id, campaign_id, scenario_id, user_id, organization_id, epoch, score, achieved_at, reported_score)
    select nullif(scope, nobody), level.campaign_id, null, new.user_id, u.organization_id, current_epoch,
      sum(l.score), max(l.achieved_at), sum(l.reported_score)
    from leaderboard_scores l
    join users u on u.id = l.user_id
    join (values (campaign), (null)) as level (campaign_id)
      on level.campaign_id is null or level.campaign_id = l.campaign_id
    where l.scope_id = scope and l.user_id = new.user_id and l.scenario_id is not null and l.epoch = current_epoch
    group by level.campaign_id, u.organization_id;
  end loop;
  return null;
end $$;

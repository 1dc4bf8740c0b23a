-- Attempts that change no best and no standing, as most repeats do, lock and write nothing beyond themselves.

create or replace function keep_bests() returns trigger language plpgsql as $$
declare
  current_epoch int;
  better uuid[];
begin
  select epoch into current_epoch from leaderboard_epoch;
  -- Whose bests or standings may change. They become better only, so nothing seen here can have become worse since,
  -- unless an attempt is set aside: that waits for the attempts under way, see keep_player_still.
  select array_agg(distinct a.user_id) into better from added a
  where (a.class_session_id is not null and not exists (
      select from best_attempts b where b.class_session_id = a.class_session_id and b.scenario_id = a.scenario_id
        and b.user_id = a.user_id and (b.score, b.achieved_at) > (a.score, a.received_at)))
    or (a.class_session_id is not null and a.score_card_type = 'Quiz' and not exists (
      select from best_quiz_attempts b where b.class_session_id = a.class_session_id and b.scenario_id = a.scenario_id
        and b.user_id = a.user_id and (b.questions_score, b.achieved_at) > (a.questions_score, a.received_at)))
    or exists (
      select from (values (a.class_session_id), (null)) as scope (id)
      where not exists (
        select from leaderboard_scores l
        where l.scope_id = coalesce(scope.id, '00000000-0000-0000-0000-000000000000')
          and l.subject_id = a.scenario_id and l.user_id = a.user_id and l.epoch = current_epoch
          and l.score >= a.score));
  if better is null then return null; end if;

  -- One player's attempts are folded in one after the other: the sums below read what they then change.
  perform 1 from users where id = any(better) order by id for no key update;

  insert into best_attempts as best (class_session_id, scenario_id, user_id, attempt_id, score, max_score, achieved_at)
  select distinct on (class_session_id, scenario_id, user_id)
    class_session_id, scenario_id, user_id, id, score, max_score, received_at
  from added where class_session_id is not null and user_id = any(better)
  order by class_session_id, scenario_id, user_id, score desc, received_at desc, id desc
  on conflict (class_session_id, scenario_id, user_id) do update set
    attempt_id = excluded.attempt_id, score = excluded.score, max_score = excluded.max_score,
    achieved_at = excluded.achieved_at
    where (excluded.score, excluded.achieved_at) >= (best.score, best.achieved_at);

  insert into best_quiz_attempts as best
    (class_session_id, scenario_id, user_id, attempt_id, questions_score, achieved_at)
  select distinct on (class_session_id, scenario_id, user_id)
    class_session_id, scenario_id, user_id, id, questions_score, received_at
  from added where class_session_id is not null and score_card_type = 'Quiz' and user_id = any(better)
  order by class_session_id, scenario_id, user_id, questions_score desc, received_at desc, id desc
  on conflict (class_session_id, scenario_id, user_id) do update set
    attempt_id = excluded.attempt_id, questions_score = excluded.questions_score, achieved_at = excluded.achieved_at
    where (excluded.questions_score, excluded.achieved_at) >= (best.questions_score, best.achieved_at);

  select epoch into current_epoch from leaderboard_epoch;
  insert into leaderboard_scores as standing
    (class_session_id, campaign_id, scenario_id, user_id, organization_id, epoch, score, achieved_at)
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
      where a.user_id = any(better)
      order by scope.id, a.scenario_id, a.user_id, a.score desc, a.received_at
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
    epoch = excluded.epoch, organization_id = excluded.organization_id, achieved_at = excluded.achieved_at;
  return null;
end $$;

-- Every attempt that is added holds its player's row by its foreign key until it is committed: whoever judges an
-- attempt waits for it, and lets no other in, before the bests are worked out anew.
create function keep_player_still() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id for update;
  return new;
end $$;
create trigger attempts_keep_player_still before update of set_aside_at on attempts
  for each row when (old.set_aside_at is distinct from new.set_aside_at) execute function keep_player_still();

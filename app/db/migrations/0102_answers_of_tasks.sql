-- Tasks may ask for a burn, numbers, an order or a choice instead of an orbit: an edition has what grades them.
-- Of a lesson with orbits only, the same as before.
create or replace function graded_part(lesson jsonb) returns jsonb
language sql immutable as $$
  select jsonb_build_object('passShare', lesson -> 'passShare', 'tasks', coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('goal', step -> 'goal', 'points', step -> 'points',
      'draw', step -> 'draw', 'figures', step -> 'figures', 'answer', step -> 'answer', 'limit', step -> 'limit',
      'reach', step -> 'reach', 'solution', step -> 'solution', 'dials', step -> 'dials',
      'options', step -> 'options', 'several', step -> 'several',
      'globe', case when step ->> 'answer' = 'burn' then step -> 'globe' end,
      'moves', case when step ->> 'answer' = 'burn' then step -> 'moves' end)) order by place)
    from jsonb_array_elements(lesson -> 'steps') with ordinality as listed (step, place)
    where step ->> 'kind' = 'task'), '[]'))
  where lesson is not null
$$;

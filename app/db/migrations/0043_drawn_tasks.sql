-- Tasks of lessons ask for other numbers at each start; the start says from which seed they are drawn.
alter table attempt_starts
  -- False: begun before tasks had numbers of their own.
  add column is_drawn boolean not null default false;

-- With what a goal is drawn from; of a lesson without drawn numbers as before.
create or replace function graded_part(lesson jsonb) returns jsonb
language sql immutable as $$
  select jsonb_build_object('passShare', lesson -> 'passShare', 'tasks', coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('goal', step -> 'goal', 'points', step -> 'points',
      'draw', step -> 'draw', 'figures', step -> 'figures')) order by place)
    from jsonb_array_elements(lesson -> 'steps') with ordinality as listed (step, place)
    where step ->> 'kind' = 'task'), '[]'))
  where lesson is not null
$$;

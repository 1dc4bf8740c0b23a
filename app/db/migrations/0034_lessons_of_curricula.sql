-- A lesson that its curriculum brings: as it was written, and of each edition what is graded by.
alter table scenarios add column lesson jsonb;
alter table scenario_editions add column lesson jsonb;

-- What of a lesson gives points beside its questions: its tasks in their order.
create function graded_part(lesson jsonb) returns jsonb
language sql immutable as $$
  select jsonb_build_object('passShare', lesson -> 'passShare', 'tasks', coalesce((
    select jsonb_agg(jsonb_build_object('goal', step -> 'goal', 'points', step -> 'points') order by place)
    from jsonb_array_elements(lesson -> 'steps') with ordinality as listed (step, place)
    where step ->> 'kind' = 'task'), '[]'))
  where lesson is not null
$$;

-- Without a lesson it is what it was before.
create function edition_print(max_score double precision, max_questions_score double precision, questions jsonb,
  lesson jsonb) returns text
language sql immutable as $$
  select case when lesson is null then edition_print(max_score, max_questions_score, questions)
    else md5(jsonb_build_array(max_score, max_questions_score, questions, lesson)::text) end
$$;

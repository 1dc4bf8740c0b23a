-- Scenarios that ask to build something in the sandbox: the task with its checks (docs/decisions/0184).
alter table scenarios add column sandbox jsonb;
alter table scenario_editions add column sandbox jsonb;

-- Without a sandbox it is what it was before.
create function edition_print(max_score double precision, max_questions_score double precision, questions jsonb,
  lesson jsonb, sandbox jsonb) returns text
language sql immutable as $$
  select case when sandbox is null then edition_print(max_score, max_questions_score, questions, lesson)
    else md5(jsonb_build_array(max_score, max_questions_score, questions, lesson, sandbox)::text) end
$$;

-- The points that the checks of a sandbox give.
create function check_points(sandbox jsonb) returns double precision
language sql immutable as $$
  select coalesce(sum((check_of ->> 'points')::double precision), 0)
  from jsonb_array_elements(sandbox -> 'checks') as listed (check_of)
$$;

-- Scenarios whose attempts wait for a grade by hand.
create index scenarios_graded_by_hand on scenarios (id) where sandbox is not null and check_points(sandbox) < max_score;

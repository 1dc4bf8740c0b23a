-- Scenarios whose flight the curriculum contains: a mission with its reference (docs/decisions/0199).
alter table scenarios add column flight jsonb;
alter table scenario_editions add column flight jsonb;

-- Without a flight it is what it was before.
create function edition_print(max_score double precision, max_questions_score double precision, questions jsonb,
  lesson jsonb, sandbox jsonb, flight jsonb) returns text
language sql immutable as $$
  select case when flight is null then edition_print(max_score, max_questions_score, questions, lesson, sandbox)
    else md5(jsonb_build_array(max_score, max_questions_score, questions, lesson, sandbox, flight)::text) end
$$;

-- Rubrics of scenarios in courses, and the levels a grade was given for (docs/decisions/0183).
create table rubrics (
  course_id uuid not null references courses on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  -- Another one with each change: nobody is graded by criteria that the instructor didn't see.
  version uuid not null,
  criteria jsonb not null,
  primary key (course_id, scenario_id)
);
create index rubrics_of_scenario on rubrics (scenario_id);

-- The criteria with the levels reached, as they were: the rubric may change later.
alter table grade_decisions add column rubric jsonb,
  add constraint grade_decisions_rubric check (rubric is null or kind = 'override');

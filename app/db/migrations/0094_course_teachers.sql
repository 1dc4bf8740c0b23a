-- Who teaches a course beside its instructor (docs/decisions/0186).
create table course_teachers (
  course_id uuid not null references courses on delete cascade,
  user_id uuid not null references users on delete cascade,
  reach text not null,
  added_by uuid references users on delete set null,
  adder_name text not null,
  added_at timestamptz not null,
  primary key (course_id, user_id),
  constraint course_teachers_reach check (reach in ('teach', 'assist'))
);
create index course_teachers_of_user on course_teachers (user_id);
create index course_teachers_by_adder on course_teachers (added_by);

-- Due dates, rubrics and regrades were part of it.
update api_tokens set scopes = array_append(scopes, 'grade:rule') where 'grade:decide' = any(scopes);

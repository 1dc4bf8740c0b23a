-- What students see of a course on their page of results beside their own: set by whoever runs the course.
alter table courses
  add column shows_median boolean not null default false,
  -- Right answers and explanations, after an attempt.
  add column shows_answers boolean not null default true;

-- Rules by which the attempts of a course become grades (docs/decisions/0180). Rows are only added: the latest one of a
-- course, or of an organization for its new courses, is in force; without rules in it, those of the installation are.
create table grading_rules (
  id uuid primary key,
  -- In the order in which they were made: rules of a course are stored one after the other.
  number bigint not null generated always as identity,
  course_id uuid references courses on delete cascade,
  organization_id uuid references organizations on delete cascade,
  rules jsonb,
  set_by uuid references users on delete set null,
  setter_name text not null,
  set_at timestamptz not null,
  constraint grading_rules_of_one check (num_nonnulls(course_id, organization_id) = 1)
);
create index grading_rules_of_course on grading_rules (course_id, number desc);
create index grading_rules_of_organization on grading_rules (organization_id, number desc);
create index grading_rules_of_setter on grading_rules (set_by);

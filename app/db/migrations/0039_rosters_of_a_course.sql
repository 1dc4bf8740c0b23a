-- The course that people of a roster join where their row names none. Not a reference: of a course that is deleted
-- meanwhile these rows are errors, and nobody is made without a course unsaid.
alter table roster_imports add column course_id uuid;

-- The course that people of a roster join where their row names none. Not a reference: of a course that is deleted
-- meanwhile the import is refused, and does not go on without one.
alter table roster_imports add column course_id uuid;

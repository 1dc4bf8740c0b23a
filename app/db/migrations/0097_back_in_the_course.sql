-- A person who is added to a course again hasn't left anymore. If they are removed again before the next sweep, earlier
-- warnings don't count.
create function forget_removal_warnings_of_members() returns trigger language plpgsql as $$
begin
  delete from retention_warnings w using added a, class_sessions s
    where s.course_id = a.course_id and w.class_session_id = s.id and w.user_id = a.user_id;
  return null;
end $$;
create trigger course_members_forget_removal_warnings after insert on course_members
  referencing new table as added for each statement execute function forget_removal_warnings_of_members();

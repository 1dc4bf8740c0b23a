-- Retention, erasure and deleted scenarios remove decisions, also of students without attempts: open gradebooks would go
-- on showing their grades.
create trigger grade_decisions_mark_removed after delete on grade_decisions
  referencing old table as touched for each statement execute function mark_changed_students();

-- A person whose account is enabled hasn't left anymore. If it is disabled again before the next sweep, earlier
-- warnings don't count.
create function forget_removal_warnings() returns trigger language plpgsql as $$
begin
  delete from retention_warnings where user_id = new.id;
  return null;
end $$;
create trigger users_forget_removal_warnings after update of enabled on users
  for each row when (new.enabled and not old.enabled) execute function forget_removal_warnings();

-- The transaction that last changed what a gradebook shows of a student. Who knows the snapshot of an earlier answer asks
-- for what that did not see: no clock, and no counter that all attempts of a class would wait for.
alter table class_session_students set (fillfactor = 80);
alter table class_session_students add column changed_in xid8 not null default pg_current_xact_id();

create function mark_changed_students() returns trigger language plpgsql as $$
begin
  perform 1 from class_session_students enrolled
  where exists (select from touched t where t.class_session_id = enrolled.class_session_id and t.user_id = enrolled.user_id)
  order by class_session_id, user_id for no key update;
  update class_session_students enrolled set changed_in = pg_current_xact_id()
  from (select distinct class_session_id, user_id from touched) t
  where t.class_session_id = enrolled.class_session_id and t.user_id = enrolled.user_id;
  return null;
end $$;
create trigger attempts_mark_added after insert on attempts
  referencing new table as touched for each statement execute function mark_changed_students();
create trigger attempts_mark_changed after update on attempts
  referencing new table as touched for each statement execute function mark_changed_students();
create trigger attempts_mark_removed after delete on attempts
  referencing old table as touched for each statement execute function mark_changed_students();

create function mark_renamed_student() returns trigger language plpgsql as $$
begin
  update class_session_students set changed_in = pg_current_xact_id() where user_id = new.id;
  return null;
end $$;
create trigger users_mark_renamed after update of username, first_name, last_name on users
  for each row when ((old.username, old.first_name, old.last_name) is distinct from (new.username, new.first_name, new.last_name))
  execute function mark_renamed_student();

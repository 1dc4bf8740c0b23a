-- What changes several rows of one student locks them in the order in which attempts do, by class (docs/decisions/0146).
create or replace function mark_renamed_student() returns trigger language plpgsql as $$
begin
  perform 1 from class_session_students where user_id = new.id order by class_session_id for no key update;
  update class_session_students set changed_in = pg_current_xact_id() where user_id = new.id;
  return null;
end $$;

create or replace function forget_disabled_by_class() returns trigger language plpgsql as $$
begin
  perform 1 from class_session_students where user_id = new.id and account_disabled
    order by class_session_id for no key update;
  update class_session_students set account_disabled = false where user_id = new.id and account_disabled;
  return null;
end $$;

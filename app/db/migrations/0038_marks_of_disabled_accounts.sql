-- That the end of a class disabled an account says something for as long as it stays disabled. Once somebody has enabled
-- it, whoever disables it later has decided anew, and resuming the class must not undo that.
create function forget_disabled_by_class() returns trigger language plpgsql as $$
begin
  update class_session_students set account_disabled = false where user_id = new.id and account_disabled;
  return null;
end $$;
create trigger users_forget_disabled_by_class after update of enabled on users
  for each row when (new.enabled and not old.enabled) execute function forget_disabled_by_class();

update class_session_students set account_disabled = false
  where account_disabled and user_id in (select id from users where enabled);

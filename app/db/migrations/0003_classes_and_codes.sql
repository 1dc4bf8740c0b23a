-- A schedule that ends before it starts can not be kept, whoever writes it.
alter table class_sessions add constraint class_sessions_schedule_order
  check (start_date is not null or scheduled_end_date is null or scheduled_end_date > scheduled_start_date);

-- The accounts that the end of this class disabled: resuming it enables those, and no others.
alter table class_session_students add column account_disabled boolean not null default false;

-- By which code a user registered: whoever came before the code had an organization joins it then.
alter table users add column access_code_id uuid references access_codes on delete set null;
create index users_by_access_code on users (access_code_id) where access_code_id is not null;

-- The count of a code is of users that exist.
create function forget_assigned_user() returns trigger language plpgsql as $$
begin
  update access_codes set users_assigned = users_assigned - 1 where id = old.access_code_id and users_assigned > 0;
  return null;
end $$;
create trigger users_leave_their_code after delete on users
  for each row when (old.access_code_id is not null) execute function forget_assigned_user();

create index access_codes_of_organizations on access_codes (created_at desc, id) where course_id is null;

-- json keeps a document as it was sent: the order of its keys, its numbers and its spaces.
alter table sandboxes alter column content type json using content::json;
alter table sandboxes add constraint sandboxes_title_printable check (title !~ '[[:cntrl:]]');

-- Every list of courses asks for each course's classes.
create index class_sessions_by_course on class_sessions (course_id);

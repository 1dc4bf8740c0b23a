-- Instructors write to students of a class by email, where their organization allows it; a copy stays with the course.
alter table organizations add column allows_messages boolean not null default false;
-- Where an answer goes, if not to the sender's address.
alter table mail_outbox add column reply_to text;

create table course_messages (
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  class_name text not null,
  sent_at timestamptz not null,
  sent_by uuid references users on delete set null,
  sender_name text not null,
  reply_to text not null,
  subject text not null,
  text text not null,
  -- People by id: who is deleted is named no longer.
  recipients uuid[] not null,
  -- Those of the chosen who have no address.
  without_address uuid[] not null
);
create index course_messages_by_course on course_messages (course_id, sent_at desc);
create index course_messages_by_sender on course_messages (sent_by);

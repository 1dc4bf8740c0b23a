-- A gradebook asks when each student of its class played last, and a student's page for the attempts of one of them.
-- With the class's attempts in the order of time at hand, the database went through those of everybody else, newest
-- first: a whole class for somebody who never played. Nothing asks for a class by time any more, see 0030.
drop index attempts_by_class_time;
create index attempts_by_class_student on attempts (class_session_id, user_id, received_at)
  where class_session_id is not null;

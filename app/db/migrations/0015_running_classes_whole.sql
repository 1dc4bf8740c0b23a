-- The one home of "a class that runs" also serves those who need its schedule and its curricula.
create or replace view running_classes as
  select id, course_id, name, start_date, scheduled_end_date, end_date, scheduled_start_date, curriculum_id, earlier_curricula
  from class_sessions where start_date is not null and end_date is null;

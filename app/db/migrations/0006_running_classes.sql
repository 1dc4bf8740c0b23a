-- The class sessions that have started and not ended.
create view running_classes as
  select id, course_id, name, start_date, scheduled_end_date from class_sessions where start_date is not null and end_date is null;

-- What is kept of a purchase that is under way has the product's own words.
update purchases set registration = registration - 'userName' || jsonb_build_object('username', registration -> 'userName')
  where registration ? 'userName';

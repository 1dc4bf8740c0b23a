-- Who has played since a moment is asked every other second while a gradebook is open.
create index attempts_by_class_time on attempts (class_session_id, received_at) where class_session_id is not null;

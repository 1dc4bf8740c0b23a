-- A gradebook says whether its class has claims, those that wait and those that were accepted.
create index attempts_accepted_claims on attempts (class_session_id) where accepted_at is not null;

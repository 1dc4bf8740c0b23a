-- What flying an attempt's log gave: its path, points and gates, so that no page flies it again. A log leads to one
-- flight always; a row that is missing is made from the evidence.
create table flown_attempts (
  attempt_id uuid primary key references attempts on delete cascade,
  flown jsonb not null
);

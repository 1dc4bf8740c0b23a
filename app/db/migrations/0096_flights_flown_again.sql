-- Flights of a class flown again by the present model and edition (docs/decisions/0191): a regrade of its own kind.
alter table regrades drop constraint regrades_kind;
alter table regrades add constraint regrades_kind check (kind in ('key', 'fly', 'withdraw'));
alter table regrades drop constraint regrades_whole;
-- The rule of 'fly': { "print": "...", "model": 1, "maxScore": 100, "neverLower": false }
alter table regrades add constraint regrades_whole check (case kind
  when 'key' then question_id is not null and rule is not null and replaces is null
  when 'fly' then question_id is null and rule is not null and replaces is null
  else question_id is null and rule is null and replaces is not null end);

-- What a flight is worth by one model and scenario: { "points", "maxPoints", "passed" }, or { "problem" } if it can't be
-- flown by them. Stored by previews, so that each flight is flown once.
create table reflown_attempts (
  attempt_id uuid not null references attempts on delete cascade,
  print text not null,
  result jsonb not null,
  primary key (attempt_id, print)
);

-- How a scenario was begun: a scored flight is drawn from the seed of its start; practice is the flight as it is
-- written, and counts nowhere.
alter table attempt_starts add column mode text not null default 'scored' check (mode in ('practice', 'scored'));

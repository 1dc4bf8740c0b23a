-- Instructors import rosters into their own courses, unless their organization says otherwise.
alter table organizations add column allows_rosters boolean not null default true;

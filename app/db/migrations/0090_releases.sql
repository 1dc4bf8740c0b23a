-- When students see what they have reached (docs/decisions/0182). Without a row: at once.
create table releases (
  class_session_id uuid not null references class_sessions on delete cascade,
  scenario_id uuid not null references scenarios on delete cascade,
  part text not null,
  rule text not null,
  opens_at timestamptz,
  set_by uuid references users on delete set null,
  setter_name text not null,
  set_at timestamptz not null,
  primary key (class_session_id, scenario_id, part),
  constraint releases_part check (part in ('grades', 'feedback', 'answers')),
  constraint releases_rule check (rule in ('held', 'at', 'allHandedIn', 'released')),
  constraint releases_opens_at check ((rule = 'at') = (opens_at is not null))
);
create index releases_of_scenario on releases (scenario_id);
create index releases_of_setter on releases (set_by);

-- Students of a class who have neither handed in an attempt that isn't practice nor are excused.
create function waiting_students(class uuid, scenario uuid) returns setof uuid language sql stable as $$
  select enrolled.user_id from class_session_students enrolled
  where enrolled.class_session_id = class
    and not exists (select from attempts a where a.user_id = enrolled.user_id and a.class_session_id = class
      and a.scenario_id = scenario and a.uncounted is distinct from 'practice')
    and coalesce((select d.kind from grade_decisions d
      where d.class_session_id = class and d.user_id = enrolled.user_id and d.scenario_id = scenario
        and d.kind in ('excuse', 'override', 'adjust', 'clear')
        and not exists (select from grade_decisions w where w.kind = 'withdraw' and w.replaces = d.id)
      order by d.number desc limit 1), '') <> 'excuse'
$$;

-- Whether students must not see a part yet. Right answers would reveal grades, so they wait for them.
create function is_held(class uuid, scenario uuid, asked_part text, moment timestamptz) returns boolean
language sql stable as $$
  select exists (select from releases r
    where r.class_session_id = class and r.scenario_id = scenario
      and (r.part = asked_part or (asked_part = 'answers' and r.part = 'grades'))
      and case r.rule when 'held' then true when 'at' then r.opens_at > moment when 'released' then false
        else exists (select from waiting_students(class, scenario)) end)
$$;

-- Decisions about many grades at once are stored, and taken back, together (docs/decisions/0187).
alter table grade_decisions add column batch_id uuid;
create index grade_decisions_of_batch on grade_decisions (batch_id) where batch_id is not null;

-- 'clear': the attempts count again, whatever was decided before. Taken back like any other decision.
alter table grade_decisions drop constraint grade_decisions_kind;
alter table grade_decisions add constraint grade_decisions_kind
  check (kind in ('excuse', 'override', 'adjust', 'clear', 'note', 'withdraw'));

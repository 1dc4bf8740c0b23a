-- Whether players' games took their startup data, by build: one row each, the last of either kind.
create table game_answers (
  build text primary key check (length(build) between 1 and 200),
  answered_at timestamptz,
  answered_by uuid references users (id) on delete set null,
  refused_at timestamptz,
  refusal text check (length(refusal) <= 500)
);

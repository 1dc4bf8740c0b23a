-- What the installed game is called. Its files are in DATA_DIR, so after a move or a restore they may be missing: then a
-- start can say which game it was.
create table offered_game (
  singleton boolean primary key default true check (singleton),
  build text not null,
  name text not null,
  offered_at timestamptz not null
);

-- A curriculum is a document that is published in versions. What is published last stands in campaigns, scenarios and catalogue_questions.
alter table curricula rename column name to title;
alter table curricula add column version int not null default 0 check (version >= 0);

create table curriculum_versions (
  curriculum_id uuid not null references curricula on delete cascade,
  version int not null check (version > 0),
  -- As it was published, byte for byte.
  document text not null,
  -- What it changed, see domain/curricula/curriculum-change.ts
  changes jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  -- Of a version that came with the product; the next one that comes with it takes its place by itself.
  is_bundled boolean not null,
  primary key (curriculum_id, version)
);

-- A document that somebody looks at before publishing it.
create table curriculum_drafts (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  document text not null,
  created_at timestamptz not null
);
create index curriculum_drafts_by_owner on curriculum_drafts (owner_id);

-- Keys hold identity; places may change, many in one statement.
alter table campaigns add column key text;
update campaigns set key = trim(both '-' from lower(regexp_replace(title, '[^a-zA-Z0-9]+', '-', 'g')));
alter table campaigns
  alter column key set not null,
  add constraint campaigns_key_taken unique (curriculum_id, key) deferrable,
  add constraint campaigns_of_curriculum unique (id, curriculum_id),
  drop constraint campaigns_curriculum_id_position_key,
  add constraint campaigns_position_taken unique (curriculum_id, position) deferrable;

alter table scenarios
  add column curriculum_id uuid,
  -- Until the first publication names it.
  add column key text,
  -- Null: the curriculum does not say.
  add column max_score double precision check (max_score between 0 and 1000000),
  add column max_questions_score double precision check (max_questions_score between 0 and 1000000),
  add column grading text not null default 'client' check (grading in ('client', 'server')),
  -- No longer offered; its grades and its column stay.
  add column retired boolean not null default false,
  add column objectives jsonb not null default '[]';
update scenarios s set curriculum_id = c.curriculum_id, key = s.id::text from campaigns c where c.id = s.campaign_id;
alter table scenarios
  alter column curriculum_id set not null,
  alter column key set not null,
  add constraint scenarios_key_taken unique (curriculum_id, key) deferrable,
  add constraint scenarios_campaign_of_curriculum foreign key (campaign_id, curriculum_id) references campaigns (id, curriculum_id),
  drop constraint scenarios_campaign_id_position_key,
  add constraint scenarios_position_taken unique (campaign_id, position) deferrable;

-- What a curriculum says is asked, with what is right: served to nobody before an attempt.
create table catalogue_questions (
  scenario_id uuid not null references scenarios on delete cascade,
  key text not null,
  position int not null,
  text text not null,
  points double precision not null check (points between 0 and 1000000),
  -- [{ "key", "text", "correct" }, ...]
  answers jsonb not null,
  explanation text,
  tags jsonb not null default '[]',
  -- Left out of the newest version: whoever was asked it before may still answer.
  retired boolean not null default false,
  primary key (scenario_id, key)
);

-- A scenario that was played is never deleted.
alter table attempts drop constraint attempts_scenario_id_fkey,
  add constraint attempts_scenario_id_fkey foreign key (scenario_id) references scenarios;

-- An organization may change its curriculum: a class that had ended keeps the one it was played with (null: that of its organization),
-- one that runs goes over and keeps the columns in which it has grades.
alter table class_sessions
  add column curriculum_id uuid references curricula,
  add column earlier_curricula uuid[] not null default '{}';

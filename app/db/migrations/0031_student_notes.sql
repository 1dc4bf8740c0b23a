-- What instructors note about a student of their course; the student does not see it.
create table student_notes (
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  user_id uuid not null references users on delete cascade,
  text text not null check (char_length(text) between 1 and 2000),
  -- Kept as a name where the author's account is gone.
  author_id uuid references users on delete set null,
  author_name text not null,
  written_at timestamptz not null
);
create index student_notes_by_student on student_notes (course_id, user_id, written_at);
create index student_notes_by_user on student_notes (user_id);
create index student_notes_by_author on student_notes (author_id);

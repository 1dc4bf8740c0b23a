-- Translations of titles and questions (docs/decisions/0164); those of lessons are in scenarios.lesson.
alter table campaigns add column locales jsonb;
alter table scenarios add column locales jsonb;
-- The language of a course's lessons; null for each reader's own.
alter table courses add column lesson_language text;

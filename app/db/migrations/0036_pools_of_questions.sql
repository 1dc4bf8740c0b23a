-- Questions of a pool stand for one another: an attempt is asked one of them.
alter table catalogue_questions add column pool text;

-- An invitation can be sent again to many.
alter table user_batches drop constraint user_batches_kind_check;
alter table user_batches add constraint user_batches_kind_check
  check (kind in ('enable', 'disable', 'reset', 'enrol', 'invite'));

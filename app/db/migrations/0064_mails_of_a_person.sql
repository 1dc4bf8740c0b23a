-- A user's page says what became of the mails to the user.
create index mail_outbox_by_recipient on mail_outbox (recipient, created_at desc);
create index mail_outbox_by_sent on mail_outbox (sent_at desc) where sent_at is not null;

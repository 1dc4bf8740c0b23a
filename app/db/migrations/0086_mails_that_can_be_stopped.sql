-- Where a mail program stops mails of this kind (RFC 8058); null: the mail has no such address.
alter table mail_outbox add column stop_url text;

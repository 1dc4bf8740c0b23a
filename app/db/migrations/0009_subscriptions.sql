-- When a subscription that is cancelled already ends: until then it is paid for.
alter table subscriptions add column ends_at timestamptz;
-- When its owner was told for the last time, before a grace without payment ends; emptied with the grace.
alter table subscriptions add column last_call_at timestamptz;
create index subscriptions_in_grace on subscriptions (grace_until) where grace_until is not null and last_call_at is null;
-- The address of e-mail that the payment provider knows.
alter table subscriptions add column told_email text;

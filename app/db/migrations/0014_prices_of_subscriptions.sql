-- What is paid for a subscription, as the payment provider has it; empty until it is looked at again.
alter table subscriptions add column price jsonb;

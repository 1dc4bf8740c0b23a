-- The invoice of which the subscriber was last sent a receipt: each is told once. Empty until it is looked at again.
alter table subscriptions add column receipted_invoice text;

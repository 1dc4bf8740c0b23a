-- A purchase that is paid on the payment provider's own page has no card of the form's: it waits for that page.
alter table purchases alter column payment_method_id drop not null;
alter table purchases add column checkout_id text unique;
alter table purchases drop constraint purchases_state_check;
alter table purchases add constraint purchases_state_check check (state in ('started', 'customerMade', 'cardAttached', 'charging', 'confirming', 'checkingOut', 'paid', 'completed', 'undoing', 'undone'));
alter table purchases add check (state <> 'checkingOut' or checkout_id is not null);

-- How often something was tried of late, by account or address (domain/limits). Keys are digests.
create table rate_limits (
  key text primary key,
  points int not null,
  expire timestamptz
);
create index rate_limits_by_expiry on rate_limits (expire);

-- A mail that no receiver took for days is given up, and kept for the operator to see.
alter table mail_outbox add column failed_at timestamptz;
drop index mail_outbox_waiting;
create index mail_outbox_waiting on mail_outbox (next_try_at) where sent_at is null and failed_at is null;

-- One attempt to register and pay, with how far it has come (domain/payments/purchase-states.ts). It is written before and after
-- every call to the payment provider, so that whoever finds it can bring it to its end: an account that is paid for, or no payment.
create table purchases (
  id uuid primary key,
  -- Chosen by the page; the same key is the same attempt.
  attempt_key text not null constraint purchases_attempt_key_taken unique check (char_length(attempt_key) between 8 and 255),
  state text not null check (state in ('started', 'customerMade', 'cardAttached', 'charging', 'confirming', 'paid', 'completed', 'undoing', 'undone')),
  username_key text not null,
  email_key text not null,
  -- What the account is made of, the password as its hash; emptied when the attempt has ended.
  registration jsonb,
  payment_method_id text not null,
  customer_id text unique,
  subscription_id text unique,
  user_id uuid references users on delete set null,
  -- Why it was undone, as the buyer reads it.
  refusal text,
  charged boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'completed' or (customer_id is not null and subscription_id is not null)),
  check (registration is not null or state in ('completed', 'undoing', 'undone'))
);
-- Nobody pays twice for one name or address, however often the page was sent.
create unique index purchases_one_open_by_username on purchases (username_key) where state not in ('completed', 'undoing', 'undone');
create unique index purchases_one_open_by_email on purchases (email_key) where state not in ('completed', 'undoing', 'undone');
create index purchases_open on purchases (updated_at) where state not in ('completed', 'undone');
create index purchases_by_user on purchases (user_id);

-- Raised with every change of the standing, so that of two changes at once the later look at the provider wins.
alter table subscriptions add column version int not null default 0;

-- What a subscription that is sold needs: money, periods, and the provider's references. Amounts are in minor units.

alter table plan add column trial_days integer not null default 0 check (trial_days >= 0);

-- Null in all of these: the time was given, not sold.
alter table subscription
  add column state text check (state in ('pending', 'trial', 'active', 'grace', 'hold', 'paused', 'ended')),
  add column anchor_at timestamptz,
  -- The number of the period that began at the anchor, and of the current one; 0 before the first.
  add column anchor_period integer,
  add column period_number integer,
  -- The next charge or the end that was paid for; ends_at is the end of access, which is later while a renewal may be under way.
  add column period_ends_at timestamptz,
  add column hold_since timestamptz,
  add column paused_until timestamptz,
  -- The identifier of the plan that the next period has.
  add column pending_plan text references plan,
  add check ((state is null) = (anchor_at is null) and (state is null) = (anchor_period is null) and (state is null) = (period_number is null) and (state is null) = (period_ends_at is null));

create index subscription_sold on subscription (subscription_id) where state is not null;

create table billing_customer (
  user_id text primary key,
  stripe_customer_id text unique,
  created_at timestamptz not null
);

create table payment_method (
  user_id text not null,
  payment_method_id text not null,
  rail text not null check (rail in ('stripe')),
  provider_ref text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  exp_month integer not null,
  exp_year integer not null,
  -- The provider's fingerprint of the card, as a keyed hash: who had a trial with it before.
  fingerprint bytea,
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (user_id, payment_method_id),
  unique (rail, provider_ref)
);
create unique index payment_method_default on payment_method (user_id) where is_default;

create table billing_order (
  user_id text not null,
  order_id text primary key,
  kind text not null check (kind in ('new', 'change', 'renewal')),
  status text not null check (status in ('open', 'paying', 'paid', 'expired', 'cancelled')),
  subscription_id text not null,
  plan_id text not null references plan_version,
  -- The number of the paid period.
  period_number integer not null,
  currency text not null,
  -- What is due with this order; the figures that were shown are in quote.
  total integer not null check (total >= 0),
  quote jsonb not null,
  country text not null,
  -- {"name", "region", "postal_code"}, where an invoice must say it.
  buyer jsonb,
  coupon_code text,
  renews boolean not null,
  payment_method_id text not null,
  request_id text,
  -- Of the content of the request, which must not differ in a repeat.
  content_hash bytea,
  language text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz
);
create unique index billing_order_request on billing_order (user_id, request_id);
create unique index billing_order_period on billing_order (subscription_id, period_number) where kind = 'renewal';
create unique index billing_order_paying on billing_order (user_id) where status = 'paying' and kind <> 'renewal';
create index billing_order_by_user on billing_order (user_id, created_at desc);
create index billing_order_by_subscription on billing_order (subscription_id);

-- One attempt at one provider. Its id is the provider's idempotency key.
create table payment (
  payment_id text primary key,
  user_id text not null,
  order_id text not null references billing_order,
  attempt integer not null check (attempt > 0),
  rail text not null check (rail in ('stripe')),
  payment_method_id text not null,
  is_off_session boolean not null,
  state text not null check (state in ('created', 'action', 'processing', 'cancelled', 'failed', 'succeeded')),
  currency text not null,
  amount integer not null check (amount > 0),
  provider_ref text,
  decline jsonb,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (order_id, attempt),
  unique (rail, provider_ref)
);

create index payment_by_user on payment (user_id, created_at desc);

-- One for a payment, in full or in part.
create table refund (
  payment_id text primary key references payment,
  user_id text not null,
  amount integer not null check (amount > 0),
  -- A second payment of an order, or one that came too late to give anything.
  reason text not null check (reason in ('duplicate', 'late')),
  created_at timestamptz not null,
  -- The provider has taken it.
  sent_at timestamptz
);

create table subscription_period (
  subscription_id text not null,
  period_number integer not null,
  user_id text not null,
  order_id text not null unique references billing_order,
  plan_id text not null references plan_version,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What was charged plus the credit that was used.
  value integer not null check (value >= 0),
  currency text not null,
  primary key (subscription_id, period_number),
  check (starts_at < ends_at)
);

-- What a user has left of a changed plan, and what periods used of it.
create table credit_entry (
  user_id text not null,
  order_id text not null references billing_order,
  currency text not null,
  amount integer not null,
  at timestamptz not null
);
create index credit_entry_by_user on credit_entry (user_id, currency);

create table coupon (
  -- Normalized.
  code text primary key,
  -- {"type": "percent", "percent"} or {"type": "fixed", "amounts": {"INR": 5000}}.
  discount jsonb not null,
  -- Null for all periods.
  periods integer check (periods > 0),
  plans jsonb,
  countries jsonb,
  valid_from timestamptz not null,
  valid_until timestamptz,
  is_first_only boolean not null default false,
  cap integer check (cap >= 0),
  -- Reserved and used.
  taken integer not null default 0 check (taken >= 0 and (cap is null or taken <= cap))
);

create table coupon_use (
  coupon_code text not null references coupon,
  user_id text not null,
  order_id text not null,
  is_used boolean not null default false,
  primary key (coupon_code, user_id)
);

-- Who had a trial: a keyed hash of each thing that identifies them. It outlives a deleted account.
create table trial_claim (
  kind text not null,
  hash bytea not null,
  claimed_at timestamptz not null,
  primary key (kind, hash)
);

create table invoice_series (
  series text not null,
  year text not null,
  last_number integer not null,
  primary key (series, year)
);

create table invoice (
  invoice_id text primary key,
  number text not null unique,
  kind text not null check (kind in ('invoice', 'creditNote')),
  user_id text not null,
  order_id text not null references billing_order,
  issued_at timestamptz not null,
  -- Seller, buyer, lines and taxes as they were.
  document jsonb not null,
  unique (order_id, kind)
);
create index invoice_by_user on invoice (user_id, issued_at desc);

-- An event of a provider is a hint: it names what to read again.
create table provider_event (
  rail text not null,
  event_id text not null,
  type text not null,
  received_at timestamptz not null,
  primary key (rail, event_id)
);

-- Work at a time of the app's clock, once for each kind and subject.
create table billing_task (
  kind text not null,
  subject text not null,
  due_at timestamptz not null,
  -- In real time: a process that died loses its task after this.
  lease_until timestamptz,
  attempts integer not null default 0,
  primary key (kind, subject)
);
create index billing_task_due on billing_task (due_at);

-- What happened to whom, and when: the audit trail.
create table billing_event (
  event_id bigint generated always as identity primary key,
  user_id text not null,
  subscription_id text,
  type text not null,
  at timestamptz not null,
  details jsonb not null
);
create index billing_event_by_user on billing_event (user_id, at);

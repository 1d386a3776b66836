-- A charge that its cardholder contests at the bank.
create table dispute (
  -- The provider's id.
  dispute_ref text primary key,
  payment_id text not null references payment,
  user_id text not null,
  subscription_id text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  amount integer not null,
  currency text not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index dispute_by_subscription on dispute (subscription_id);
create index dispute_by_payment on dispute (payment_id);

-- While a charge is disputed nothing renews: whether it does so again should the dispute be won. Null without one.
alter table subscription add column renews_after_dispute boolean;

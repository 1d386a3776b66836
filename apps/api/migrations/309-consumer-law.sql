-- Withdrawals from contracts in the European Union: when they were received, and the payment that goes back, if any.
create table withdrawal (
  subscription_id text primary key,
  user_id text not null,
  request_id text not null,
  received_at timestamptz not null,
  payment_id text references payment,
  currency text not null,
  amount integer not null check (amount >= 0),
  unique (user_id, request_id)
);

-- Who had a refund at their request, by keyed hashes as in trial_claim: again after twelve months.
create table refund_claim (
  kind text not null,
  hash bytea not null,
  claimed_at timestamptz not null,
  primary key (kind, hash)
);

-- The revision of a plan that the next period has, because its price was promised.
alter table subscription drop constraint subscription_pending_plan_fkey;
update subscription set pending_plan = (select current_version from plan where identifier = pending_plan) where pending_plan is not null;
alter table subscription add constraint subscription_pending_plan_fkey foreign key (pending_plan) references plan_version;

insert into billing_task (kind, subject, due_at)
  select 'notices', subscription_id, now() from subscription where state in ('trial', 'active', 'paused') and renews
  on conflict do nothing;

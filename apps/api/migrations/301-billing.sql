-- What is sold. Words for people are jsonb: {"english": "...", "bengali": "..."}. Amounts are in minor units.
create table plan (
  identifier text primary key,
  position integer not null,
  title jsonb not null,
  description jsonb not null,
  period text not null check (period in ('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')),
  is_recommended boolean not null,
  -- Whose terms are sold now; older ones stay for those who bought them.
  current_version text not null
);

-- prices: [{"country", "currency", "amount"}], the default last.
create table plan_version (
  plan_id text primary key,
  identifier text not null references plan,
  simultaneous_streams integer not null check (simultaneous_streams > 0),
  max_connected_devices integer not null check (max_connected_devices > 0),
  download boolean not null,
  download_resolution text,
  streaming_resolution text not null check (streaming_resolution ~ '^[0-9]{3,4}p$'),
  prices jsonb not null
);

create table subscription (
  user_id text not null,
  subscription_id text not null,
  plan_id text not null references plan_version,
  status text not null check (status in ('ACTIVE', 'INACTIVE', 'EXPIRED')),
  acquisition text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  currency text,
  amount integer,
  renews boolean not null,
  country text not null,
  coupon_code text,
  payment_processor text,
  created_at timestamptz not null,
  primary key (user_id, subscription_id),
  check ((currency is null) = (amount is null))
);

-- A TV that asks to be signed in. The code and the TV's secret are stored as hashes; `ended` frees both for the next one.
create table tv_activation (
  id text primary key,
  device_code_hash bytea not null unique,
  code_mac bytea not null,
  device_id text not null,
  device_name text,
  model text,
  address_country text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  interval_s integer not null,
  polled_at timestamptz,
  state text not null check (state in ('waiting', 'claimed', 'allowed', 'denied', 'redeemed')),
  claimed_by text references account on delete cascade,
  -- The session that allowed it, and when its user last proved who they are.
  claimed_sid text,
  authenticated_at timestamptz,
  locale text check (locale in ('en', 'bn')),
  session_id text,
  ended boolean not null default false
);

create unique index tv_activation_by_code on tv_activation (code_mac) where not ended;
create unique index tv_activation_by_device on tv_activation (device_id) where not ended;
create index tv_activation_alive on tv_activation (expires_at) where not ended;
create index tv_activation_by_expiry on tv_activation (expires_at);
create index tv_activation_by_user on tv_activation (claimed_by) where claimed_by is not null;

-- What a link opens: a session of its own, or only an activation.
alter table sign_in_link add column purpose text not null default 'session' check (purpose in ('session', 'activation'));

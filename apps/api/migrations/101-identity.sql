create table account (
  user_id text primary key,
  phone_number text unique,
  email text unique,
  name text,
  date_of_birth date,
  maturity_rating text,
  parental_control boolean not null default false,
  registered_via text not null,
  autoplay_next_episode boolean not null default true,
  autoplay_trailer boolean not null default true,
  terms_version text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null
);

create table profile (
  user_id text not null references account on delete cascade,
  profile_id text not null,
  profile_type text not null,
  primary key (user_id, profile_id)
);

-- A code on its way: found by the hash of the flow's id, opened only together with the device's.
create table sign_in_flow (
  flow_hash bytea primary key,
  device_hash bytea not null,
  channel text not null check (channel in ('sms', 'email')),
  identifier text not null,
  code_mac bytea not null,
  attempts integer not null default 0,
  terms_accepted_at timestamptz,
  created_at timestamptz not null,
  code_expires_at timestamptz not null
);

create index sign_in_flow_by_identifier on sign_in_flow (identifier, created_at desc);
create index sign_in_flow_by_age on sign_in_flow (created_at);

create table session (
  user_id text not null references account on delete cascade,
  session_id text not null,
  profile_id text not null,
  device_id text not null,
  device_name text,
  platform text not null,
  is_parked boolean not null,
  -- How often the refresh token was exchanged; the token itself is not kept, only what it is made with.
  generation integer not null default 0,
  refresh_salt bytea not null,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, session_id)
);

create unique index session_one_per_device on session (user_id, device_id) where ended_at is null;
create index session_by_end on session (ended_at) where ended_at is not null;

create table rate_limit (
  key text primary key,
  points integer not null,
  resets_at timestamptz not null
);

create index rate_limit_by_reset on rate_limit (resets_at);

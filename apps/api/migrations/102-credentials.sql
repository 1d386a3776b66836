-- What opens an account besides a code, and what is written down about it.
alter table account add column password_hash text;

-- One machinery for all codes; what a code opens is its flow's purpose.
alter table sign_in_flow rename to code_flow;
alter index sign_in_flow_pkey rename to code_flow_pkey;
alter index sign_in_flow_by_identifier rename to code_flow_by_identifier;
alter index sign_in_flow_by_age rename to code_flow_by_age;
alter table code_flow add column purpose text not null default 'login' check (purpose in ('login', 'addPhone'));
alter table code_flow alter column purpose drop default;
alter table code_flow drop constraint sign_in_flow_channel_check;
alter table code_flow add constraint code_flow_channel_check check (channel in ('sms', 'whatsapp', 'email'));

-- Where a session was opened, and why it is no more.
alter table session add column country text;
alter table session add column ended_because text
  check (ended_because in ('signedOut', 'deviceRemoved', 'passwordChanged', 'tokenReused', 'replaced'));

create table password_reset (
  token_hash bytea primary key,
  user_id text not null references account on delete cascade,
  expires_at timestamptz not null
);

create index password_reset_by_user on password_reset (user_id);
create index password_reset_by_expiry on password_reset (expires_at);

-- Carries a signed-in viewer to another browser. It dies with the session that made it.
create table sign_in_link (
  token_hash bytea primary key,
  user_id text not null,
  session_id text not null,
  expires_at timestamptz not null,
  foreign key (user_id, session_id) references session on delete cascade
);

create index sign_in_link_by_session on sign_in_link (user_id, session_id);
create index sign_in_link_by_expiry on sign_in_link (expires_at);

-- Devices on which an account was ever used, also those that signed out: what is not here is new.
create table known_device (
  user_id text not null references account on delete cascade,
  device_id text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_id)
);

create index known_device_by_age on known_device (last_seen_at);
insert into known_device (user_id, device_id, last_seen_at)
  select user_id, device_id, max(last_active_at) from session group by user_id, device_id;

-- The audit trail. It outlives the account, and holds no secret and no whole number or address of a person.
create table sign_in_event (
  event_id text primary key,
  kind text not null,
  user_id text,
  identifier text,
  address text not null,
  device_id text,
  device_name text,
  country text not null,
  outcome text not null,
  at timestamptz not null
);

create index sign_in_event_by_user on sign_in_event (user_id, at);
create index sign_in_event_by_age on sign_in_event (at);

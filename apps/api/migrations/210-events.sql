-- Events of analytics, one partition a day. Old days are dropped, never deleted row by row.
create sequence event_position;

create table event (
  day date not null,
  event_id uuid not null,
  name text not null,
  at timestamptz not null,
  -- With the position the order of storage, for cursors.
  stored_at timestamptz not null,
  position bigint not null default nextval('event_position'),
  view_id uuid,
  -- Keyed hash of the user, only with consent to analytics.
  user_key text,
  country text,
  -- Who may get it besides the operator: own, errors, analytics, marketing.
  audience text not null,
  -- The share of events that is recorded.
  sample real not null,
  context jsonb not null,
  props jsonb not null,
  primary key (day, event_id)
) partition by range (day);

-- Of days whose partition was not made in time.
create table event_default partition of event default;

create index event_by_storage on event using brin (stored_at);
create index event_to_send on event (position) where audience <> 'own';
create index event_by_user on event (user_key) where user_key is not null;

-- Events that a transaction makes true, until the job stores them.
create table event_outbox (
  outbox_id bigint generated always as identity primary key,
  event_id uuid not null,
  name text not null,
  at timestamptz not null,
  user_key text,
  country text,
  audience text not null,
  context jsonb not null,
  props jsonb not null
);
create index event_outbox_by_user on event_outbox (user_key) where user_key is not null;

-- How far each reader of events has come.
create table event_cursor (
  reader text primary key,
  position bigint not null,
  stored_at timestamptz not null
);

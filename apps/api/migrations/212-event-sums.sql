-- Sums of events, without users, kept for 25 months.
create table event_day (
  day date not null,
  name text not null,
  country text not null,
  -- Weighted by the share that was recorded.
  events double precision not null,
  primary key (day, name, country)
);

create table qoe_hour (
  hour timestamptz not null,
  country text not null,
  player_version text not null,
  device_class text not null,
  views bigint not null,
  -- Without refusals.
  allowed bigint not null,
  started bigint not null,
  exits_before_start bigint not null,
  start_failures bigint not null,
  playback_failures bigint not null,
  -- Of views whose startup time is known.
  timed_starts bigint not null,
  startup_ms bigint not null,
  starts_within_2s bigint not null,
  watched_s bigint not null,
  stalled_ms bigint not null,
  stalls bigint not null,
  -- Of views whose bitrate is known: what they played, and for how long.
  played_kbit bigint not null,
  rated_s bigint not null,
  primary key (hour, country, player_version, device_class)
);

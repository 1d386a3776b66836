-- How far each destination of events has come. One process at a time holds the lease.
create table event_destination (
  destination text primary key,
  position bigint not null default 0,
  stored_at timestamptz not null default 'epoch',
  lease_until timestamptz,
  attempts int not null default 0,
  next_at timestamptz not null default 'epoch'
);

-- Events that a destination refused, or did not take for a day.
create table event_dead_letter (
  destination text not null,
  day date not null,
  event_id uuid not null,
  reason text not null,
  at timestamptz not null,
  primary key (destination, day, event_id)
);

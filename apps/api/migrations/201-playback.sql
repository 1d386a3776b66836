-- How far each movie or episode was watched, by whom. Rows change often, so no index but the key, and room to change in place.
create table watch_progress (
  user_id text not null,
  profile_id text not null,
  content_id text not null,
  content_type text not null check (content_type in ('movie', 'episode')),
  series_id text,
  seconds_watched double precision not null,
  runtime double precision not null,
  watched_at timestamptz not null,
  primary key (user_id, profile_id, content_id)
) with (fillfactor = 70);

create table watch_list_entry (
  user_id text not null,
  profile_id text not null,
  content_id text not null,
  added_at timestamptz not null,
  primary key (user_id, profile_id, content_id)
);

-- Who plays now. After a crash everybody's next beat writes it anew, so it needs no log.
create unlogged table stream_slot (
  viewer text not null,
  stream_id text not null,
  device text not null,
  started_at timestamptz not null,
  last_beat timestamptz not null,
  primary key (viewer, stream_id)
) with (fillfactor = 70);

-- What plays now, and where: another device may stop it, and the same browser may take its slot over. It replaces
-- stream_slot, which a later migration creates on a new database. Rows live a minute, so they need no log.
create unlogged table running_stream (
  viewer text not null,
  stream_id text not null,
  browser text not null,
  device text not null,
  content_id text not null,
  started_at timestamptz not null,
  last_beat timestamptz not null,
  stopped_by text,
  stopped_in_same_browser boolean not null,
  primary key (viewer, stream_id)
) with (fillfactor = 70);

-- When a profile last changed its list or its rating of a title, also where nothing is left of either: an older change
-- that arrives later, from a device that had no connection, is told by it.
create table last_change (
  user_id text not null,
  profile_id text not null,
  content_id text not null,
  thing text not null check (thing in ('list', 'rating')),
  made_at timestamptz not null,
  primary key (user_id, profile_id, content_id, thing)
);
insert into last_change select user_id, profile_id, content_id, 'list', added_at from watch_list_entry;
insert into last_change select user_id, profile_id, content_id, 'rating', rated_at from content_rating;

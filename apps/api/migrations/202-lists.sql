-- Where an entry stands on its list: the greater above. A new one comes with its time, in seconds, so it stands first;
-- putting entries in another order gives each a place of its own below the highest.
alter table watch_list_entry add column place double precision;
update watch_list_entry set place = extract(epoch from added_at);
alter table watch_list_entry alter column place set not null, alter column place set default extract(epoch from now());

-- A movie or series that is not offered to go on with, until it is watched again after that moment. What was watched stays.
create table set_aside (
  user_id text not null,
  profile_id text not null,
  content_id text not null,
  since timestamptz not null,
  primary key (user_id, profile_id, content_id)
);

create table content_rating (
  user_id text not null,
  profile_id text not null,
  content_id text not null,
  rating text not null check (rating in ('like', 'love', 'not for me')),
  rated_at timestamptz not null,
  primary key (user_id, profile_id, content_id)
);

-- The titles that a viewer opened from a search, the newest few of each profile.
create table search_history (
  user_id text not null,
  profile_id text not null,
  content_id text not null,
  opened_at timestamptz not null,
  primary key (user_id, profile_id, content_id)
);

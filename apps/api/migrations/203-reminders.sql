-- Who wants to be told when a title is out: in which language, and for which country. It goes when they were told.
-- due_at: not before this moment is it tried (again); tries: how often it was.
create table reminder (
  user_id text not null,
  profile_id text not null,
  content_id text not null,
  locale text not null check (locale in ('en', 'bn')),
  country text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (user_id, profile_id, content_id)
);
create index reminder_by_title on reminder (content_id, due_at);

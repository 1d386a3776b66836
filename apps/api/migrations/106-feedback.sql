-- What somebody said of what stands in their way: until it is mailed to whoever helps, and for some time after.
-- due_at: not before this moment is it tried (again); tries: how often it was. What was not said is empty.
create table feedback (
  feedback_id text primary key,
  -- What its writer was given to quote, and stands in the logs.
  request_id text not null,
  said text not null,
  page text not null,
  email text not null,
  locale text not null check (locale in ('en', 'bn')),
  said_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  mailed_at timestamptz
);
create index feedback_to_mail on feedback (due_at) where mailed_at is null;
create index feedback_mailed on feedback (mailed_at);

-- A press of the button makes one charge.
create unique index payment_request on payment (user_id, request_id);

-- 'user': whom the plan was paid back at their request, which a press of the button made.
alter table refund
  drop constraint refund_reason_check,
  add constraint refund_reason_check check (reason in ('duplicate', 'late', 'user')),
  add column request_id text,
  add column state text not null default 'created' check (state in ('created', 'pending', 'succeeded', 'failed')),
  add column provider_ref text unique;
update refund set state = 'succeeded' where sent_at is not null;
create unique index refund_request on refund (user_id, request_id);
create index refund_by_user on refund (user_id, created_at desc);

-- When a user last watched with a plan. Clearing the watch history does not change it.
create table last_watched (
  user_id text primary key,
  at timestamptz not null
);

-- What a viewer agreed to with an order: {"text", "version", "language", "at", "figures"}. Null where nobody was asked, as in a renewal.
alter table billing_order add column consent jsonb;

create index billing_order_paid on billing_order (paid_at) where status = 'paid';
create index payment_settled on payment (settled_at) where state = 'succeeded';

-- The notices that were sent, each once.
create table billing_notice (
  subject text primary key,
  user_id text not null,
  sent_at timestamptz not null
);

insert into billing_task (kind, subject, due_at) select 'notices', subscription_id, now() from subscription where state in ('trial', 'active') and renews;
insert into billing_task (kind, subject, due_at) values ('dailyCheck', 'all', now());

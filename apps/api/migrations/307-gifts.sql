-- Gifts that viewers buy.

alter table billing_order
  drop constraint billing_order_kind_check,
  add constraint billing_order_kind_check check (kind in ('new', 'change', 'renewal', 'gift')),
  -- {"months", "to": {"email", "name", "from", "message", "language"} or null}: what is given, and to whom it is mailed.
  add column gift jsonb,
  add check ((kind = 'gift') = (gift is not null));

-- A gift and the own plan do not wait for each other.
drop index billing_order_paying;
create unique index billing_order_paying on billing_order (user_id) where status = 'paying' and kind in ('new', 'change');
create unique index billing_order_paying_gift on billing_order (user_id) where status = 'paying' and kind = 'gift';

alter table gift_code
  -- What it was bought with; null for codes that the operator has made.
  add column order_id text unique references billing_order,
  -- Paid back to its buyer: nobody can redeem it any more.
  add column revoked_at timestamptz,
  -- Of the mails to the user who redeemed it.
  add column language text,
  add check (redeemed_by is null or revoked_at is null);

-- Gifts that run already are told the day before they end, too.
insert into billing_task (kind, subject, due_at) select 'notices', subscription_id, now() from subscription where state is null and status = 'ACTIVE' and ends_at > now();

-- The payment gateway of India: UPI, net banking, wallets and cards of its own page.

alter table payment_method
  drop constraint payment_method_rail_check,
  add constraint payment_method_rail_check check (rail in ('stripe', 'gateway')),
  drop constraint payment_method_last_four_check,
  add column kind text not null default 'card' check (kind in ('card', 'upi')),
  -- Of cards only.
  alter column last_four drop not null,
  alter column exp_month drop not null,
  alter column exp_year drop not null,
  add constraint payment_method_last_four_check check (last_four ~ '^[0-9]{4}$'),
  -- Of UPI only, masked: it is shown, and never sent anywhere.
  add column upi_address text,
  -- A mandate at the gateway is read through the payment that it began with.
  add column mandate_payment_id text,
  -- The most that one debit may take.
  add column mandate_maximum integer,
  add check ((rail = 'gateway') = (mandate_payment_id is not null));

-- Null where the payer chooses at the gateway, and has no mandate yet.
alter table billing_order
  alter column payment_method_id drop not null,
  add column rail text not null default 'stripe' check (rail in ('stripe', 'gateway'));

alter table payment
  drop constraint payment_rail_check,
  add constraint payment_rail_check check (rail in ('stripe', 'gateway')),
  alter column payment_method_id drop not null,
  -- What its payer chose at the gateway: {"type", "method"}.
  add column chosen jsonb,
  -- Where its payer goes on: what the gateway answered.
  add column next jsonb,
  -- The press of the button that made it; null for those that nobody pressed a button for.
  add column request_id text;

-- A notice is leased while it is sent, so that two lanes do not send it twice. Without `sent_at` it was not sent.
alter table billing_notice alter column sent_at drop not null;
alter table billing_notice add column lease_until timestamptz;

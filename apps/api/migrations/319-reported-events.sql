-- Which events of billing have been reported to analytics. Those before it are not.
alter table billing_event add is_reported boolean not null default true;
alter table billing_event alter is_reported set default false;
create index billing_event_to_report on billing_event (event_id) where not is_reported;

-- Of codes that the operator has made together.
alter table gift_code add batch_id uuid;

-- The change before a change of the same subscription, for its report.
create index billing_event_by_subscription on billing_event (subscription_id, event_id);

-- Several coupons with one cap, which holds besides that of each.
create table coupon_campaign (
  campaign text primary key,
  cap integer not null check (cap >= 0),
  -- Reserved and used, by all its coupons.
  taken integer not null default 0 check (taken >= 0 and taken <= cap)
);
alter table coupon add column campaign text references coupon_campaign;

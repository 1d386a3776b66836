-- A change of a plan whose renewal was cancelled: its payment also makes the plan renew again.
alter table billing_order add column resumes boolean not null default false;

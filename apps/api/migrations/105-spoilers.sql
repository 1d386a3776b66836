-- Whoever wants no episode told before they have begun it.
alter table account add column hides_spoilers boolean not null default false;

-- Parental control belongs to a profile. cap: the lowest maturity that is not shown, 5 shows all; level: the lowest that
-- asks for the PIN, 5 asks for none. parental_version counts the changes, for the tokens that carry them.
alter table profile
  add column level smallint not null default 5 check (level between 0 and 5),
  add column cap smallint not null default 5 check (cap between 1 and 5),
  add column pin_hash text check ((pin_hash is null) = (level = 5)),
  add column parental_version integer not null default 0,
  add column parental_changed_at timestamptz;
create index profile_by_parental_change on profile (parental_changed_at) where parental_changed_at is not null;

-- Were never written.
alter table account drop column maturity_rating, drop column parental_control;

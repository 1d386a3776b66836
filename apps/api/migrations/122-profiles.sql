-- A main profile may stay unnamed. Its settings are the account's; those of the others are null until they are chosen.
alter table profile
  add column name text,
  add column avatar text check (avatar in ('amber', 'coral', 'green', 'teal', 'blue', 'violet')),
  add column created_at timestamptz,
  add column autoplay_next_episode boolean,
  add column autoplay_trailer boolean,
  add column hides_spoilers boolean,
  -- Of the profile itself; pin_hash is that of its parental control.
  add column lock_hash text,
  add column lock_attempts smallint not null default 0,
  add column lock_window_ends_at timestamptz,
  -- Thirty days later it is erased.
  add column removed_at timestamptz,
  drop constraint profile_check,
  -- A Kids profile hides what is restricted, so there is nothing to ask a PIN for.
  add constraint profile_pin check (profile_type = 'Kids' or (pin_hash is null) = (level = 5)),
  add constraint profile_type check (profile_type in ('Master', 'Standard', 'Kids')),
  add constraint profile_kids check (profile_type <> 'Kids' or (cap in (1, 2) and level = cap and pin_hash is null and lock_hash is null)),
  add constraint profile_main check (profile_type <> 'Master' or removed_at is null);
create index profile_by_removal on profile (removed_at) where removed_at is not null;

-- Null: no profile is open.
alter table session
  alter column profile_id drop not null,
  add column profile_opened_at timestamptz;

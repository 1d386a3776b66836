-- Changes of a contact that the owner may still take back. The link goes to the previous contact; a contact that was
-- only added has none, and is taken back with a later change.
create table contact_change (
  change_id bigint generated always as identity primary key,
  token_hash bytea unique,
  user_id text not null references account on delete cascade,
  contact text not null check (contact in ('phone_number', 'email')),
  before text check ((before is null) = (token_hash is null)),
  changed_at timestamptz not null,
  expires_at timestamptz not null
);

create index contact_change_by_user on contact_change (user_id, change_id);
create index contact_change_by_expiry on contact_change (expires_at);

alter table session
  drop constraint session_ended_because_check,
  add constraint session_ended_because_check
    check (ended_because in ('signedOut', 'deviceRemoved', 'passwordChanged', 'tokenReused', 'replaced', 'contactReverted'));

-- The name that the user gave a device, which outlives its sessions; and a TV's model, as the TV told it.
alter table known_device add column name text;
alter table session add column model text;

-- The languages in which videos start, as tags; null is the title's own. `off` as subtitles shows none.
alter table account add column audio_language text, add column subtitle_language text;

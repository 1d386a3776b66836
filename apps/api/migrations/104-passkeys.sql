create table passkey (
  passkey_id text primary key,
  user_id text not null references account on delete cascade,
  -- The authenticator's own name for it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it was used, as the authenticator says; one that does not count stays at 0.
  counter bigint not null,
  transports text[] not null,
  name text,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkey_by_user on passkey (user_id, created_at);

-- A challenge is answered once: for signing in by anybody, for a new passkey by the viewer who asked.
create table passkey_challenge (
  challenge_hash bytea primary key,
  user_id text references account on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenge_by_expiry on passkey_challenge (expires_at);

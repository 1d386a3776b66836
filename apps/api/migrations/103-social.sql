-- An account elsewhere that opens one here: by the provider's own name for the person, never by an address.
create table social_account (
  provider text not null check (provider in ('google', 'apple', 'facebook')),
  subject text not null,
  user_id text not null references account on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (provider, subject)
);

create index social_account_by_user on social_account (user_id);

-- Providers' tokens that signed somebody in; each does so once.
create table social_token (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

create index social_token_by_expiry on social_token (expires_at);

-- A plan with a higher rank is better, whatever it costs.
alter table plan add column rank integer not null default 0;
alter table plan alter column rank drop default;

-- code_hash: SHA-256 of the normalized code, whose 80 random bits nobody can guess. Nobody can read a code here either.
create table gift_code (
  code_hash bytea primary key,
  plan_id text not null references plan_version,
  months integer not null check (months between 1 and 36),
  expires_at timestamptz not null,
  redeemed_by text,
  redeemed_at timestamptz,
  -- The time that the gift gave, for the repeated answer.
  starts_at timestamptz,
  ends_at timestamptz,
  check ((redeemed_by is null) = (redeemed_at is null) and (redeemed_by is null) = (starts_at is null) and (redeemed_by is null) = (ends_at is null))
);
create index gift_code_by_user on gift_code (redeemed_by) where redeemed_by is not null;

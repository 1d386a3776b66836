-- Privacy choices of users. Rows are only added, and go with the account.
create table consent_log (
  consent_id bigint generated always as identity primary key,
  user_id text not null,
  version int not null,
  analytics boolean not null,
  marketing boolean not null,
  source text not null,
  gpc text not null,
  country text not null,
  at timestamptz not null
);
create index consent_log_by_user on consent_log (user_id, consent_id);

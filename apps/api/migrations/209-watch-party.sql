-- People who watch together. A party lives for hours, so it needs no log; its state is that of the domain's `Party`.
create unlogged table watch_party (
  code text primary key,
  state jsonb not null,
  expires_at timestamptz not null
);
create index watch_party_by_expiry on watch_party (expires_at);

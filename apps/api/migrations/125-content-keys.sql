-- The keys of a protected video, one per tier, sealed with the key-encryption key that `kek_id` names. `asset_id` is the folder of the video.
create table content_key (
  asset_id text not null,
  label text not null check (label in ('AUDIO', 'SD', 'HD', 'UHD')),
  kid uuid not null unique,
  key_sealed bytea not null,
  kek_id text not null,
  created_at timestamptz not null default now(),
  primary key (asset_id, label)
);

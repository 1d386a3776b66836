-- Intro, recap and credits of what a movie or episode plays, and its chapters with their titles in every language.
alter table plays
  add column markers jsonb not null default '[]' check (jsonb_typeof(markers) = 'array'),
  add column chapters jsonb not null default '[]' check (jsonb_typeof(chapters) = 'array');

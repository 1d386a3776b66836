-- Words for people are jsonb: {"english": "...", "bengali": "..."}. English is always there.
-- Ids are made by whoever writes the title; movies, series and episodes share one space of them.

create table genre (
  slug text primary key,
  name jsonb not null,
  position integer not null
);

create table tag (
  slug text primary key,
  name jsonb not null
);

create table person (
  person_id text primary key,
  name jsonb not null
);

create table title (
  content_id text primary key,
  content_type text not null check (content_type in ('movie', 'series')),
  permanent_link text not null unique,
  title jsonb not null,
  tagline jsonb not null,
  description jsonb not null,
  year integer,
  maturity_rating text,
  content_descriptors jsonb not null,
  images jsonb not null,
  hero_notice jsonb,
  hero_text jsonb,
  monetization_model text not null,
  has_plan_limits boolean not null,
  included_plans jsonb not null,
  excluded_plans jsonb not null,
  allowed_countries text[],
  blocked_countries text[] not null,
  releases_at timestamptz,
  withdrawn_at timestamptz,
  recommendations text[] not null,
  added_at timestamptz not null default now(),
  fingerprint text not null
);

create table title_genre (
  content_id text not null references title on delete cascade,
  genre_slug text not null references genre,
  position integer not null,
  primary key (content_id, genre_slug)
);
create index title_genre_by_genre on title_genre (genre_slug, content_id);

create table title_tag (
  content_id text not null references title on delete cascade,
  tag_slug text not null references tag,
  position integer not null,
  primary key (content_id, tag_slug)
);

-- season_number is null for who stands in the credits of the whole title.
create table credit (
  content_id text not null references title on delete cascade,
  position integer not null,
  person_id text not null references person,
  job text,
  character jsonb,
  season_number integer,
  primary key (content_id, position)
);
create index credit_by_person on credit (person_id, content_id);

create table season (
  series_id text not null references title on delete cascade,
  season_number integer not null,
  title jsonb,
  releases_at timestamptz,
  primary key (series_id, season_number)
);

create table episode (
  content_id text primary key,
  series_id text not null,
  season_number integer not null,
  episode_number integer not null,
  title jsonb not null,
  description jsonb not null,
  images jsonb not null,
  releases_at timestamptz,
  foreign key (series_id, season_number) references season on delete cascade,
  unique (series_id, season_number, episode_number)
);

-- A film in its folder. It waits until it is packaged; run_length is in seconds.
create table asset (
  asset_id text primary key,
  status text not null check (status in ('waiting', 'ready', 'failed')),
  folder text,
  run_length double precision,
  tracks jsonb,
  source_hash text unique,
  check (status <> 'ready' or (folder is not null and run_length > 0 and tracks is not null))
);

-- Which film a movie or an episode plays. It outlives a rewriting of the title.
create table plays (
  content_id text primary key,
  asset_id text not null references asset
);
create index plays_by_asset on plays (asset_id);

create table page (
  page_id text primary key,
  title jsonb not null,
  description jsonb not null,
  fingerprint text not null
);

-- newest: the module shows the newest titles, or those of one type, instead of chosen ones.
create table module (
  module_id text primary key,
  page_id text not null references page on delete cascade,
  position integer not null,
  kind text not null check (kind in ('hero', 'tray', 'ranked', 'continueWatching')),
  orientation text not null check (orientation in ('landscape', 'portrait')),
  title jsonb not null,
  see_all text,
  newest text check (newest in ('all', 'movie', 'series')),
  unique (page_id, position)
);

create table module_entry (
  module_id text not null references module on delete cascade,
  position integer not null,
  content_id text not null references title on delete cascade,
  primary key (module_id, position)
);
create index module_entry_by_title on module_entry (content_id);

create table popular_search (
  position integer primary key,
  term jsonb not null
);

-- Counts the changes of the catalogue, so that whoever keeps answers knows when to forget them.
create table catalogue_version (
  one_row boolean primary key default true check (one_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

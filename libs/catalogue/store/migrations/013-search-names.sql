-- The people and genres of the catalogue as search finds them by name: folded, a line for each language.
create table search_name (
  kind text not null check (kind in ('person', 'genre')),
  id text not null,
  names text not null,
  words tsvector generated always as (to_tsvector('simple', names)) stored,
  primary key (kind, id)
);
create index search_name_words on search_name using gin (words);

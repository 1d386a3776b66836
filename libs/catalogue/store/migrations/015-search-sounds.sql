-- How the names of a title, of people and of genres sound, so that Bengali ones are found in Latin letters and the other
-- way. Every sound begins with a letter that begins no word (U+0298), so that it is never taken for one. Rows that were
-- there before get theirs when search is refreshed.
alter table search_document
  add column title_sounds text not null default '',
  add column people_sounds text not null default '',
  add column genre_sounds text not null default '',
  drop column words;
alter table search_document add column words tsvector generated always as (
  setweight(to_tsvector('simple', titles || E'\n' || title_sounds), 'A') ||
  setweight(to_tsvector('simple', people || E'\n' || people_sounds), 'B') ||
  setweight(to_tsvector('simple', genres || E'\n' || genre_sounds), 'C')
) stored;
create index search_document_words on search_document using gin (words);

alter table search_name
  add column sounds text not null default '',
  drop column words;
alter table search_name add column words tsvector generated always as (to_tsvector('simple', names || E'\n' || sounds)) stored;
create index search_name_words on search_name using gin (words);

-- Every sound without its first letter, to correct mistyped ones.
create table search_sound (
  sound text primary key
);
-- Needs pg_trgm, as 012 does.
create index search_sound_spelling on search_sound using gin (sound gin_trgm_ops);

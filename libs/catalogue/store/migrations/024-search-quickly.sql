-- What search leaves out and orders by stands beside what it finds. is_everywhere is as in title_genre. Rows that were
-- there before get theirs when search is refreshed.
alter table search_document
  add column year integer,
  add column is_everywhere boolean not null default false;

-- Names by how they begin, in either language: of very many titles that fit, those come first.
create index search_document_beginning on search_document (left(titles, 60) collate "C");
create index search_document_second_beginning on search_document (left(split_part(titles, E'\n', 2), 60) collate "C");

-- Words by how they begin: the full-text index is slow with beginnings and quick with whole words.
create index search_word_beginning on search_word (word collate "C");
create index search_sound_beginning on search_sound (sound collate "C");

-- The word itself and with each of its letters left out. Two words that share one of these are a slip apart: a letter
-- too many or too few, another letter, or two that changed places. Of very long words nothing is kept.
create function search_slips(word text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select left(word, greatest(place - 1, 0)) || substr(word, place + 1)
    from generate_series(0, case when length(word) <= 40 then length(word) else -1 end) as place
  )
$$;
create index search_word_slips on search_word using gin (search_slips(word));
create index search_sound_slips on search_sound using gin (search_slips(sound));

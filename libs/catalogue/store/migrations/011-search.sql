-- What can be searched of a title, folded, in every language. Lines of a column are parted by newlines.
create table search_document (
  content_id text primary key references title on delete cascade,
  titles text not null,
  people text not null,
  genres text not null,
  words tsvector generated always as (
    setweight(to_tsvector('simple', titles), 'A') ||
    setweight(to_tsvector('simple', people), 'B') ||
    setweight(to_tsvector('simple', genres), 'C')
  ) stored
);
create index search_document_words on search_document using gin (words);

-- Every word of the documents, to correct mistyped ones.
create table search_word (
  word text primary key
);

-- Needs the extension pg_trgm. An engine without it replaces this file by its own way to find words that look alike.
create extension if not exists pg_trgm;
create index search_word_spelling on search_word using gin (word gin_trgm_ops);
create index search_document_spelling on search_document
  using gin (titles gin_trgm_ops, people gin_trgm_ops, genres gin_trgm_ops);

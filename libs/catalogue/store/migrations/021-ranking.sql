-- What was watched most of late, as it was last counted; whoever counts writes it anew.
create table ranking (
  place integer primary key,
  content_id text not null
);

-- most_watched: the module shows what is watched most of all titles or of those of one type, and then its entries.
alter table module add column most_watched text check (most_watched in ('all', 'movie', 'series'));

-- Lists of a large catalogue are read in the order of an index, so that a page of one costs a page and not the catalogue.

-- What orders a genre stands beside the genre. is_everywhere: not withdrawn, and no country is named.
alter table title_genre
  add column year integer,
  add column releases_at timestamptz,
  add column is_everywhere boolean not null default false;
update title_genre set
  year = title.year,
  releases_at = title.releases_at,
  is_everywhere = title.withdrawn_at is null and title.allowed_countries is null and title.blocked_countries = '{}'
from title where title.content_id = title_genre.content_id;
create index title_genre_newest on title_genre (genre_slug, year desc nulls last, releases_at desc nulls last, content_id) include (is_everywhere);
create index title_genre_not_everywhere on title_genre (genre_slug, content_id) where not is_everywhere;

-- The newest of a type: by the date, by the arrival of what has no date, by the season.
create index title_newest on title (content_type, releases_at desc, content_id);
create index title_newest_undated on title (content_type, added_at desc, content_id) where releases_at is null;
create index season_newest on season (releases_at desc, series_id);

-- Most series are as new as a season of theirs, so the walk by a title's own date goes past all of them.
alter table title add column has_dated_seasons boolean not null default false;
update title set has_dated_seasons = true where exists (select from season where series_id = content_id and season.releases_at is not null);
drop index title_newest;
drop index title_newest_undated;
create index title_newest on title (content_type, releases_at desc, content_id) where not has_dated_seasons;
create index title_newest_undated on title (content_type, added_at desc, content_id) where releases_at is null and not has_dated_seasons;

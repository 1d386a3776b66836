-- The listed length of a movie or an episode, in seconds; null where that of its film counts.
alter table title add column run_length double precision check (run_length > 0);
alter table episode add column run_length double precision check (run_length > 0);

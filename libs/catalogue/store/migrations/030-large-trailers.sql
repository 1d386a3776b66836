-- The URL of the trailer for wide previews; null where the film has no more lines than the small one.
alter table asset add column large_trailer text;

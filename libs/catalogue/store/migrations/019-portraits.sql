-- A square picture of somebody's face, by its path under /pictures; null where there is none.
alter table person add column portrait text;

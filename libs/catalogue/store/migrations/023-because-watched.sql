-- A module may keep a place for what is like that which its viewer watched.
alter table module drop constraint module_kind_check;
alter table module add constraint module_kind_check check (kind in ('hero', 'tray', 'ranked', 'continueWatching', 'becauseWatched'));

-- What was set aside and what is waited for are told apart by time as the list and ratings are. All that is there fits.
alter table last_change drop constraint last_change_thing_check;
alter table last_change add constraint last_change_thing_check check (thing in ('list', 'rating', 'aside', 'reminder')) not valid;

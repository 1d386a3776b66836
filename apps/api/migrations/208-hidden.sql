-- What a viewer put out of their sight until it is watched again after that moment: a title out of what to go on with
-- (aside), or a film out of the history (hidden). Nothing of what was watched goes.
alter table set_aside rename to put_away;
alter table put_away add column thing text not null default 'aside' check (thing in ('aside', 'hidden'));
alter table put_away alter column thing drop default;
alter table put_away drop constraint set_aside_pkey, add primary key (user_id, profile_id, content_id, thing);

alter table last_change drop constraint last_change_thing_check;
alter table last_change add constraint last_change_thing_check check (thing in ('list', 'rating', 'aside', 'reminder', 'hidden')) not valid;

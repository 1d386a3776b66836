-- Of interpreters who are to be seen in a title's picture: codes by ISO 639-3, such as ins.
alter table title add column sign_languages text[] not null default '{}';

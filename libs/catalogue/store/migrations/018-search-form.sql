-- In which form search keeps its titles: a release that makes it in another one makes it anew. None yet is 0.
create table search_form (
  one_row boolean primary key default true check (one_row),
  form integer not null
);
insert into search_form (form) values (0);

-- People by how their names begin, in either language, as titles are: few letters fit very many of them.
create index search_name_beginning on search_name (left(names, 60) collate "C") where kind = 'person';
create index search_name_second_beginning on search_name (left(split_part(names, E'\n', 2), 60) collate "C") where kind = 'person';

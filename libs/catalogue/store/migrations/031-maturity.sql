-- Age ratings as numbers: 0 is suitable for everyone, 4 is adults only and unknown. A series is at least as strict as its
-- mildest episode, and an episode at least as strict as its series.
alter table title add column maturity smallint not null default 4 check (maturity between 0 and 4);
alter table episode
  add column maturity_rating text,
  add column maturity smallint not null default 4 check (maturity between 0 and 4);

update title set maturity = case coalesce(substring(bare from '\d+$'), bare)
  when 'U' then 0 when 'ALL' then 0 when '7' then 1 when '13' then 2 when '16' then 3 else 4
end
from (select content_id, upper(regexp_replace(coalesce(maturity_rating, ''), '[^A-Za-z0-9]', '', 'g')) as bare from title) as rated
where rated.content_id = title.content_id;
update episode set maturity = title.maturity from title where title.content_id = episode.series_id;

-- Beside what orders genres and search, as is_everywhere is.
alter table title_genre add column maturity smallint not null default 4;
alter table search_document add column maturity smallint not null default 4;
update title_genre set maturity = title.maturity from title where title.content_id = title_genre.content_id;
update search_document set maturity = title.maturity from title where title.content_id = search_document.content_id;

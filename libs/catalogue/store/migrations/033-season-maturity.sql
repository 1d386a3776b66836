-- A season is hidden with its last episode, as its series is. Without episodes it is as strict as its series.
alter table season add column maturity smallint not null default 4 check (maturity between 0 and 4);
update season set maturity = coalesce(
  (select min(episode.maturity) from episode where episode.series_id = season.series_id and episode.season_number = season.season_number),
  (select title.maturity from title where title.content_id = season.series_id)
);

create function seasons_below(cap integer) returns setof season language sql stable as $$
  select * from season where maturity < cap
$$;

-- Of a title itself and of its seasons below the cap.
create function credits_below(cap integer) returns setof credit language sql stable as $$
  select * from credit where season_number is null or exists (
    select from seasons_below(cap) as season where season.series_id = credit.content_id and season.season_number = credit.season_number
  )
$$;

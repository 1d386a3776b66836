-- What a viewer may see: ratings from the cap on are left out, and a cap of 5 leaves out none. PostgreSQL inlines these
-- functions, which `security definer`, `set` or `volatile` would prevent.
create function titles_below(cap integer) returns setof title language sql stable as $$
  select * from title where maturity < cap
$$;

create function episodes_below(cap integer) returns setof episode language sql stable as $$
  select * from episode where maturity < cap
$$;

create function visible_titles(country text, cap integer, at timestamptz) returns setof title language sql stable as $$
  select * from titles_below(cap)
  where (withdrawn_at is null or withdrawn_at > at)
    and (allowed_countries is null or country = any(allowed_countries))
    and not country = any(blocked_countries)
$$;

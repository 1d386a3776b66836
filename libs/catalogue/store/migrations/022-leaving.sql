-- A title may be withdrawn at a moment that is still to come; what goes soon is found along its own index.
create index title_leaving on title (withdrawn_at) where withdrawn_at is not null;

-- leaving: the module shows what is soon withdrawn of all titles or of those of one type.
alter table module add column leaving text check (leaving in ('all', 'movie', 'series'));

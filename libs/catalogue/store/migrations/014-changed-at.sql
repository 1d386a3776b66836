-- When what stands at a title's address last changed: search engines come again for what is newer than their copy.

alter table title add column changed_at timestamptz not null default now();

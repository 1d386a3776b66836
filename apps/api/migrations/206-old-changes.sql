-- What is older than anything that may still arrive is looked for now and then, and forgotten.
create index last_change_by_age on last_change (made_at);

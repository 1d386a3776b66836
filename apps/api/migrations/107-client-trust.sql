-- Which browser asked for a code, and what was known about it then: its limits apply to the whole flow.
alter table code_flow add column browser_id text;
alter table code_flow add column trust text not null default 'none' check (trust in ('none', 'person', 'knownDevice'));

-- When the session's user last proved who they are. A session from a sign-in link has the time of the session that made it.
alter table session add column authenticated_at timestamptz;
update session set authenticated_at = created_at;
alter table session alter column authenticated_at set not null;

alter table code_flow drop constraint code_flow_purpose_check;
alter table code_flow add constraint code_flow_purpose_check check (purpose in ('login', 'addPhone', 'addEmail', 'stepUp'));

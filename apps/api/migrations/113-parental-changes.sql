-- Tries of the PIN are counted with the profile: one statement counts before any comparison.
alter table profile
  add column pin_attempts smallint not null default 0,
  add column pin_window_ends_at timestamptz;

-- What the code of a flow completes: the change of a parental control. It goes with its flow.
alter table code_flow
  add column change jsonb check ((change is not null) = (purpose = 'parental')),
  drop constraint code_flow_purpose_check,
  add constraint code_flow_purpose_check check (purpose in ('login', 'addPhone', 'addEmail', 'stepUp', 'parental'));

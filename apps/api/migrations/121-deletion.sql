-- An account that its user deletes is kept until deletes_at. Nobody can use it meanwhile.
alter table account
  add column deletes_at timestamptz,
  -- Of the messages about it.
  add column deletion_locale text check (deletion_locale in ('en', 'bn')),
  add column deletion_reminded_at timestamptz;
alter table code_flow
  drop constraint code_flow_purpose_check,
  add constraint code_flow_purpose_check check (purpose in ('login', 'addPhone', 'addEmail', 'stepUp', 'parental', 'deletion'));
create index account_deletion on account (deletes_at) where deletes_at is not null;

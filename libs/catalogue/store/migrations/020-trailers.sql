-- Where a film's trailer lies, for everybody.
alter table asset add column trailer text;

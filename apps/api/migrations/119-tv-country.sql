-- The country of a TV is stored only where a proxy tells it.
alter table tv_activation alter column address_country drop not null;

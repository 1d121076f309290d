-- Some services cannot be reached everywhere: a search that a country blocks is no next step there.
alter table public.finders add column except_country_codes text[] not null default '{}';
comment on column public.finders.except_country_codes is 'Where it cannot be reached, as ISO codes in lower case.';

-- What visitors may type in the search besides the name: names in other languages, old names, abbreviations.
alter table public.cities add column other_names text[] not null default '{}';
alter table public.countries add column other_names text[] not null default '{}';
alter table public.communities add column other_names text[] not null default '{}';
comment on column public.cities.other_names is 'What people may search for besides the name: Wien, Bombay, NYC.';
comment on column public.countries.other_names is 'What people may search for besides the name: Holland, USA.';
comment on column public.communities.other_names is 'What people may search for besides the name: soccer, jogging.';

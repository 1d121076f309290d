-- Help that a reader can act on: how people join here, what to be careful about, and where there is a roof.

alter table public.countries
  add column how_announced text,
  add column how_seasons text,
  add column how_evenings text,
  add column how_language text,
  add column how_alone text;
comment on column public.countries.how_announced is 'Where groups announce themselves: the apps and boards that people here use.';
comment on column public.countries.how_seasons is 'When seasons, terms and memberships begin.';
comment on column public.countries.how_evenings is 'At what hour evenings start.';
comment on column public.countries.how_language is 'Whether English will do.';
comment on column public.countries.how_alone is 'What women, and anybody alone at night, should know.';

alter table public.cities
  add column care_level text not null default 'normal' check (care_level in ('normal', 'care')),
  add column how_announced text,
  add column how_seasons text,
  add column how_evenings text,
  add column how_language text,
  add column how_alone text;
comment on column public.cities.care_level is 'care: the city needs caution where its country as a whole does not.';
comment on column public.cities.how_announced is 'In place of the country''s, where the city differs; so for the other how_ columns.';

alter table public.local_suggestions
  add column caution text,
  add column is_indoors boolean not null default false,
  add column months smallint[] not null default '{1,2,3,4,5,6,7,8,9,10,11,12}'
    check (months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]);
comment on column public.local_suggestions.caution is 'One plain sentence about a danger of this place, shown on both sites beside it.';
comment on column public.local_suggestions.is_indoors is 'The place has a roof.';
comment on column public.local_suggestions.months is 'The months in which it makes sense to go, 1 to 12.';

-- Some countries have one number for everything, others one for each service.
alter table public.countries
  drop constraint countries_emergency_number_check,
  add constraint countries_emergency_number_check
    check (emergency_number ~ '^[0-9]{2,6}( \([a-z, ]+\))?((,| or) [0-9]{2,6}( \([a-z, ]+\))?)*$');
comment on column public.countries.emergency_number is
  'One number, 112, or one for each service: 113 (police), 115 (ambulance).';

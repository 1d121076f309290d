-- What a page needs beyond its texts, so that the content team can change every word and fact. Each new column may be
-- empty: the page then leaves out the part that needs it.

alter table public.cities
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column time_zone text,
  add column region text,
  add column languages text[] not null default '{}',
  add column population integer check (population > 0),
  add column airport text,
  add column pleasant_months smallint[] not null default '{}'
    check (pleasant_months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  add column pleasant_months_note text;
comment on column public.cities.time_zone is 'IANA name, such as Europe/Lisbon.';
comment on column public.cities.region is 'Only where another city has the same name: what people add to tell them apart.';
comment on column public.cities.languages is 'What people in this city speak, most used first.';
comment on column public.cities.population is 'Of the urban area, rounded; empty where it is not certain.';
comment on column public.cities.pleasant_months is 'Months that are pleasant outdoors, 1 to 12.';

alter table public.countries
  add column image_url text,
  add column languages text[] not null default '{}',
  add column weekend text[] not null default '{}'
    check (weekend <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
  add column calling_code text check (calling_code ~ '^\+[0-9 -]+$'),
  add column emergency_number text check (emergency_number ~ '^[0-9]{2,6}$'),
  add column units text not null default 'metric' check (units in ('metric', 'imperial')),
  add column care_level text not null default 'normal' check (care_level in ('normal', 'care')),
  add column holidays text[] not null default '{}';
comment on column public.countries.care_level is 'care: pages propose nothing across the border and advise more caution.';
comment on column public.countries.holidays is 'Days that bring people together, a line each: "Obon, mid-August: …".';

alter table public.affinity_communities add column intro text, add column intro_lff text;
comment on column public.affinity_communities.intro is 'What the affinity adds to the community, in two or three sentences.';

-- Which communities a place suits.
create table public.local_suggestion_communities (
  suggestion_id uuid not null references public.local_suggestions (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  primary key (suggestion_id, community_id)
);
create index local_suggestion_communities_community on public.local_suggestion_communities (community_id);

-- Communities that are not offered in a country or in a city, because they are unlawful, unsafe or make no sense there.
create table public.community_absences (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  country_id uuid references public.countries (id) on delete cascade,
  city_id uuid references public.cities (id) on delete cascade,
  constraint community_absences_somewhere check (num_nonnulls(country_id, city_id) = 1),
  unique nulls not distinct (community_id, country_id, city_id)
);

-- Where to look further: searches and networks of clubs. {city}, {country} and {community} in the address are filled in.
create table public.finders (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  kind text not null check (kind in ('search', 'chapters')),
  description text,
  description_lff text,
  url text not null check (url ~ '^https://'),
  country_codes text[] not null default '{}',
  community_slugs text[] not null default '{}',
  sort_order integer not null default 0
);
comment on column public.finders.kind is 'search: finds what is on; chapters: a network with clubs or chapters.';
comment on column public.finders.country_codes is 'Where it exists, as ISO codes in lower case; empty: everywhere.';
comment on column public.finders.community_slugs is 'Which communities it serves; empty: all.';

do $$
declare t text;
begin
  foreach t in array array['local_suggestion_communities', 'community_absences', 'finders'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('create policy "anyone may read" on public.%I for select to anon, authenticated using (true)', t);
    execute format('revoke all on public.%I from anon, authenticated', t);
    execute format('grant select on public.%I to anon, authenticated', t);
    execute format('grant all on public.%I to service_role', t);
    execute format(
      'create trigger %I after insert or delete on public.%I
       for each row execute function public.record_content_change()', t || '_record_change', t);
    execute format(
      'create trigger %I after update on public.%I
       for each row when (old.* is distinct from new.*) execute function public.record_content_change()',
      t || '_record_update', t);
  end loop;
end $$;

-- A community that is not offered in a city has no page there.
create or replace function public.site_slugs() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'cities', (select coalesce(jsonb_agg(slug order by slug), '[]') from public.cities),
    'communities', (select coalesce(jsonb_agg(slug order by slug), '[]') from public.communities),
    'affinities', (select coalesce(jsonb_agg(slug order by slug), '[]') from public.affinities),
    'articles', (select coalesce(jsonb_agg(slug order by slug), '[]') from public.blog_posts),
    'countries', (select coalesce(jsonb_agg(jsonb_build_array(code, name) order by code), '[]') from public.countries),
    'absent', (
      select coalesce(jsonb_agg(distinct city.slug || '/' || community.slug), '[]')
      from public.community_absences absence
      join public.communities community on community.id = absence.community_id
      join public.cities city on city.id = absence.city_id or city.country_id = absence.country_id
    )
  )
$$;

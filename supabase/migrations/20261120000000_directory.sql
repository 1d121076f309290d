-- The directory: places, communities, affinities, apps, suggestions and articles.
-- Every text column has a plain and a _lff form; which one a site shows is decided by the site, not here.
-- Slugs are part of public addresses, so their form is checked where they are stored.

create function public.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

create table public.countries (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  code text not null unique check (code ~ '^[a-z]{2}$'),
  flag_url text,
  micro_description text,
  micro_description_lff text,
  short_description text,
  short_description_lff text,
  long_description text,
  long_description_lff text,
  wikipedia_url text
);
comment on column public.countries.code is 'ISO 3166-1 alpha-2 in lower case: the country''s address is /countries/{code}.';

create table public.cities (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  country_id uuid not null references public.countries (id) on delete restrict,
  image_url text,
  pulse_url text,
  micro_description text,
  short_description text,
  long_description text,
  micro_description_lff text,
  short_description_lff text,
  long_description_lff text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.communities (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  micro_description text,
  short_description text,
  long_description text,
  micro_description_lff text,
  short_description_lff text,
  long_description_lff text,
  image_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.affinities (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  micro_description text,
  short_description text,
  long_description text,
  micro_description_lff text,
  short_description_lff text,
  long_description_lff text,
  image_url text
);

create table public.affinity_communities (
  affinity_id uuid not null references public.affinities (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  primary key (affinity_id, community_id)
);

create table public.affinity_cities (
  affinity_id uuid not null references public.affinities (id) on delete cascade,
  city_id uuid not null references public.cities (id) on delete cascade,
  primary key (affinity_id, city_id)
);

create table public.local_suggestions (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  title_lff text,
  description text,
  description_lff text,
  city_id uuid references public.cities (id) on delete cascade,
  community_id uuid references public.communities (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint local_suggestions_belongs_to_one check (num_nonnulls(city_id, community_id) = 1)
);

create table public.apps_for_making_friends (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  name_lff text,
  description text,
  description_lff text,
  logo_url text,
  url text,
  sort_order integer not null default 0
);

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  title_lff text,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  excerpt text,
  excerpt_lff text,
  content text,
  content_lff text,
  author text,
  date date,
  created_at timestamptz not null default now(),
  image_url text,
  tags text[] not null default '{}',
  is_featured boolean not null default false
);

-- The orders and filters the site reads by.
create index countries_name on public.countries (name);
create index cities_name on public.cities (name);
create index cities_country on public.cities (country_id, name);
create index communities_name on public.communities (name);
create index affinities_name on public.affinities (name);
create index affinity_communities_community on public.affinity_communities (community_id);
create index affinity_cities_city on public.affinity_cities (city_id);
create index local_suggestions_city on public.local_suggestions (city_id, created_at desc) where city_id is not null;
create index local_suggestions_community on public.local_suggestions (community_id, created_at desc) where community_id is not null;
create index apps_order on public.apps_for_making_friends (sort_order);
create index blog_posts_newest on public.blog_posts (created_at desc);

create trigger cities_touch before update on public.cities
  for each row execute function public.touch_updated_at();
create trigger communities_touch before update on public.communities
  for each row execute function public.touch_updated_at();

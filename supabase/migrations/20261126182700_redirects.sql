-- Old addresses lead on. Changing a slug writes a redirect by itself; editors may add others.

create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  from_path text not null unique
    constraint redirects_from_path check (
      length(from_path) <= 300
      and from_path ~ '^(/[a-z0-9][a-z0-9._-]*)+$'
      and from_path !~ '^/(api|flags|images|icons|sitemaps|og)(/|$)'
    ),
  to_path text not null
    constraint redirects_to_path check (
      length(to_path) <= 300
      and (to_path = '/' or to_path ~ '^(/[a-z0-9][a-z0-9._-]*)+$')
      and to_path !~ '^/(api|flags|images|icons|sitemaps|og)(/|$)'
    ),
  created_at timestamptz not null default now(),
  constraint redirects_lead_elsewhere check (from_path <> to_path)
);
comment on table public.redirects is
  'Old addresses and where they lead, with everything below them. A row that has the address itself wins.';
comment on column public.redirects.from_path is 'The old address, without the domain: /cities/bombay.';
comment on column public.redirects.to_path is 'The new address, without the domain: /cities/mumbai.';

-- Visitors are sent on once: a redirect leads to the end of its chain, and so do those that led to its beginning.
create function public.flatten_redirects() returns trigger
language plpgsql set search_path = '' as $$
declare further text;
begin
  select to_path into further from public.redirects where from_path = new.to_path and id <> new.id;
  if further is not null then
    if further = new.from_path then
      raise exception '% already leads to %: two addresses cannot lead to each other.', new.to_path, new.from_path
        using errcode = 'check_violation', hint = 'Delete that redirect first.';
    end if;
    new.to_path := further;
  end if;
  update public.redirects set to_path = new.to_path where to_path = new.from_path and id <> new.id;
  return new;
end $$;
create trigger redirects_flatten before insert or update of from_path, to_path on public.redirects
  for each row execute function public.flatten_redirects();

-- A changed slug. Arguments: the section of the address and the column.
create function public.record_move() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before_path text := '/' || tg_argv[0] || '/' || (to_jsonb(old) ->> tg_argv[1]);
  after_path text := '/' || tg_argv[0] || '/' || (to_jsonb(new) ->> tg_argv[1]);
begin
  -- The row has this address now.
  delete from public.redirects where from_path = after_path;
  insert into public.redirects (from_path, to_path) values (before_path, after_path)
  on conflict (from_path) do update set to_path = excluded.to_path;
  return null;
end $$;
revoke execute on function public.flatten_redirects() from public, anon, authenticated;
revoke execute on function public.record_move() from public, anon, authenticated;

create trigger cities_move after update of slug on public.cities
  for each row when (old.slug <> new.slug) execute function public.record_move('cities', 'slug');
create trigger communities_move after update of slug on public.communities
  for each row when (old.slug <> new.slug) execute function public.record_move('communities', 'slug');
create trigger affinities_move after update of slug on public.affinities
  for each row when (old.slug <> new.slug) execute function public.record_move('affinities', 'slug');
create trigger blog_posts_move after update of slug on public.blog_posts
  for each row when (old.slug <> new.slug) execute function public.record_move('blog', 'slug');
create trigger countries_move after update of code on public.countries
  for each row when (old.code <> new.code) execute function public.record_move('countries', 'code');

alter table public.redirects enable row level security;
create policy "anyone may read" on public.redirects for select to anon, authenticated using (true);
revoke all on public.redirects from anon, authenticated;
grant select on public.redirects to anon, authenticated;
grant all on public.redirects to service_role;
create trigger redirects_record_change after insert or delete on public.redirects
  for each row execute function public.record_content_change();
create trigger redirects_record_update after update on public.redirects
  for each row when (old.* is distinct from new.*) execute function public.record_content_change();

-- The site learns of redirects together with the addresses that exist.
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
    ),
    'redirects', (
      select coalesce(jsonb_agg(jsonb_build_array(from_path, to_path) order by from_path), '[]') from public.redirects
    )
  )
$$;

-- Which addresses exist, in one answer that no row limit cuts: the site asks for it before it looks for a page.
-- It runs with the rights of whoever asks, so an article that is not public yet is not in it.
create function public.site_slugs() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'cities', (select coalesce(jsonb_agg(slug order by slug), '[]') from public.cities),
    'communities', (select coalesce(jsonb_agg(slug order by slug), '[]') from public.communities),
    'affinities', (select coalesce(jsonb_agg(slug order by slug), '[]') from public.affinities),
    'articles', (select coalesce(jsonb_agg(slug order by slug), '[]') from public.blog_posts),
    'countries', (select coalesce(jsonb_agg(jsonb_build_array(code, name) order by code), '[]') from public.countries)
  )
$$;
revoke execute on function public.site_slugs() from public;
grant execute on function public.site_slugs() to anon, authenticated, service_role;

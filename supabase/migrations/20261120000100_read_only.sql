-- Anyone may read the directory with the publishable key; nobody may write with it.
-- Row-level security is what refuses; the grants say the same a second time.

do $$
declare t text;
begin
  foreach t in array array[
    'countries', 'cities', 'communities', 'affinities', 'affinity_communities', 'affinity_cities',
    'local_suggestions', 'apps_for_making_friends', 'blog_posts'
  ] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('create policy "anyone may read" on public.%I for select to anon, authenticated using (true)', t);
    execute format('revoke all on public.%I from anon, authenticated', t);
    execute format('grant select on public.%I to anon, authenticated', t);
    execute format('grant all on public.%I to service_role', t);
  end loop;
end $$;

grant usage on schema public to anon, authenticated, service_role;
revoke execute on function public.touch_updated_at() from public, anon, authenticated;

-- Every change of content leaves a row in an outbox and, where pg_net and a target are there, calls the site's
-- /api/revalidate at once. The call may be lost; the row is not: it is what /api/revalidate/pending sends again and what
-- followers read as a log. Both are written in the editor's own transaction, so a change that is rolled back
-- leaves neither.

create table public.content_changes (
  id bigint generated always as identity primary key,
  type text not null check (type in ('INSERT', 'UPDATE', 'DELETE')),
  table_name text not null,
  record jsonb,
  old_record jsonb,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  attempts integer not null default 0
);
comment on table public.content_changes is
  'Outbox of content changes. Texts over 400 characters stand in it as their checksum: enough to see that they changed.';
create index content_changes_pending on public.content_changes (id) where delivered_at is null;

alter table public.content_changes enable row level security;
revoke all on public.content_changes from anon, authenticated;
grant all on public.content_changes to service_role;

-- Whole guides in both forms, old and new, would not fit into a call of 64 KiB, and nobody reads them there.
create function public.change_summary(content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(
    key,
    case when length(value::text) > 400 then to_jsonb('md5:' || md5(value::text)) else value end
  )
  from jsonb_each(content)
$$;

-- The site's address and secret, from Vault: revalidate_url (…/api/revalidate) and revalidate_secret. No row where
-- there is no Vault or a part is missing; then the outbox alone carries the change.
create function public.revalidate_target() returns table (url text, secret text)
language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('vault.decrypted_secrets') is null then return; end if;
  return query execute $query$
    select address.decrypted_secret, key.decrypted_secret
    from vault.decrypted_secrets address, vault.decrypted_secrets key
    where address.name = 'revalidate_url' and key.name = 'revalidate_secret'
    limit 1
  $query$;
end $$;

create function public.record_content_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  payload jsonb;
  target record;
  change_id bigint;
begin
  -- The seed and other bulk loads into an empty site say `set app.content_changes = 'off'`.
  if current_setting('app.content_changes', true) = 'off' then return null; end if;

  payload := jsonb_build_object(
    'type', tg_op,
    'schema', tg_table_schema,
    'table', tg_table_name,
    'record', case when tg_op = 'DELETE' then null else public.change_summary(to_jsonb(new)) end,
    'old_record', case when tg_op = 'INSERT' then null else public.change_summary(to_jsonb(old)) end
  );
  insert into public.content_changes (type, table_name, record, old_record)
  values (tg_op, tg_table_name, nullif(payload -> 'record', 'null'), nullif(payload -> 'old_record', 'null'))
  returning id into change_id;

  -- Nothing about the site may keep an editor from saving.
  begin
    if to_regproc('net.http_post') is not null then
      select * into target from public.revalidate_target();
      if target.url is not null then
        -- pg_net sends it after the commit.
        execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 10000)'
        using
          target.url,
          payload || jsonb_build_object('change_id', change_id),
          jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || target.secret);
      end if;
    end if;
  exception when others then
    raise warning 'The site was not told of change %: %', change_id, sqlerrm;
  end;
  return null;
end $$;

revoke execute on function public.change_summary(jsonb) from public, anon, authenticated;
revoke execute on function public.revalidate_target() from public, anon, authenticated;
revoke execute on function public.record_content_change() from public, anon, authenticated;

do $$
declare t text;
begin
  foreach t in array array[
    'countries', 'cities', 'communities', 'affinities', 'affinity_communities', 'affinity_cities',
    'local_suggestions', 'apps_for_making_friends', 'blog_posts'
  ] loop
    execute format(
      'create trigger %I after insert or delete on public.%I
       for each row execute function public.record_content_change()', t || '_record_change', t);
    -- Saving a row without changing it is no change.
    execute format(
      'create trigger %I after update on public.%I
       for each row when (old.* is distinct from new.*) execute function public.record_content_change()',
      t || '_record_update', t);
  end loop;
end $$;

-- The date of a row is the date of its last real change: sitemaps and structured data say it to search engines.
drop trigger cities_touch on public.cities;
drop trigger communities_touch on public.communities;
create trigger cities_touch before update on public.cities
  for each row when (old.* is distinct from new.*) execute function public.touch_updated_at();
create trigger communities_touch before update on public.communities
  for each row when (old.* is distinct from new.*) execute function public.touch_updated_at();

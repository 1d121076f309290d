-- Values that make no sense are refused where they are saved: a list with a gap, a date without an end, a name that
-- shows nothing. Values of that kind that are there already are mended.

create function public.usable_list(items text[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(btrim(item, E' \t\n\r\u00a0\u200b\ufeff') order by place), '{}')
  from unnest(items) with ordinality list (item, place)
  where btrim(item, E' \t\n\r\u00a0\u200b\ufeff') <> ''
$$;
create function public.is_usable_list(items text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_ndims(items), 1) = 1
    and not exists (
      select 1 from unnest(items) item where item is null or btrim(item, E' \t\n\r\u00a0\u200b\ufeff') = ''
    )
$$;
comment on function public.is_usable_list(text[]) is 'Each item of the list has a text.';

do $$
declare c record;
begin
  for c in
    select columns.table_name as t, columns.column_name as name, columns.udt_name as type,
      columns.is_nullable = 'YES' as may_be_null
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'content_changes'
  loop
    case
      when c.type = '_text' then
        execute format(
          'update public.%1$I set %2$I = public.usable_list(%2$I) where not public.is_usable_list(%2$I)', c.t, c.name);
        execute format(
          'alter table public.%1$I add constraint %3$I check (public.is_usable_list(%2$I))',
          c.t, c.name, c.t || '_' || c.name || '_items');
      when c.type = '_int2' then
        execute format(
          'update public.%1$I set %2$I = array_remove(%2$I, null) where array_position(%2$I, null) is not null',
          c.t, c.name);
        execute format(
          'alter table public.%1$I add constraint %3$I
           check (array_position(%2$I, null) is null and coalesce(array_ndims(%2$I), 1) = 1)',
          c.t, c.name, c.t || '_' || c.name || '_items');
      when c.type in ('date', 'timestamptz') then
        execute format(
          'update public.%1$I set %2$I = %3$s where not (%2$I >= ''1900-01-01'' and %2$I < ''2200-01-01'')',
          c.t, c.name, case when c.may_be_null then 'null' else 'now()' end);
        execute format(
          'alter table public.%1$I add constraint %3$I check (%2$I >= ''1900-01-01'' and %2$I < ''2200-01-01'')',
          c.t, c.name, c.t || '_' || c.name || '_real');
      when c.type = 'text' and c.name in ('name', 'title') then
        execute format(
          'alter table public.%1$I add constraint %3$I
           check (btrim(%2$I, E'' \t\n\r\u00a0\u200b\ufeff'') <> '''') not valid',
          c.t, c.name, c.t || '_' || c.name || '_shown');
      else null;
    end case;
  end loop;
end $$;
revoke execute on function public.usable_list(text[]), public.is_usable_list(text[]) from public, anon, authenticated;
grant execute on function public.is_usable_list(text[]) to service_role;

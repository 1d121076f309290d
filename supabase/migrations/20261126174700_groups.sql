-- Groups that meet: a club, a run, a choir, with the rhythm that a source states.

create table public.groups (
  id uuid primary key default gen_random_uuid(),
  city_id uuid not null references public.cities (id) on delete cascade,
  name text not null check (btrim(name) <> ''),
  what text,
  what_lff text,
  rrule text check (rrule ~ '^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;(INTERVAL|BYDAY|BYMONTHDAY|BYMONTH)=[A-Z0-9,+-]+)*$'),
  rhythm text,
  start_time time,
  duration_minutes smallint check (duration_minutes between 10 and 1440),
  months smallint[] not null default '{}'
    check (months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  place text,
  district text,
  distance_km numeric(4, 1) check (distance_km >= 0),
  join_kind text check (join_kind in ('free', 'fee', 'guests', 'members')),
  how_to_join text,
  language text,
  link text not null check (link ~ '^https?://'),
  source text not null check (btrim(source) <> ''),
  listed_by text,
  as_of text check (as_of ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  makes_dates boolean not null default false,
  checked_on date not null,
  is_paused boolean not null default false,
  calendar_url text check (calendar_url ~ '^https?://'),
  link_failures smallint not null default 0 check (link_failures >= 0),
  link_failed_on date,
  created_at timestamptz not null default now(),
  constraint groups_one_rhythm check (rrule is null or rhythm is null),
  constraint groups_dates_need_a_rule check (
    not makes_dates
    or (rrule is not null and start_time is not null and as_of is not null and rrule !~ 'INTERVAL=([2-9]|1[0-9])')
  )
);
create index groups_city on public.groups (city_id);
create unique index groups_once on public.groups (city_id, lower(name));
comment on column public.groups.what is 'What it is, in one line.';
comment on column public.groups.rrule is 'Recurrence rule of RFC 5545: FREQ=WEEKLY;BYDAY=SA, FREQ=MONTHLY;BYDAY=2FR.';
comment on column public.groups.rhythm is 'In words, where no rule can say it: "Saturdays, about once a month".';
comment on column public.groups.start_time is 'In the city''s own time.';
comment on column public.groups.months is 'The months of its season; empty: all year.';
comment on column public.groups.how_to_join is 'How to turn up, in one sentence.';
comment on column public.groups.listed_by is 'The name of the list it was found in, shown on the page; empty: it was found on its own pages.';
comment on column public.groups.source is 'How it is known, for editors.';
comment on column public.groups.as_of is 'The month in which the source states the rhythm: 2026-05.';
comment on column public.groups.makes_dates is 'Whether the rule makes dates and calendar entries.';
comment on column public.groups.checked_on is 'Last checked. After 12 months the page says so; after 18 the group is hidden.';
comment on column public.groups.calendar_url is 'An iCalendar, or a page with Events in its JSON-LD.';
comment on column public.groups.link_failures is 'How often in a row the link did not answer, at least a week apart.';

create table public.group_communities (
  group_id uuid not null references public.groups (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  primary key (group_id, community_id)
);
create index group_communities_community on public.group_communities (community_id);

-- Real dates of the next weeks, from a group's own calendar.
create table public.group_dates (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references public.groups (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at >= starts_at),
  is_all_day boolean not null default false,
  status text not null default 'planned' check (status in ('planned', 'moved', 'cancelled')),
  unique (group_id, starts_at)
);
comment on column public.group_dates.is_all_day is 'The calendar states the day without an hour.';
comment on column public.group_dates.status is 'moved: this is the new time; cancelled: it does not take place.';

do $$
declare t text;
begin
  foreach t in array array['groups', 'group_communities', 'group_dates'] loop
    execute format('alter table public.%I enable row level security', t);
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

-- A paused group is not public: the key that everybody has does not read it.
create policy "anyone may read what is not paused" on public.groups
  for select to anon, authenticated using (not is_paused);
create policy "anyone may read" on public.group_communities for select to anon, authenticated using (true);
create policy "anyone may read" on public.group_dates for select to anon, authenticated using (true);

-- A market on Saturdays is no step for a Tuesday, and a steep trail none for somebody alone.
alter table public.local_suggestions
  add column days text[] not null default '{mon,tue,wed,thu,fri,sat,sun}'
    check (days <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
comment on column public.local_suggestions.days is
  'Days on which somebody can turn up there alone; the first week suggests it on no other.';

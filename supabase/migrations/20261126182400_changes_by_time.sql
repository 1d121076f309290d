-- Followers read the changes of the last minute, several times a second. A change carries the time at which it was written,
-- not that at which a long transaction began: it becomes visible at the end of the transaction.
create index content_changes_created_at on public.content_changes (created_at);
alter table public.content_changes alter column created_at set default clock_timestamp();
